import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ServerAccount, serverAccount } from './account.ts'
import { findBinaries, type PostgresBinaries } from './binaries.ts'
import { makeCluster, readCluster, SUPERUSER } from './cluster.ts'
import { DATABASE, ensureDatabase } from './databases.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { keepRunning } from './keepRunning.ts'
import { isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts'
import { launch, removeSocketFolder, type ServerPlace, shutDown } from './server.ts'
import { secureSocketFolder, socketFolder, socketUrl } from './socket.ts'
import { takeOver } from './takeOver.ts'

/** Where an embedded Postgres lives, and who hears of it. */
export interface EmbeddedPostgresOptions {
  /** The installation's data folder; the cluster is `postgres` inside it, its log `postgres.log`. Made when missing. */
  readonly dataDir: string
  /** For the operator's log: what was found and done. */
  readonly log?: (message: string) => void
  /** For whoever waits at a terminal: what is taking time now. */
  readonly onProgress?: (message: string) => void
  /** Given, the server is started again when it ends although nobody stopped it, and this hears of it. */
  readonly onLost?: (message: string) => void
}

/** A running embedded Postgres. */
export interface EmbeddedPostgres {
  /** Connection string of the application's database. */
  readonly url: string
  /** True when a server that was running already, left by a process that was killed, was taken over. */
  readonly attached: boolean
  /** The `postgres` executable. */
  readonly binary: string
  /** Shuts the server down and waits for its end. May be called more than once. */
  stop(): Promise<void>
}

/** How long a start that is refused for left-overs of a crashed server is repeated, in ms. */
const LEFTOVERS_GONE_WITHIN = 30_000

/** Between two such attempts, in ms. */
const RETRY_EVERY = 50

/** What Postgres says while processes of a killed server have not all ended, or another start or stop is under way. */
const PASSING_TROUBLE = [
  /pre-existing shared memory block/,
  /lock file ".*" (already exists|is empty)/,
  // The folder of the socket went away with a server that was just stopping.
  /could not create lock file ".*": No such file/,
]

/** What Postgres answers a client while it shuts down, and while it starts. */
const NOT_NOW = ['57P01', '57P03']

/**
 * Runs the installation's own Postgres on a Unix socket: makes the cluster on the first start, takes over a server that
 * is still running, recovers after a crash. Throws EmbeddedPostgresError with what to do where that is impossible.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, onProgress = () => {}, onLost } = options
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const place: ServerPlace = {
    clusterDir: path.join(dataDir, 'postgres'),
    socketFolder: socketFolder(dataDir),
    logFile: path.join(dataDir, 'postgres.log'),
  }
  const cluster = await readCluster(place.clusterDir)
  const account = await serverAccount(cluster?.uid ?? null)
  const binaries = await findBinaries(cluster?.major ?? null)
  if (!cluster) {
    onProgress('Making the database')
    await makeCluster(place.clusterDir, binaries, account)
    log(`Made a Postgres ${binaries.major} cluster in ${place.clusterDir}`)
  }
  const { postmaster, attached } = await untilItAnswers(place, binaries, account, { log, onProgress })
  const { socketFolder: door } = postmaster
  let current = postmaster
  const startAgain = async () => {
    // Behind the same door, which is where everybody has been told to knock.
    const again = { ...place, socketFolder: door }
    current = (await untilItAnswers(again, binaries, account, { log, onProgress: log })).postmaster
  }
  const isRunning = () => isOpen(place.clusterDir)
  const keeper = onLost && keepRunning({ isRunning, startAgain, onLost })
  const stop = async () => {
    await keeper?.stop()
    await stopServer(current, place, log)
  }
  let stopping: Promise<void> | undefined
  return {
    url: socketUrl(door, SUPERUSER, DATABASE),
    attached,
    binary: binaries.postgres,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

interface Listeners {
  readonly log: (message: string) => void
  readonly onProgress: (message: string) => void
}

interface Running {
  readonly postmaster: Postmaster
  readonly attached: boolean
}

/** Tries until a server answers; a server that is just dying, or just being started by somebody else, is waited for. */
async function untilItAnswers(
  place: ServerPlace,
  binaries: PostgresBinaries,
  account: ServerAccount,
  listeners: Listeners,
): Promise<Running> {
  const deadline = Date.now() + LEFTOVERS_GONE_WITHIN
  for (;;) {
    try {
      const running = await takeOverOrLaunch(place, binaries, account, listeners)
      await ensureDatabase(socketUrl(running.postmaster.socketFolder, SUPERUSER, 'postgres'))
      return running
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error
    }
    await delay(RETRY_EVERY)
  }
}

async function takeOverOrLaunch(
  place: ServerPlace,
  binaries: PostgresBinaries,
  account: ServerAccount,
  { log, onProgress }: Listeners,
): Promise<Running> {
  const found = await readPostmaster(place.clusterDir)
  const running = found && (await takeOver(found, place, log))
  if (running) return { postmaster: running, attached: true }
  if (found) onProgress('Recovering the database')
  await secureSocketFolder(place.socketFolder)
  const outcome = await launch(binaries.postgres, place, account, found?.pid ?? null)
  const postmaster = await readPostmaster(place.clusterDir)
  if (outcome.kind === 'ready' && postmaster) {
    log(`Postgres ${binaries.major} runs as process ${postmaster.pid}`)
    return { postmaster, attached: false }
  }
  const reason = outcome.kind === 'ended' ? outcome.reason : 'it vanished'
  throw new EmbeddedPostgresError(`Postgres did not start: ${reason}\nIts log: ${place.logFile}`)
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof EmbeddedPostgresError) return PASSING_TROUBLE.some((trouble) => trouble.test(error.message))
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  // A server that was killed can still be found alive for a moment, and then hangs up.
  const hungUp = ['connect', 'read', 'write'].includes(syscall) || /Connection terminated/.test(error.message)
  return hungUp || NOT_NOW.includes(code)
}

/** Whether a server runs and takes connections; one that is stopping waits for those which it has, for ever if need be. */
async function isOpen(clusterDir: string): Promise<boolean> {
  const found = await readPostmaster(clusterDir)
  return found !== null && found.status !== 'stopping' && isPostmaster(found.pid, clusterDir)
}

async function stopServer(postmaster: Postmaster, place: ServerPlace, log: (message: string) => void): Promise<void> {
  await shutDown(postmaster, place.clusterDir)
  await removeSocketFolder(postmaster.socketFolder)
  log(`Postgres, process ${postmaster.pid}, has stopped`)
}

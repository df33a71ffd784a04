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

/** The place of an embedded Postgres, and its callbacks. */
export interface EmbeddedPostgresOptions {
  /** The installation's data folder; the cluster is `postgres` inside it, its log `postgres.log`. Created if missing. */
  readonly dataDir: string
  /** Connections that a server started here accepts, at least; fewer than Postgres' default of 100 change nothing. */
  readonly maxConnections?: number
  /** Receives messages for the operator's log. */
  readonly log?: (message: string) => void
  /** Receives progress messages, for a user who waits at a terminal. */
  readonly onProgress?: (message: string) => void
  /** If given, the server is restarted when it ends without `stop`, and this receives a message about it. */
  readonly onLost?: (message: string) => void
}

/** A running embedded Postgres. */
export interface EmbeddedPostgres {
  /** Connection string of the application's database. */
  readonly url: string
  /** True when it attached to a server that a killed process had left running. */
  readonly attached: boolean
  /** Path of the `postgres` executable. */
  readonly binary: string
  /** Shuts the server down and waits for its end. Idempotent. */
  stop(): Promise<void>
}

/** How long a start that fails on left-overs of a crashed server is retried, in ms. */
const LEFTOVERS_GONE_WITHIN = 30_000

/** Delay between two attempts, in ms. */
const RETRY_EVERY = 50

/** Postgres errors while a killed server's processes have not all ended, or another start or stop is in progress. */
const PASSING_TROUBLE = [
  /pre-existing shared memory block/,
  /lock file ".*" (already exists|is empty)/,
  // A server that was just stopping removed the socket's folder.
  /could not create lock file ".*": No such file/,
]

/** SQLSTATEs for a server that shuts down or starts. */
const NOT_NOW = ['57P01', '57P03']

/**
 * Runs the installation's own Postgres on a Unix socket: creates the cluster on the first start, attaches to a running
 * server, recovers after a crash. Throws EmbeddedPostgresError with the remedy when that is impossible.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, onProgress = () => {}, onLost } = options
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const place: ServerPlace = {
    clusterDir: path.join(dataDir, 'postgres'),
    socketFolder: socketFolder(dataDir),
    logFile: path.join(dataDir, 'postgres.log'),
    maxConnections: options.maxConnections ?? 0,
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
    // The socket folder must not change: existing connection strings name it.
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

/** Retries until a server answers, waiting for one that is stopping or being started by another process. */
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
  // A killed server can appear alive for a moment, and then drops the connection.
  const hungUp = ['connect', 'read', 'write'].includes(syscall) || /Connection terminated/.test(error.message)
  return hungUp || NOT_NOW.includes(code)
}

/**
 * Whether a server runs and accepts connections; a stopping server does not, and may wait for its open connections
 * indefinitely.
 */
async function isOpen(clusterDir: string): Promise<boolean> {
  const found = await readPostmaster(clusterDir)
  return found !== null && found.status !== 'stopping' && isPostmaster(found.pid, clusterDir)
}

async function stopServer(postmaster: Postmaster, place: ServerPlace, log: (message: string) => void): Promise<void> {
  await shutDown(postmaster, place.clusterDir)
  await removeSocketFolder(postmaster.socketFolder)
  log(`Postgres, process ${postmaster.pid}, has stopped`)
}

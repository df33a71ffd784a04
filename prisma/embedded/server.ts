import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, rmdir, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerAccount } from './account.ts'
import { serverEnvironment } from './environment.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts'
import { SOCKET_PORT } from './socket.ts'

/** How long a server may take to accept connections, in ms; recovering from a crash is what takes long. */
const READY_WITHIN = 300_000

/** How long an orderly shutdown may take before it is cut short, in ms. */
const STOPPED_WITHIN = 60_000

/** How often the server's state is looked at, in ms. */
const LOOK_EVERY = 10

/** The server's log starts afresh at a start that finds it larger than this, in bytes; one older log is kept. */
const LOG_LIMIT = 10_000_000

/** Where one server's things are. */
export interface ServerPlace {
  readonly clusterDir: string
  readonly socketFolder: string
  readonly logFile: string
}

/** What became of an attempt to start a server. */
export type StartOutcome =
  | { readonly kind: 'ready' }
  /** It ended at once; `reason` is what it wrote to its log. */
  | { readonly kind: 'ended'; readonly reason: string }

/**
 * Starts a server in a session of its own, so that it outlives this process when that is killed, and waits until it
 * accepts connections. `deadPid` is a process number the cluster's lock file names wrongly, null when there is none.
 */
export async function launch(
  postgres: string,
  place: ServerPlace,
  account: ServerAccount,
  deadPid: number | null,
): Promise<StartOutcome> {
  const log = await openLog(place.logFile)
  const logStart = (await log.stat()).size
  const { file, args } = account.commandLine(postgres, serverArguments(place))
  // Postgres takes its parents' numbers in a lock file for left-overs of a reboot. Naming the dead one as a parent
  // makes it look past that number alone; every other check, shared memory still in use above all, stays on.
  const env = serverEnvironment(deadPid === null ? {} : { PG_GRANDPARENT_PID: String(deadPid) })
  const child = spawn(file, args, { detached: true, stdio: ['ignore', log.fd, log.fd], env, cwd: '/' })
  const failure = ended(child)
  child.unref()
  try {
    const outcome = await Promise.race([failure, childReady(child, place.clusterDir)])
    if (outcome === 'ready') return { kind: 'ready' }
    return { kind: 'ended', reason: await readFrom(place.logFile, logStart) }
  } finally {
    await log.close()
  }
}

/** Waits for the child itself: both commands replace themselves by the server, so its number is the server's. */
async function childReady(child: ChildProcess, clusterDir: string): Promise<'ready' | 'ended'> {
  const { pid } = child
  // It could not be spawned at all; its error event is on the way.
  if (pid === undefined) return new Promise(() => {})
  return waitUntilReady(pid, clusterDir, () => child.exitCode === null && child.signalCode === null)
}

function serverArguments(place: ServerPlace): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    port: String(SOCKET_PORT),
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return ['-D', place.clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Settles when the process could not be started or has ended. */
function ended(child: ChildProcess): Promise<'ended'> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new EmbeddedPostgresError(`${child.spawnfile}: ${error.message}`)))
    child.once('exit', () => resolve('ended'))
  })
}

/** Waits until the server of that process number says it is ready, for as long as `alive` says it lives. */
export async function waitUntilReady(
  pid: number,
  clusterDir: string,
  alive: () => boolean | Promise<boolean>,
): Promise<'ready' | 'ended'> {
  const deadline = Date.now() + READY_WITHIN
  while (await alive()) {
    const postmaster = await readPostmaster(clusterDir)
    // A server that was killed has left a file which says that it is ready.
    if (postmaster?.pid === pid && postmaster.status === 'ready') return 'ready'
    if (Date.now() > deadline) throw new EmbeddedPostgresError(`Postgres was not ready within ${READY_WITHIN / 1000} s`)
    await delay(LOOK_EVERY)
  }
  return 'ended'
}

/** Shuts the server down: running transactions are rolled back, what was committed is on disk. Waits for its end. */
export async function shutDown(postmaster: Postmaster, clusterDir: string): Promise<void> {
  if (await endsAfter('SIGINT', postmaster.pid, clusterDir)) return
  // The next start recovers from the log, as after a crash.
  if (await endsAfter('SIGQUIT', postmaster.pid, clusterDir)) return
  throw new EmbeddedPostgresError(`Postgres (process ${postmaster.pid}) does not stop`)
}

async function endsAfter(signal: NodeJS.Signals, pid: number, clusterDir: string): Promise<boolean> {
  const deadline = Date.now() + STOPPED_WITHIN
  try {
    if (await isPostmaster(pid, clusterDir)) process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  while (await isPostmaster(pid, clusterDir)) {
    if (Date.now() > deadline) return false
    await delay(LOOK_EVERY)
  }
  return true
}

/** Removes the socket's folder once the server has left it. */
export async function removeSocketFolder(folder: string): Promise<void> {
  // Another server may have moved in already; then it is not empty and stays.
  await rmdir(folder).catch(() => {})
}

async function openLog(logFile: string) {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  )
  if (size > LOG_LIMIT) await rename(logFile, `${logFile}.1`)
  return open(logFile, 'a', 0o600)
}

async function readFrom(logFile: string, start: number): Promise<string> {
  const text = await readFile(logFile)
  return text.subarray(start).toString('utf8').trim()
}

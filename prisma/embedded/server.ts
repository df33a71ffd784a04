import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, rmdir, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerAccount } from './account.ts'
import { serverEnvironment } from './environment.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts'
import { SOCKET_PORT } from './socket.ts'

/** Timeout until a server accepts connections, in ms; crash recovery is the slow case. */
const READY_WITHIN = 300_000

/** Timeout of an orderly shutdown before the server is forced to quit, in ms. */
const STOPPED_WITHIN = 60_000

/** Polling interval of the server's state, in ms. */
const LOOK_EVERY = 10

/** At a start, a log larger than this (bytes) is rotated; one older log is kept. */
const LOG_LIMIT = 10_000_000

/** Postgres' own default of max_connections. */
const DEFAULT_CONNECTIONS = 100

/** The paths of one server, and how many connections it accepts at least. */
export interface ServerPlace {
  readonly clusterDir: string
  readonly socketFolder: string
  readonly logFile: string
  readonly maxConnections: number
}

/** The outcome of a server start. */
export type StartOutcome =
  | { readonly kind: 'ready' }
  /** It exited at once; `reason` is its log output. */
  | { readonly kind: 'ended'; readonly reason: string }

/**
 * Starts a server in its own session, so that it survives a kill of this process, and waits until it accepts
 * connections. `deadPid` is a wrong pid in the cluster's lock file, null when there is none.
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
  // Postgres takes the pids of its parents in a lock file for left-overs of a reboot. Naming the dead pid as a parent
  // makes it ignore that pid alone; every other check stays on, above all that for shared memory still in use.
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

/** Waits for the child itself: both commands exec the server, so its pid is the server's. */
async function childReady(child: ChildProcess, clusterDir: string): Promise<'ready' | 'ended'> {
  const { pid } = child
  // The spawn failed; its error event follows.
  if (pid === undefined) return new Promise(() => {})
  return waitUntilReady(pid, clusterDir, () => child.exitCode === null && child.signalCode === null)
}

function serverArguments(place: ServerPlace): string[] {
  const settings: Readonly<Record<string, string>> = {
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    // Otherwise the cluster's own setting holds: an operator may have raised it.
    ...(place.maxConnections > DEFAULT_CONNECTIONS ? { max_connections: String(place.maxConnections) } : {}),
    port: String(SOCKET_PORT),
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return ['-D', place.clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Resolves when the process failed to start or has ended. */
function ended(child: ChildProcess): Promise<'ended'> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new EmbeddedPostgresError(`${child.spawnfile}: ${error.message}`)))
    child.once('exit', () => resolve('ended'))
  })
}

/** Waits until the server of that pid reports ready, as long as `alive` returns true. */
export async function waitUntilReady(
  pid: number,
  clusterDir: string,
  alive: () => boolean | Promise<boolean>,
): Promise<'ready' | 'ended'> {
  const deadline = Date.now() + READY_WITHIN
  while (await alive()) {
    const postmaster = await readPostmaster(clusterDir)
    // A killed server leaves a file whose status is still `ready`.
    if (postmaster?.pid === pid && postmaster.status === 'ready') return 'ready'
    if (Date.now() > deadline) throw new EmbeddedPostgresError(`Postgres was not ready within ${READY_WITHIN / 1000} s`)
    await delay(LOOK_EVERY)
  }
  return 'ended'
}

/** Shuts the server down and waits for its end: running transactions are rolled back, committed ones are on disk. */
export async function shutDown(postmaster: Postmaster, clusterDir: string): Promise<void> {
  if (await endsAfter('SIGINT', postmaster.pid, clusterDir)) return
  // The next start recovers from the write-ahead log, as after a crash.
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

/** Removes the socket's folder after the server has ended. */
export async function removeSocketFolder(folder: string): Promise<void> {
  // Another server may use it already; a folder that is not empty stays.
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

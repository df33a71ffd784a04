import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isListening, listenIn, type Presence } from './presence.ts'
import { startTime } from './startTime.ts'

/** Another process uses the same DATA_DIR. */
export class DataDirInUse extends Error {
  /** Of that process; it means nothing here where that runs in another container. */
  readonly pid: number

  constructor(dataDir: string, { pid, startTime: begun }: Holder) {
    const place = startTime(pid) === begun ? '' : ' (as its container counts)'
    super(
      `DATA_DIR ${dataDir} is in use by process ${pid}${place}; stop that one, or give this one a DATA_DIR (and ports) of its own.`,
    )
    this.name = 'DataDirInUse'
    this.pid = pid
  }
}

/** The process that holds a lock. */
interface Holder {
  readonly pid: number
  readonly startTime: string | null
  /** Name of the socket on which it listens in the folder; absent where the file system has no sockets. */
  readonly socket?: string | undefined
}

/** A folder that is to be locked. */
interface Folder {
  readonly dataDir: string
  /** The lock. */
  readonly file: string
}

/**
 * Locks a DATA_DIR for this process. Throws DataDirInUse while the holder is alive, also in another container that has the
 * same volume; the lock of a killed process is replaced. Of processes that start at once, one gets it. Returns the release
 * function.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = { dataDir, file: join(dataDir, 'tollgraph.pid') }
  const presence = await listenIn(dataDir)
  try {
    await take(folder, presence)
  } catch (error) {
    presence?.end()
    throw error
  }
  return () => {
    rmSync(folder.file, { force: true })
    presence?.end()
  }
}

async function take(folder: Folder, presence: Presence | null): Promise<void> {
  const holder: Holder = { pid: process.pid, startTime: startTime(process.pid), socket: presence?.socket }
  // Two containers may have one pid.
  const draft = `${folder.file}.${presence?.socket ?? process.pid}.tmp`
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    let isOurs = false
    while (!isOurs) {
      const left = read(folder.file)
      if (left !== null) await refuseAlive(left, folder)
      isOurs = putInPlace(draft, left, folder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Puts our lock in the place of the one that a dead process left, or of none; false if another process has just put its own
 * there.
 */
function putInPlace(draft: string, left: string | null, { file }: Folder): boolean {
  if (left !== null && !isRemoved(left, file)) return false
  try {
    // Fails when the name exists, and is never visible half written.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // The file system has no hard links.
    renameSync(draft, file)
  }
  return true
}

/** Removes a lock with this content. It is moved aside first: in its place may be a new one by now, which stays. */
function isRemoved(left: string, file: string): boolean {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  if (read(aside) !== left) {
    renameSync(aside, file)
    return false
  }
  rmSync(aside, { force: true })
  return true
}

/** Throws DataDirInUse if the process that holds a lock is alive. Removes the socket of one that is dead. */
async function refuseAlive(lock: string, { dataDir }: Folder): Promise<void> {
  const holder = parsed(lock)
  if (holder === null) return
  if (await isHeld(holder, dataDir)) throw new DataDirInUse(dataDir, holder)
  if (holder.socket) rmSync(join(dataDir, holder.socket), { force: true })
}

/** Whether the holder of a lock is alive. Its pid tells only where it has no socket. */
async function isHeld({ pid, socket, startTime: begun }: Holder, dataDir: string): Promise<boolean> {
  if (socket) return isListening(join(dataDir, socket))
  return pid !== process.pid && startTime(pid) === begun
}

/** The content of a lock; null for none. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Null for a lock that was torn by the end of its process: the folder is free. */
function parsed(lock: string): Holder | null {
  try {
    return JSON.parse(lock) as Holder
  } catch {
    return null
  }
}

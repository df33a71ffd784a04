import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process uses the same DATA_DIR. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `DATA_DIR ${dataDir} is in use by process ${pid}; stop that one, or give this one a DATA_DIR (and ports) of its own.`,
    )
    this.name = 'DataDirInUse'
  }
}

/** The process that holds a lock. */
interface Holder {
  readonly pid: number
  readonly startTime: string | null
}

/**
 * Locks a DATA_DIR for this process. Throws DataDirInUse while the holder is alive; the lock of a killed process is
 * replaced. Of processes that start at once, one gets it. Returns the release function.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'tollgraph.pid')
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, JSON.stringify({ pid: process.pid, startTime: startTime(process.pid) }), { mode: 0o600 })
  try {
    let isOurs = false
    while (!isOurs) {
      refuseOther(readHolder(file), dataDir)
      isOurs = putInPlace(draft, file, dataDir)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** Puts our lock in the place of one whose holder is dead, or of none; false if another process has just put its own there. */
function putInPlace(draft: string, file: string, dataDir: string): boolean {
  removeLeft(file, dataDir)
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

/** Removes the lock that a dead process left. It is moved aside first: in its place may be a new one by now. */
function removeLeft(file: string, dataDir: string): void {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    refuseOther(readHolder(aside), dataDir)
  } catch (error) {
    renameSync(aside, file)
    throw error
  }
  rmSync(aside, { force: true })
}

/** Throws DataDirInUse if another process that is alive holds the lock. */
function refuseOther(holder: Holder | null, dataDir: string): void {
  if (holder && holder.pid !== process.pid && startTime(holder.pid) === holder.startTime)
    throw new DataDirInUse(dataDir, holder.pid)
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    // No lock file, or one torn by a killed process: the lock is free.
    return null
  }
}

/** Start time of a process in clock ticks since boot, to detect a reused pid. Null when the process is dead. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return isAlive(pid) ? 'alive' : null
  }
}

/** Without /proc, liveness is all that can be checked. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Locks a DATA_DIR for this process. Throws DataDirInUse while the holder is alive; the lock of a killed process is
 * replaced. Returns the release function.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'tollgraph.pid')
  const holder = readHolder(file)
  if (holder && holder.pid !== process.pid && startTime(holder.pid) === holder.startTime)
    throw new DataDirInUse(dataDir, holder.pid)
  writeFileSync(file, JSON.stringify({ pid: process.pid, startTime: startTime(process.pid) }), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

function readHolder(file: string): { pid: number; startTime: string | null } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; startTime: string | null }
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

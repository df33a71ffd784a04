import { readFileSync } from 'node:fs'

/** Start time of a process in clock ticks since boot, to detect a reused pid. Null when the process is dead. */
export function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return isAlive(pid) ? 'alive' : null
  }
}

/** Whether a process lives, perhaps one of another account. Without /proc, that is all that can be checked. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

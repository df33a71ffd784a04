import { readFileSync } from 'node:fs'
import { processExists } from '../../prisma/embedded/postmaster.ts'

/** Start time of a process in clock ticks since boot, to detect a reused pid. Null when the process is dead. */
export function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    // Without /proc, that is all that can be checked.
    return processExists(pid) ? 'alive' : null
  }
}

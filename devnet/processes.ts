import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The command line of a running process; empty when it has ended or is a zombie. Distinguishes a reused pid. */
export function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline'))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const [status = '', ...command] = execFileSync('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/)
    return status.startsWith('Z') ? '' : command.join(' ')
  } catch {
    return ''
  }
}

/** Sends a signal to a process; one that has ended already is ignored. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Polls until the condition is true. Returns whether that happened within `limit` ms. */
export async function until(condition: () => boolean, limit: number): Promise<boolean> {
  const end = Date.now() + limit
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(5)
  }
  return true
}

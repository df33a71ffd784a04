import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { until } from './until.ts'

const run = promisify(execFile)

const END_LIMIT_MS = 10_000

/** Runs iproute2. Throws with its message. */
export async function ip(...args: readonly string[]): Promise<string> {
  return (await run('ip', [...args])).stdout
}

/** Runs the traffic control of iproute2. Throws with its message. */
export async function tc(...args: readonly string[]): Promise<void> {
  await run('tc', [...args])
}

/** The names of all namespaces. */
export async function namespaces(): Promise<readonly string[]> {
  return (await ip('netns', 'list')).split('\n').map((line) => line.split(' ')[0] ?? '')
}

/** Kills all processes of a namespace, and waits until they have ended. */
export async function killAll(namespace: string): Promise<void> {
  await until(
    `the processes of ${namespace} have ended`,
    async () => {
      const pids = (await ip('netns', 'pids', namespace)).split('\n').filter(Boolean).map(Number)
      for (const pid of pids) kill(pid)
      return pids.every(isZombie)
    },
    END_LIMIT_MS,
  )
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Whether a process has ended, and its parent has not been told yet. */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

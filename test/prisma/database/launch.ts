import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A process that started an embedded Postgres, and what that was. */
export interface Launched {
  readonly process: ChildProcess
  readonly url: string
  readonly attached: boolean
  readonly binary: string
}

const LAUNCHER = fileURLToPath(new URL('./launcher.ts', import.meta.url))

/** The launcher as this repository holds it. */
export const launcherHere: readonly string[] = [process.execPath, '--import', 'tsx', LAUNCHER]

/** Runs a launcher on a data folder until it says that the server runs. Throws with what it wrote when it gives up. */
export async function launch(dataDir: string, command: readonly string[] = launcherHere): Promise<Launched> {
  const [file = '', ...args] = command
  const child = spawn(file, [...args, dataDir], { stdio: ['pipe', 'pipe', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const closed = once(child, 'close').then(() => Promise.reject(new Error(stderr.trim() || 'The launcher ended')))
  // Later it is ended on purpose.
  closed.catch(() => {})
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([once(lines, 'line'), closed])) as [string]
  return { process: child, ...(JSON.parse(line) as Omit<Launched, 'process'>) }
}

/** Kills a process so that it can do nothing about it, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a script of this folder and kills it, as by a crash, when it has written a text. */
export async function killAt(text: string, script: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, argumentsOf(script, args), { stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(text)) resolve()
      })
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)))
  })
  await killed(child)
}

/** What a script of this folder writes. */
export function outputOf(script: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, argumentsOf(script, args), { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`)
  return stdout
}

function argumentsOf(script: string, args: readonly string[]): string[] {
  return ['--import', 'tsx', fileURLToPath(new URL(script, import.meta.url)), ...args]
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
}

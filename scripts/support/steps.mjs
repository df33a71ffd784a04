import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from './root.mjs'

/** How many steps run concurrently. */
const AT_ONCE = 2

/**
 * Runs commands of the repository, `{ name, args }` with `args` for Node, and prints each one's duration, and its
 * output if it failed. A failure does not stop the others. Returns the names of the failed steps.
 */
export async function runSteps(steps) {
  const waiting = [...steps]
  const failed = []
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now()
      const { code, output } = await run(step.args)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(32)} ${seconds} s`)
      if (code === 0) continue
      console.log(indent(output))
      failed.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }))
  })
}

function indent(text) {
  return text.trimEnd().replace(/^/gm, '       ')
}

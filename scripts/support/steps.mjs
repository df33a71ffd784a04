import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from './root.mjs'

/** How many steps run side by side. */
const AT_ONCE = 2

/**
 * Runs commands of the repository, `{ name, args }` with `args` for Node, and prints each one's time when it ends, and
 * its output when it failed. Every step is run, whatever became of the others. Returns the names of those that failed.
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

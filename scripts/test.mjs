import './support/nodeVersion.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './support/install.mjs'
import { binaryOf } from './support/packageBinary.mjs'
import { root } from './support/root.mjs'
import { switchTelemetryOff } from './support/telemetry.mjs'

// `npm test`: installs missing packages and runs the tests; arguments are vitest's. The last line of standard output is
// `N passed, N failed`, written by test/vitest/reporter.ts, or by this script if vitest exited before that.

ensureInstalled({ dev: true })
switchTelemetryOff()

const run = spawn(process.execPath, [binaryOf('vitest'), 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

let promised = false
run.on('message', (message) => {
  if (message?.closingLine === 'promised') promised = true
})
// The terminal's Ctrl-C reaches vitest too; this process waits for its end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => run.kill('SIGTERM'))
run.on('close', (code, signal) => {
  // With another reporter on the command line, a run that passes prints only that reporter's output.
  const isElsewhere = process.argv.some((argument) => argument.startsWith('--reporter'))
  const isBroken = signal || (!promised && (code !== 0 || !isElsewhere))
  if (isBroken) console.log('0 passed, 1 failed')
  process.exitCode = isBroken ? code || 1 : code
})

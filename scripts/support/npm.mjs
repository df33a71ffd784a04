import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

/** How many lines of npm's error output are shown: it begins with the error and ends with npm's usage. */
const ERROR_LINES = 20

/** Runs an npm install command; returns whether it succeeded. On failure npm's output is on standard error. */
export function runNpm(args) {
  const npm = npmCommand()
  const run = spawnSync(npm.file, [...npm.args, ...args, '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    // Standard output is reserved for the requested command.
    stdio: process.stderr.isTTY ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SCARF_ANALYTICS: 'false', CHECKPOINT_DISABLE: '1', PRISMA_SKIP_POSTINSTALL_GENERATE: '1' },
    maxBuffer: 64_000_000,
  })
  if (run.status === 0) return true
  const lines = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.split('\n')
  const errors = lines.filter((line) => !line.startsWith('npm warn')).slice(0, ERROR_LINES)
  process.stderr.write(`${errors.join('\n')}\n`)
  return false
}

/** Installs packages (`name@version`) into a folder outside of the checkout; returns whether it succeeded, as runNpm. */
export function installInto(folder, packages) {
  // What the registry said before about an exact version still holds, and is there without a network.
  return runNpm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--prefer-offline', ...packages])
}

/** The registry's value of a field of `name@version`; empty when it does not have that version or that field. */
export function npmView(spec, field) {
  const npm = npmCommand()
  const run = spawnSync(npm.file, [...npm.args, 'view', spec, field], { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? run.stdout.trim() : ''
}

/** The npm that started this script, else the one on PATH. */
function npmCommand() {
  const script = process.env.npm_execpath
  return script?.endsWith('npm-cli.js') ? { file: process.execPath, args: [script] } : { file: 'npm', args: [] }
}

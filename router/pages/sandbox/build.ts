import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { prettierModules, workerEntries } from './packages.ts'

const run = promisify(execFile)

const OUTPUT = ['--bundle', '--minify', '--target=es2022', '--legal-comments=linked', '--log-level=error']

const SCRIPTS = [
  '--splitting',
  '--format=esm',
  '--platform=browser',
  '--define:process.env.NODE_ENV="production"',
  '--chunk-names=[name]-[hash]',
  // Monaco imports a style sheet from most of its modules; GraphiQL's holds all of them.
  '--loader:.css=empty',
]

/** Bundles the sandbox's scripts, its workers and its style sheet into a folder, without any folders below it. */
export async function build(outdir: string): Promise<void> {
  const scripts = { main: join(import.meta.dirname, 'main.ts'), ...workerEntries() }
  const style = { style: join(import.meta.dirname, 'style.css') }
  const aliases = Object.entries(prettierModules()).map(([name, path]) => `--alias:${name}=${path}`)
  await Promise.all([esbuild(scripts, outdir, [...SCRIPTS, ...aliases]), esbuild(style, outdir, [])])
}

/**
 * By its command, not its API: the API's process would keep 300 MB for as long as the app runs, and stopping it leaves
 * every other build in this process waiting for good.
 */
async function esbuild(
  entries: Readonly<Record<string, string>>,
  outdir: string,
  options: readonly string[],
): Promise<void> {
  const command = createRequire(import.meta.url).resolve('esbuild/bin/esbuild')
  const inputs = Object.entries(entries).map(([name, path]) => `${name}=${path}`)
  await run(command, [...inputs, `--outdir=${outdir}`, ...OUTPUT, ...options])
}

import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The page's sources: a client of the router, made for browsers. */
export const SOURCES = join(import.meta.dirname, '..', '..', '..', 'sandbox')

/** Bundles the sandbox's scripts, its workers and its style sheets into a folder, without any folders below it. */
export async function build(outdir: string): Promise<void> {
  // By its command: the bundler's own process ends with its memory.
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const config = join(SOURCES, 'vite.config.mjs')
  const options = ['--config', config, '--configLoader', 'native', '--outDir', outdir]
  await run(process.execPath, [vite, 'build', ...options], { env: { ...process.env, NODE_ENV: 'production' } })
}

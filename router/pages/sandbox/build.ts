import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The page's sources: a browser client of the router. */
export const SOURCES = join(import.meta.dirname, '..', '..', '..', 'sandbox')

/** Bundles the sandbox's scripts, workers and style sheets into a flat folder. */
export async function build(outdir: string): Promise<void> {
  // As a separate process, whose memory is freed when it ends.
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const config = join(SOURCES, 'vite.config.mjs')
  const options = ['--config', config, '--configLoader', 'native', '--outDir', outdir]
  await run(process.execPath, [vite, 'build', ...options], { env: { ...process.env, NODE_ENV: 'production' } })
}

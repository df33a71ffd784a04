import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The page's sources: a browser client of the router. */
export const SOURCES = join(import.meta.dirname, '..', '..', '..', 'sandbox')

/** Bundles the sandbox's scripts and style sheet into a flat folder. Rejects with the compiler's errors. */
export async function build(outdir: string): Promise<void> {
  // As a separate process, whose memory is freed when it ends.
  await run(process.execPath, [join(SOURCES, 'build.mjs'), outdir])
}

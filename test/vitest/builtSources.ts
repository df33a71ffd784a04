import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'
import { builtFile, ROOMS } from '../../scripts/support/built.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Where built code lies if the checkout cannot be written to. */
const ELSEWHERE = join(tmpdir(), 'tollgraph-tests')

/**
 * Lets tests import the code as `npm start` runs it, built, in place of its sources: compiling a thousand sources in each
 * process would take longer than most tests. Sources for browsers, and files under `test/`, are compiled as they are
 * imported.
 */
export async function builtSources(): Promise<Plugin> {
  const built = dirname(dirname(fileURLToPath(await builtFile('router/main.ts', { dataDir: ELSEWHERE }))))
  const rooms = ROOMS.map((room) => join(ROOT, room) + sep)
  return {
    name: 'built-sources',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (!importer || !specifier.startsWith('.') || !specifier.endsWith('.ts')) return null
      const file = resolve(dirname(importer), specifier)
      if (!rooms.some((room) => file.startsWith(room))) return null
      return { id: join(built, file.slice(ROOT.length).replace(/\.ts$/, '.mjs')), external: true }
    },
  }
}

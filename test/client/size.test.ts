import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { ROOT } from '../docs/markdown.ts'

/** What a page may load before its first payment, in bytes as they are sent. */
const FIRST_LOAD = 32_000

it('loads what signs at the first payment, and little before it', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: ['packages/client/src/index.ts'],
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'bundle',
    write: false,
    metafile: true,
  })
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const { kind, path } of metafile.outputs[file]?.imports ?? []) if (kind === 'import-statement') load(path)
  }
  load('bundle/index.js')
  const sent = outputFiles.filter(({ path }) => [...loaded].some((file) => path.endsWith(file)))
  expect(sent).toHaveLength(loaded.size)
  expect(sent.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)).toBeLessThan(FIRST_LOAD)
  expect(outputFiles.length).toBeGreaterThan(sent.length)
})

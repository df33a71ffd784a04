import { build } from 'esbuild'
import { expect, it } from 'vitest'
import lock from '../../../package-lock.json' with { type: 'json' }
import { bundleOptions } from '../../../sandbox/bundleOptions.mjs'

const packages = lock.packages as unknown as Readonly<Record<string, { readonly dev?: boolean }>>

it('the sandbox is bundled from packages that a production install has', async () => {
  const { metafile } = await build({ ...bundleOptions, outdir: 'out', write: false, metafile: true })
  const places = new Set(Object.keys(metafile.inputs).flatMap((file) => packageOf(file) ?? []))
  expect(places).toContain('node_modules/@codemirror/view')
  expect([...places].filter((place) => !packages[place] || packages[place].dev)).toEqual([])
})

/** The place in the lock file of the package that has a file; null for our own files. */
function packageOf(file: string): string | null {
  return /(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null
}

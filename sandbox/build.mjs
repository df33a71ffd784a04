import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// `node build.mjs <folder>`: bundles the page into flat file names, hashed except for the two that the document links.

const [outdir] = process.argv.slice(2)
if (!outdir) throw new Error('Name the folder that the bundle is written to')

await build({
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  entryPoints: ['main.tsx'],
  outdir,
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Licences of the packages in the bundle; each has a file of its own, which the document does not load.
  legalComments: 'linked',
  logLevel: 'error',
})

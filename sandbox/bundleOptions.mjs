import { fileURLToPath } from 'node:url'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** How esbuild bundles the page: flat file names, hashed except for the two that the document links. */
export const bundleOptions = {
  absWorkingDir: here('.'),
  entryPoints: ['main.tsx'],
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
  // The parser of sign-in messages imports Node's buffer, for conversions that the page does not call.
  alias: { buffer: here('noBuffer.mjs') },
  // Licences of the packages in the bundle; each has a file of its own, which the document does not load.
  legalComments: 'linked',
  logLevel: 'error',
}

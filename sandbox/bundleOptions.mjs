import { fileURLToPath } from 'node:url'

/** How esbuild bundles the page: flat file names, hashed except for the two that the document links. */
export const bundleOptions = {
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
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
  // Licences of the packages in the bundle; each has a file of its own, which the document does not load.
  legalComments: 'linked',
  logLevel: 'error',
}

import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const graphiqls = createRequire(createRequire(import.meta.url).resolve('@graphiql/react/package.json'))

/** Bundling of the page: flat file names, hashed except for the two that the document links. */
export default {
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'warn',
  // Outside the sources, because a checkout may be read-only.
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/vite', import.meta.url)),
  resolve: {
    // Shared by our code and the editor's packages; each must exist only once.
    dedupe: ['react', 'react-dom', 'graphql', 'zustand'],
    alias: {
      // GraphiQL's formatter imports two parts of prettier by old names, which resolve to scripts without the needed
      // exports.
      'prettier/parser-graphql': graphiqls.resolve('prettier/plugins/graphql').replace(/\.js$/, '.mjs'),
      'prettier/parser-babel': graphiqls.resolve('prettier/plugins/babel').replace(/\.js$/, '.mjs'),
    },
  },
  build: {
    target: 'es2022',
    assetsDir: '',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 8_000,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Packages mark modules with "use client" for React server rendering, which is not used here.
      checks: { moduleLevelDirective: false },
      input: { main: fileURLToPath(new URL('main.tsx', import.meta.url)) },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: ({ names }) => (names.includes('main.css') ? 'main.css' : '[name]-[hash][extname]'),
      },
    },
  },
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: '[name]-[hash].js' } } },
}

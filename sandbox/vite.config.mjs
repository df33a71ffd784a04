import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const graphiqls = createRequire(createRequire(import.meta.url).resolve('@graphiql/react/package.json'))

/** How the page is bundled: flat names, hashed but for the two that the document links to. */
export default {
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'warn',
  // A checkout may be read-only.
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/vite', import.meta.url)),
  resolve: {
    // One of each, for our code and for the packages that bring the editor.
    dedupe: ['react', 'react-dom', 'graphql', 'zustand'],
    alias: {
      // GraphiQL's formatter asks for two parts of prettier by old names that lead to scripts without the exports it uses.
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
      // Packages say "use client" to servers that render React; there is none.
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

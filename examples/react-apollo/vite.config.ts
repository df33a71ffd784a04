import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const client = fileURLToPath(new URL('../../packages/client/src', import.meta.url))

export default defineConfig({
  plugins: [react()],
  resolve: {
    // The package of this repository, from its sources.
    alias: [
      { find: /^@tollgraph\/client$/, replacement: `${client}/index.ts` },
      { find: /^@tollgraph\/client\/apollo$/, replacement: `${client}/apollo.ts` },
    ],
  },
})

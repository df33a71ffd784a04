import './support/nodeVersion.mjs'
import { fileURLToPath } from 'node:url'

// `npm start`: installs missing packages and becomes the router. `npm start -- <command>` passes the command on.

const { ensureInstalled } = await import('./support/install.mjs')
const { loadEnvironment } = await import('./support/environment.mjs')
const { endWithNpm } = await import('./support/npmParent.mjs')
const { bundledFile } = await import('./support/built.mjs')

ensureInstalled({ dev: false })
loadEnvironment()
process.env.NODE_ENV ??= 'production'
endWithNpm()

// The router is loaded into this process: one process to signal, to watch and to wait for.
const main = await bundledFile('router/main.ts', { dataDir: process.env.DATA_DIR || '.data' })
// Workers run the same file.
process.argv[1] = fileURLToPath(main)
await import(main)

import './support/nodeVersion.mjs'

// `npm start`: installs missing packages and becomes the router. `npm start -- <command>` passes the command on.

const { ensureInstalled } = await import('./support/install.mjs')
const { loadEnvironment } = await import('./support/environment.mjs')
const { endWithNpm } = await import('./support/npmParent.mjs')
const { inRoot } = await import('./support/root.mjs')
const { bundledFile } = await import('./support/built.mjs')

ensureInstalled({ dev: false })
loadEnvironment()
process.env.NODE_ENV ??= 'production'
endWithNpm()

// The router is loaded into this process: one process to signal, to watch and to wait for.
const main = await bundledFile('router/main.ts', { dataDir: process.env.DATA_DIR || '.data' })
process.argv[1] = inRoot('router/main.ts')
// Workers run the built file. A single router loads nothing of this.
if (Number(process.env.WORKERS) > 1) {
  const [{ default: cluster }, { fileURLToPath }] = await Promise.all([import('node:cluster'), import('node:url')])
  cluster.setupPrimary({ exec: fileURLToPath(main) })
}
await import(main)

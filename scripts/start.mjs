import './support/nodeVersion.mjs'

// `npm start`: installs what is missing and becomes the router. `npm start -- <command>` passes the command on.

const { ensureInstalled } = await import('./support/install.mjs')
const { loadEnvironment } = await import('./support/environment.mjs')
const { endWithNpm } = await import('./support/npmParent.mjs')
const { inRoot } = await import('./support/root.mjs')
const { pathToFileURL } = await import('node:url')

ensureInstalled({ dev: false })
loadEnvironment()
process.env.NODE_ENV ??= 'production'
endWithNpm()

// TypeScript is loaded into this very process: one process to signal, to watch and to wait for.
const { register } = await import('tsx/esm/api')
register()
process.setSourceMapsEnabled(true)

const main = inRoot('router/main.ts')
process.argv[1] = main
await import(pathToFileURL(main).href)

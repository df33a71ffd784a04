#!/usr/bin/env node
import './support/nodeVersion.mjs'

// `npx tollgraph`: installs what is missing and becomes the command line of cli/main.ts.

const { ensureInstalled } = await import('./support/install.mjs')
const { loadEnvironment } = await import('./support/environment.mjs')
const { endWithNpm } = await import('./support/npmParent.mjs')
const { inRoot, root } = await import('./support/root.mjs')
const { pathToFileURL } = await import('node:url')

ensureInstalled({ dev: false })
loadEnvironment()
process.env.NODE_ENV ??= 'production'
endWithNpm()

// Settings that are relative paths mean the project's folder, as with `npm start`; files that a command names mean the
// folder that it was given in.
const cwd = process.cwd()
process.chdir(root)

const { register } = await import('tsx/esm/api')
register()
process.setSourceMapsEnabled(true)

const { main } = await import(pathToFileURL(inRoot('cli/main.ts')).href)
await main(process.argv.slice(2), cwd)

#!/usr/bin/env node
import './support/nodeVersion.mjs'

// `npx tollgraph`: installs missing packages and becomes the command line of cli/main.ts.

const { ensureInstalled } = await import('./support/install.mjs')
const { loadEnvironment } = await import('./support/environment.mjs')
const { endWithNpm } = await import('./support/npmParent.mjs')
const { root } = await import('./support/root.mjs')
const { builtFile } = await import('./support/built.mjs')

ensureInstalled({ dev: false })
loadEnvironment()
process.env.NODE_ENV ??= 'production'
endWithNpm()

// Relative paths in settings are relative to the project's folder, as with `npm start`; files named by arguments are
// relative to the current folder.
const cwd = process.cwd()
process.chdir(root)

const commandLine = await builtFile('cli/main.ts', { dataDir: process.env.DATA_DIR || '.data' })
process.setSourceMapsEnabled(true)

const { main } = await import(commandLine)
await main(process.argv.slice(2), cwd)

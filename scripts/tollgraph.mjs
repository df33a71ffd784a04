#!/usr/bin/env node
import './support/nodeVersion.mjs'

// `npx tollgraph`: installs missing packages and becomes the command line of cli/main.ts.

const { ensureInstalled } = await import('./support/install.mjs')
const { loadEnvironment } = await import('./support/environment.mjs')
const { endWithNpm } = await import('./support/npmParent.mjs')
const { root } = await import('./support/root.mjs')
const { bundledFile } = await import('./support/built.mjs')

ensureInstalled({ dev: false })
loadEnvironment()
process.env.NODE_ENV ??= 'production'
endWithNpm()

// Relative paths in settings are relative to the project's folder, as with `npm start`; files named by arguments are
// relative to the current folder.
const cwd = process.cwd()
process.chdir(root)

const commandLine = await bundledFile('cli/main.ts', { dataDir: process.env.DATA_DIR || '.data' })

// A bundle is CommonJS, whose exports are one value.
const { default: exports } = await import(commandLine)
await exports.main(process.argv.slice(2), cwd)

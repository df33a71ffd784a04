import './support/nodeVersion.mjs'

// `npm run bench`: installs missing packages, Tollgraph's peers too, and runs the benchmarks. Arguments are those of
// bench/options.ts, such as `-- --seconds 2`.

const { ensureInstalled } = await import('./support/install.mjs')
const { endWithNpm } = await import('./support/npmParent.mjs')
const { inRoot } = await import('./support/root.mjs')
const { switchTelemetryOff } = await import('./support/telemetry.mjs')
const { pathToFileURL } = await import('node:url')

ensureInstalled({ dev: true })
switchTelemetryOff()
endWithNpm()

// TypeScript is loaded into this process: one process to signal and to wait for.
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(inRoot('bench/main.ts')).href)

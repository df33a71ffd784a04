import { build } from 'esbuild'
import { bundleOptions } from './bundleOptions.mjs'

// `node build.mjs <folder>`: writes the page's bundle.

const [outdir] = process.argv.slice(2)
if (!outdir) throw new Error('Name the folder that the bundle is written to')
await build({ ...bundleOptions, outdir })

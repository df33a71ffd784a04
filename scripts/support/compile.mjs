import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { inBatches } from './inBatches.mjs'
import { root } from './root.mjs'
import { withPlaces } from './sources.mjs'
import { writeDurably } from './writeDurably.mjs'

/**
 * Compiles TypeScript files, each into a JavaScript file at the same relative path in `folder`, with source maps. Drops
 * types, and rewrites imports to the compiled files and the root's packages; changes nothing else. Resolves when all
 * files are on disk. Throws compile errors.
 */
export async function compile(sources, folder) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: sources,
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // Every import is resolved below and left external: a bundle would rename identifiers that two files share, and
    // error classes are recognised by name.
    bundle: true,
    plugins: [{ name: 'places', setup }],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    write: false,
  }).finally(stop)
  await inBatches(outputFiles, ({ path: file, contents }) => writeDurably(file, contents))
}

function setup({ onLoad, onResolve }) {
  onResolve({ filter: /./ }, ({ kind, path: specifier, importer }) => {
    if (kind === 'entry-point') return null
    const isMissing = specifier.startsWith('.') && !existsSync(path.resolve(path.dirname(importer), specifier))
    if (isMissing) return { errors: [{ text: `There is no ${specifier} here` }] }
    return { path: whereIs(specifier, importer), external: true }
  })
  // Read one at a time: the compiler asks for hundreds at once.
  onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
    const contents = withPlaces(readFileSync(file, 'utf8'), file)
    return { contents, loader: 'ts' }
  })
}

/** The target of a source's import as seen from built code. */
function whereIs(specifier, importer) {
  if (!specifier.startsWith('.')) return packageUrl(specifier)
  if (specifier.endsWith('.ts')) return specifier.replace(/\.ts$/, '.mjs')
  return pathToFileURL(path.resolve(path.dirname(importer), specifier)).href
}

/** Built code may lie outside the checkout, where Node finds no packages. */
function packageUrl(specifier) {
  try {
    return import.meta.resolve(specifier)
  } catch {
    // A dependency of browser sources, which are compiled with the others and never run here. Node reports it if it is
    // ever loaded.
    return specifier
  }
}

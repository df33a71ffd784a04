import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { root } from './root.mjs'

/** What of `import.meta` a source may use: built code lies elsewhere, so each is written down as it is for the source. */
const PLACES = {
  url: (file) => pathToFileURL(file).href,
  dirname: (file) => path.dirname(file),
  filename: (file) => file,
}

/**
 * Compiles TypeScript files, each into a JavaScript file of its own at the same place below a folder, with source maps.
 * Types are dropped, imports lead to the compiled files and to the packages of the root; nothing else changes. Resolves
 * when all is on disk. Throws what is wrong with a source.
 */
export async function compile(sources, folder) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: sources,
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // Every import is resolved below and left as it is: a bundle would rename what two files call the same, and errors
    // are known by the names of their classes.
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
  await Promise.all(outputFiles.map(writeDurably))
}

function setup({ onLoad, onResolve }) {
  onResolve({ filter: /./ }, ({ kind, path: specifier, importer }) => {
    if (kind === 'entry-point') return null
    const isMissing = specifier.startsWith('.') && !existsSync(path.resolve(path.dirname(importer), specifier))
    if (isMissing) return { errors: [{ text: `There is no ${specifier} here` }] }
    return { path: whereIs(specifier, importer), external: true }
  })
  onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
    const text = await readFile(file, 'utf8')
    const contents = text.replace(/\bimport\.meta\.(\w+)/g, (found, member) => {
      const place = PLACES[member]
      if (!place) throw new Error(`${path.relative(root, file)} uses ${found}, which is not the same in built code`)
      return JSON.stringify(place(file))
    })
    return { contents, loader: 'ts' }
  })
}

/** Where an import of a source leads from built code. */
function whereIs(specifier, importer) {
  if (!specifier.startsWith('.')) return packageUrl(specifier)
  if (specifier.endsWith('.ts')) return specifier.replace(/\.ts$/, '.mjs')
  return pathToFileURL(path.resolve(path.dirname(importer), specifier)).href
}

/** Built code may lie outside the checkout, where no packages are found. */
function packageUrl(specifier) {
  try {
    return import.meta.resolve(specifier)
  } catch {
    // For browsers' sources, which are compiled with the others and never run here. Node names it where it is missed.
    return specifier
  }
}

/** A folder that has its name is whole, also after the power went off: a start would take half a build for a whole one. */
async function writeDurably({ path: file, contents }) {
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(contents)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

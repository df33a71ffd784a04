import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop, transform } from 'esbuild'
import { withClassNames } from './classNames.mjs'
import { inBatches } from './inBatches.mjs'
import { inRoot, root } from './root.mjs'
import { withPlaces } from './sources.mjs'
import { writeDurably } from './writeDurably.mjs'

const ownRequire = createRequire(inRoot('package.json'))

/** Packages that stay outside: they load native addons, start from files of their own, or await while they load. */
const OUTSIDE = [
  'iovalkey',
  '@bitauth/libauth',
  '@napi-rs/webcodecs',
  '@prisma/client',
  '@resvg/resvg-js',
  'bufferutil',
  'esbuild',
  'playwright-core',
  'secp256k1',
  'sharp',
  'typescript',
  'utf-8-validate',
  'vite',
]

/** Optional packages of packages, not installed; the code that asks for them handles that. */
const ABSENT = ['canvas', 'encoding', 'ethers', 'pg-native']

/** Packages that ask where they lie; one that is missing here fails the build. */
const PLACED = ['pino', 'thread-stream', 'undici']

/** What is left of a question where a package lies. */
const UNPLACED = '__placeOfPackage'

/** What runs a bundle, copied beside its chunks. */
const LOADER = 'loader.cjs'

/**
 * Bundles a TypeScript file, its imports and their packages into `folder`: one chunk for what is loaded together, a
 * further one for what `import()` loads. Chunks are CommonJS, because Node caches compiled code of scripts only. The
 * file `runner` of the folder runs it. Throws compile errors.
 */
export async function bundle(entry, folder, runner) {
  try {
    const { outputFiles, metafile } = await build(settingsOf(entry, folder))
    const chunks = outputFiles.filter(({ path: file }) => file.endsWith('.js'))
    for (const chunk of chunks) refuseUnplaced(chunk)
    const maps = new Map(outputFiles.map(({ path: file, text }) => [file, text]))
    await inBatches(chunks, (chunk) => writeChunk(chunk, maps.get(`${chunk.path}.map`)))
    await writeLoader(path.join(folder, runner), entry, metafile)
  } finally {
    await stop()
  }
}

function settingsOf(entry, folder) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: folder,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    metafile: true,
    plugins: [{ name: 'sources', setup }],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { __dirname: UNPLACED, __filename: UNPLACED, 'import.meta.url': UNPLACED },
    legalComments: 'none',
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    write: false,
  }
}

// Only what needs it passes through JavaScript: that takes longer than the rest of the build.
function setup(builder) {
  // `import` and `require` would otherwise find two instances of graphql. Of its two forms, esbuild links that of `import`, and copies what
  // that of `require` exports for each file that imports it.
  builder.onResolve({ filter: /^graphql($|\/)/ }, ({ path: specifier }) => ({
    path: ownRequire.resolve(specifier).replace(/\.js$/, '.mjs'),
  }))
  builder.onResolve({ filter: /^cosmiconfig$/ }, () => ({ path: inRoot('scripts/support/noConfigFiles.cjs') }))
  const outside = new RegExp(`^(${[...OUTSIDE, ...ABSENT].join('|')})($|/)`)
  builder.onResolve({ filter: outside }, (request) => resolveOutside(builder, request))
  const placed = new RegExp(`[\\\\/]node_modules[\\\\/](${PLACED.join('|')})[\\\\/].*\\.[cm]?js$`)
  // Read one at a time: the compiler asks for hundreds at once.
  builder.onLoad({ filter: placed }, ({ path: file }) => ({
    contents: placedText(readFileSync(file, 'utf8'), file),
  }))
  builder.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => {
    if (file.includes('node_modules')) return null
    return { contents: withPlaces(readFileSync(file, 'utf8'), file), loader: file.endsWith('.ts') ? 'ts' : 'js' }
  })
}

async function resolveOutside(builder, { path: specifier, importer, resolveDir, kind, pluginData }) {
  if (pluginData === 'resolving') return null
  // What is imported statically is required in the end: a package's module for `import` would come without its default.
  const how = kind === 'import-statement' ? 'require-call' : kind
  const found = await builder.resolve(specifier, { importer, resolveDir, kind: how, pluginData: 'resolving' })
  if (found.errors.length > 0) return { path: specifier, external: true }
  // A bundle may lie outside the checkout, where Node finds no packages.
  return { path: kind === 'dynamic-import' ? pathToFileURL(found.path).href : found.path, external: true }
}

/** A module that reads files beside it keeps its place. */
function placedText(text, file) {
  const values = { __dirname: path.dirname(file), __filename: file }
  const declarations = Object.entries(values).map(([name, value]) => `var ${name} = ${JSON.stringify(value)};`)
  return declarations.join('') + text
}

/** Throws where a package would look for its files beside the bundle. */
function refuseUnplaced({ path: file, text }) {
  const at = text.indexOf(UNPLACED)
  if (at < 0) return
  const around = text.slice(Math.max(0, at - 200), at + 100)
  throw new Error(
    `A package in ${path.basename(file)} asks where it lies: name it in PLACED or OUTSIDE. The place is: ${around}`,
  )
}

/** Writes a chunk as the body of a function, whose head is a line before it, and its source map. */
async function writeChunk({ path: file, text }, mapText) {
  const given = Buffer.from(mapText).toString('base64')
  const made = await transform(
    `${withClassNames(text, mapText)}\n//# sourceMappingURL=data:application/json;base64,${given}`,
    {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      sourcefile: file.replace(/\.js$/, '.mjs'),
      // V8 keeps the text of every chunk in memory, to compile the functions that have not run yet.
      minifyWhitespace: true,
      sourcemap: 'external',
      sourcesContent: false,
      legalComments: 'none',
      logLevel: 'silent',
    },
  )
  // Node's own `import()` fails in functions of a script that was compiled from cached code. Positions stay: the other word is as long.
  const code = made.code.replace(/(?<![\w$.'"`])import\(/g, '__load(')
  await writeDurably(file, `(function (exports, require, module, __load) {"use strict";\n${code}\n})`)
  const { mappings, ...map } = JSON.parse(made.map)
  await writeDurably(`${file}.map`, JSON.stringify({ ...map, mappings: `;${mappings}` }))
}

/** Copies the loader beside the chunks, with a file that starts it. */
async function writeLoader(runner, entry, { outputs }) {
  const folder = path.dirname(runner)
  const chunks = Object.entries(outputs)
  const [main] = chunks.find(([, { entryPoint }]) => entryPoint === entry)
  const commonJs = chunks.filter(([, { exports, entryPoint }]) => entryPoint && exports?.join() === 'default')
  const settings = { root, main: path.basename(main), commonJs: commonJs.map(([file]) => path.basename(file)) }
  const sources = chunks.map(([file, { inputs }]) => [path.basename(file), Object.keys(inputs)])
  await writeDurably(path.join(folder, 'sources.json'), JSON.stringify(Object.fromEntries(sources)))
  await writeDurably(path.join(folder, LOADER), readFileSync(inRoot(`scripts/support/${LOADER}`)))
  await writeDurably(
    runner,
    `'use strict'\nmodule.exports = require('./${LOADER}').start(${JSON.stringify(settings)})\n`,
  )
}

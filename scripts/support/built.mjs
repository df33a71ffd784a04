import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inLock } from './buildLock.mjs'
import { forgetOldBuilds } from './oldBuilds.mjs'
import { inRoot, root } from './root.mjs'

/** The source folders of the router and the command line. */
export const ROOMS = ['cli', 'devnet', 'prisma', 'rest-compat', 'router', 'schema', 'stand-ins', 'subgraphs']

/** Types of the database, of which nothing runs: its code is prisma/clientBundle.mjs. */
const TYPES = 'prisma/client/'

/** The file that runs a bundle, in its folder. */
const RUNNER = 'start.cjs'

/** Other inputs of a build: the compiler with its settings, and the installed packages. */
const CIRCUMSTANCES = [
  ...['bundle', 'classNames', 'compile', 'sources'].map((name) => `scripts/support/${name}.mjs`),
  'scripts/support/loader.cjs',
  'tsconfig.json',
  'node_modules/.package-lock.json',
]

/**
 * The URL of the compiled JavaScript of a TypeScript file and all its imports: a loader that compiles at run time would
 * slow every request. Each file is compiled by itself, so that tests may import any of them. Builds unless a build of
 * the same inputs exists, into a folder named by their hash: in the checkout, or in `dataDir` when the checkout is
 * read-only. `rooms` are additional source folders. Throws when neither folder is writable, or when a source does not
 * compile.
 */
export async function builtFile(entry, { dataDir, rooms = [] }) {
  const inputs = inputsFrom([...ROOMS, ...rooms])
  const folder = await built(inputs.hash, { dataDir, inputs, make: makeFiles })
  return pathToFileURL(path.join(folder, entry.replace(/\.ts$/, '.mjs'))).href
}

/**
 * The URL of a CommonJS file that runs a TypeScript file with all its imports and packages from a bundle, which starts
 * in a third of the time. Otherwise as builtFile.
 */
export async function bundledFile(entry, { dataDir, rooms = [] }) {
  const inputs = inputsFrom([...ROOMS, ...rooms])
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-')
  const folder = await built(`${inputs.hash}-${name}`, { dataDir, inputs, make: (into) => makeBundle(entry, into) })
  return pathToFileURL(path.join(folder, RUNNER)).href
}

/** Loaded when needed because most starts find a build and need no compiler. */
const makeFiles = async (folder, { sources }) => (await import('./compile.mjs')).compile(sources, folder)
const makeBundle = async (entry, folder) => (await import('./bundle.mjs')).bundle(entry, folder, RUNNER)

/** The folder of a build, which `make` writes if there is none of that name. */
async function built(name, { dataDir, inputs, make }) {
  const places = [inRoot('node_modules/.cache/tollgraph'), path.join(path.resolve(dataDir), 'built')]
  const found = () => places.find((candidate) => existsSync(path.join(candidate, name)))
  const place = found() ?? (await inTurn(async () => found() ?? (await build(name, { places, inputs, make }))))
  return path.join(place, name)
}

let last = Promise.resolve()

/**
 * Builds of one process run one after the other: they would share a folder, and the first to end would stop the compiler
 * of the others, which would then never settle.
 */
function inTurn(work) {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

/** Generated types, which a clone need not have. */
function isTypes(file) {
  return file.startsWith(TYPES) || file.endsWith('types.gen.ts')
}

/** All files below a folder, without packages, relative to the root. Asks for types with the names: a recursive `readdir` asks for each. */
function filesBelow(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return file
    return entry.name === 'node_modules' ? [] : filesBelow(file)
  })
}

/** The TypeScript files of some folders, relative to the root, and a hash of all inputs of their build. */
function inputsFrom(rooms) {
  const sources = rooms
    .flatMap(filesBelow)
    .filter((file) => /\.(ts|mjs)$/.test(file) && !isTypes(file))
    .sort()
  // Built code names its sources by absolute path.
  const hash = createHash('sha256').update(`${root}\0`)
  for (const file of [...CIRCUMSTANCES, ...sources]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return { rooms, sources: sources.filter((file) => file.endsWith('.ts')), hash: hash.digest('hex').slice(0, 32) }
}

/** Builds in the first writable place; returns that place. */
async function build(name, { places, inputs, make }) {
  const refusals = []
  for (const place of places) {
    const unfinished = path.join(place, `${name}.${process.pid}`)
    try {
      await mkdir(unfinished, { recursive: true })
    } catch (error) {
      refusals.push(error.message)
      continue
    }
    const folder = path.join(place, name)
    const isDone = () => existsSync(folder)
    await inLock(`${folder}.lock`, isDone, () => buildIn(unfinished, folder, { inputs, make }))
    await rm(unfinished, { recursive: true, force: true })
    await forgetOldBuilds(place)
    return place
  }
  throw new Error(`There is no place for what the sources are compiled to:\n${refusals.join('\n')}`)
}

/** Builds into a temporary folder and renames it: concurrent starts each see a whole build or none. */
async function buildIn(unfinished, folder, { inputs, make }) {
  try {
    await make(unfinished, inputs)
    if (inputsFrom(inputs.rooms).hash !== inputs.hash)
      throw new Error('The sources changed while they were compiled; start again.')
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // A concurrent process was faster; use its build.
    if (!existsSync(folder)) throw error
  }
}

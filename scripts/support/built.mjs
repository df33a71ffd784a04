import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { forgetOldBuilds } from './oldBuilds.mjs'
import { inRoot, root } from './root.mjs'

/** The rooms of the house that the router and the command line are made of. */
export const ROOMS = ['cli', 'devnet', 'prisma', 'rest-compat', 'router', 'schema', 'stand-ins', 'subgraphs']

/** Types of the database, of which nothing runs: its code is prisma/clientBundle.mjs. */
const TYPES = path.join('prisma', 'client', path.sep)

/** What else decides how a build turns out: the compiler with its settings, and where packages lie. */
const CIRCUMSTANCES = ['scripts/support/compile.mjs', 'tsconfig.json', 'node_modules/.package-lock.json']

/**
 * The URL of the JavaScript of a TypeScript file, with all that it imports: a loader that compiles while the program
 * runs would cost a part of every request. Builds what nobody has built before, into a folder named by a hash of what it
 * is made from: in the checkout, or in `dataDir` where that cannot be written to. `rooms` are folders of sources beside
 * these. Throws when neither folder can be written to, or when a source is no TypeScript.
 */
export async function builtFile(entry, { dataDir, rooms = [] }) {
  const inputs = inputsFrom([...ROOMS, ...rooms])
  const places = [inRoot('node_modules/.cache/tollgraph'), path.join(path.resolve(dataDir), 'built')]
  const place =
    places.find((candidate) => existsSync(path.join(candidate, inputs.hash))) ?? (await build(inputs, places))
  return pathToFileURL(path.join(place, inputs.hash, entry.replace(/\.ts$/, '.mjs'))).href
}

/** The TypeScript files of some rooms, relative to the root, and a hash of all that a build of them depends on. */
function inputsFrom(rooms) {
  const sources = rooms
    .flatMap((room) => readdirSync(inRoot(room), { recursive: true }).map((file) => path.join(room, file)))
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && !file.startsWith(TYPES))
    .sort()
  // Built code names its sources by where they are.
  const hash = createHash('sha256').update(`${root}\0`)
  for (const file of [...CIRCUMSTANCES, ...sources]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return { rooms, sources, hash: hash.digest('hex').slice(0, 32) }
}

/** Builds in the first place that takes it; returns that place. */
async function build(inputs, places) {
  const refusals = []
  for (const place of places) {
    const unfinished = path.join(place, `${inputs.hash}.${process.pid}`)
    try {
      await mkdir(unfinished, { recursive: true })
    } catch (error) {
      refusals.push(error.message)
      continue
    }
    await buildIn(unfinished, path.join(place, inputs.hash), inputs)
    await forgetOldBuilds(place)
    return place
  }
  throw new Error(`There is no place for what the sources are compiled to:\n${refusals.join('\n')}`)
}

/** Builds beside the folder and renames: processes that start together each see a whole build or none. */
async function buildIn(unfinished, folder, { rooms, sources, hash }) {
  try {
    // Most starts find a build and have no use for a compiler.
    const { compile } = await import('./compile.mjs')
    await compile(sources, unfinished)
    if (inputsFrom(rooms).hash !== hash) throw new Error('The sources changed while they were compiled; start again.')
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process came first; its build is as good as ours.
    if (!existsSync(folder)) throw error
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/root.mjs'

/** Packages that the code looks up by name while it runs: for a native addon, a font, or the version of a package. */
const LOOKED_UP = ['secp256k1', 'dejavu-fonts-ttf', '@apollo/composition', '@apollo/query-planner']

/** Of these only `package.json` is read. */
const VERSION_ONLY = ['@apollo/composition', '@apollo/query-planner']

/** Named in bundles for what an image does not do. FFmpeg, under the GPL, makes thumbnails of videos alone. */
const LEFT_OUT = ['esbuild', 'typescript', ...(process.env.KEEP_FFMPEG === 'true' ? [] : ['@napi-rs/webcodecs'])]

/**
 * Folders of packages, relative to the checkout `folder`, that a built and started one no longer reads: their code is in the
 * bundles, or only building needs it. What bundles name by its place, and what is looked up by name, stays with its dependencies.
 */
export function unneededPackages(folder = root) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  const kept = new Set()
  const keep = (name) => {
    if (kept.has(name) || !packages[`node_modules/${name}`]) return
    kept.add(name)
    if (!VERSION_ONLY.includes(name)) dependenciesOf(packages, name).forEach(keep)
  }
  const named = [...LOOKED_UP, ...namedInBundles(folder)]
  for (const name of named) if (!LEFT_OUT.includes(name)) keep(name)
  return Object.keys(packages).filter((place) => !kept.has(nameOf(place)))
}

/** Names of the packages that a package needs, and those inside of it. */
function dependenciesOf(packages, name) {
  const places = Object.keys(packages).filter((place) => nameOf(place) === name)
  return places.flatMap((place) => {
    const { dependencies, optionalDependencies } = packages[place]
    return Object.keys({ ...dependencies, ...optionalDependencies })
  })
}

/** Names of the packages whose place stands in a bundle. */
function namedInBundles(folder) {
  const bundles = join(folder, 'node_modules/.cache/tollgraph')
  const chunks = readdirSync(bundles, { recursive: true }).filter((file) => file.endsWith('.js'))
  return chunks.flatMap((file) => {
    const [, ...places] = readFileSync(join(bundles, file), 'utf8').split(join(folder, 'node_modules/'))
    return places.map((place) => nameOf(`node_modules/${place}`))
  })
}

/** Name of the outermost package of a place: `node_modules/a/node_modules/b` is of `a`. */
function nameOf(place) {
  const [, first, second] = place.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

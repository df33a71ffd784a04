import { readFileSync, writeFileSync } from 'node:fs'
import { npmView } from './support/npm.mjs'
import { inRoot } from './support/root.mjs'

// Run after a change of dependencies. npm omits from package-lock.json the builds for other platforms that the registry
// in use does not have, and `npm ci` then rejects its own lock file. This adds them, deriving their platform from their
// names, and asks the registry for the checksum of every entry that has none.
// npm also keeps a development dependency in production when a package of production names it as an optional peer: Prisma's
// command line and TypeScript, 245 MB. This removes these peers from the lock file.

const PLATFORM =
  /-(?<os>android|darwin|freebsd|linux|win32|windows)-(?<cpu>arm64|arm|ia32|ppc64|riscv64|s390x|x64|amd64)(?<libc>-musl(?:eabihf)?|-gnu(?:eabihf)?|-msvc)?$/

/** npm's platform names, where a package uses another name. */
const NPM_NAMES = { windows: 'win32', amd64: 'x64' }

const file = inRoot('package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []

for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (parent === '' || isLocked(parent, name)) continue
    const platform = PLATFORM.exec(name)?.groups
    if (!platform) throw new Error(`${name} of ${parent} is not in the lock file, and its name says no platform`)
    const { os, cpu, libc } = platform
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [NPM_NAMES[cpu] ?? cpu],
      ...(dev ? { dev } : {}),
      ...(libc?.startsWith('-musl') ? { libc: ['musl'] } : {}),
      optional: true,
      os: [NPM_NAMES[os] ?? os],
    }
    added.push(name)
  }
}

const unverified = []
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.link || entry.integrity) continue
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const integrity = npmView(`${name}@${entry.version}`, 'dist.integrity')
  if (integrity) entry.integrity = integrity
  else unverified.push(`${name}@${entry.version}`)
}

for (const [place, entry] of Object.entries(lock.packages)) if (!entry.dev) dropDevelopmentPeers(place, entry)
for (const entry of Object.values(lock.packages)) if (entry.devOptional) markAsDevelopment(entry)

const [root, ...others] = Object.entries(lock.packages)
others.sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries([root, ...others])
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length > 0 ? `Added ${added.join(', ')}` : 'The lock file has a build for every platform.')
if (unverified.length > 0) console.log(`The registry has no checksum of ${unverified.join(', ')}`)

function isLocked(parent, name) {
  return lockedFor(parent, name) !== undefined
}

/** The entry of a dependency of `parent`, at the first place where Node would look for it. */
function lockedFor(parent, name) {
  for (let place = parent; ; place = place.slice(0, Math.max(place.lastIndexOf('node_modules/') - 1, 0))) {
    const entry = lock.packages[`${place}${place ? '/' : ''}node_modules/${name}`]
    if (entry || place === '') return entry
  }
}

/** Removes the optional peers that only development dependencies satisfy. */
function dropDevelopmentPeers(place, entry) {
  for (const [name, { optional }] of Object.entries(entry.peerDependenciesMeta ?? {})) {
    const peer = lockedFor(place, name)
    if (!optional || !(peer?.dev || peer?.devOptional)) continue
    delete entry.peerDependencies[name]
    delete entry.peerDependenciesMeta[name]
  }
  for (const field of ['peerDependencies', 'peerDependenciesMeta']) {
    if (entry[field] && Object.keys(entry[field]).length === 0) delete entry[field]
  }
}

/** npm writes the same flag once the peers are gone. */
function markAsDevelopment(entry) {
  delete entry.devOptional
  entry.dev = true
}

import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './support/root.mjs'

// Run after a change of dependencies. npm leaves out of package-lock.json the builds for other platforms that the
// registry at hand does not have, and `npm ci` then refuses its own lock file. This adds them, by what their names say.

const PLATFORM =
  /-(?<os>android|darwin|freebsd|linux|win32|windows)-(?<cpu>arm64|arm|ia32|ppc64|riscv64|s390x|x64|amd64)(?<libc>-musl(?:eabihf)?|-gnu(?:eabihf)?|-msvc)?$/

/** What npm calls the platforms that some packages name otherwise. */
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

const [root, ...others] = Object.entries(lock.packages)
others.sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries([root, ...others])
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length > 0 ? `Added ${added.join(', ')}` : 'The lock file is complete.')

/** Whether a package that `parent` asks for is in the lock file, where Node would look for it. */
function isLocked(parent, name) {
  for (let place = parent; ; place = place.slice(0, Math.max(place.lastIndexOf('node_modules/') - 1, 0))) {
    if (lock.packages[`${place}${place ? '/' : ''}node_modules/${name}`]) return true
    if (place === '') return false
  }
}

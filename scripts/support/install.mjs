import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { runNpm } from './npm.mjs'
import { prunePackages } from './prune.mjs'
import { inRoot } from './root.mjs'

/** npm's record of an installed tree. */
const TREE = 'node_modules/.package-lock.json'

/** Packages that npm omitted when we ran it, with the lock file and platform of that run: they are not requested again. */
const STAMP = 'node_modules/.tollgraph-install'

/**
 * Present in a tree that `deploy/image/prepare.mjs` has made: everything is built, and packages that only building needs are
 * removed on purpose.
 */
export const PREPARED = 'node_modules/.tollgraph-prepared'

/** Present in a tree without types and source maps; `npm ci` removes it, `npm install` leaves it. */
const PRUNED = 'node_modules/.tollgraph-pruned'

/**
 * Installs packages of package-lock.json that are missing in node_modules; with `dev`, development dependencies too.
 * A tree without them is pruned of what only tools read. Takes milliseconds when all are installed. Ends the process when
 * npm fails, or when node_modules is a link into another tree.
 */
export function ensureInstalled({ dev }) {
  if (!dev && existsSync(inRoot(PREPARED))) return
  const lockText = readFileSync(inRoot('package-lock.json'), 'utf8')
  const wanted = entriesOf(JSON.parse(lockText))
  const leftOut = new Set(readStamp(lockText))
  const missing = missingPlaces(wanted, readTree(), dev).filter((place) => !leftOut.has(place))
  const lacksTypes = dev && existsSync(inRoot(PRUNED))
  if (missing.length === 0 && !lacksTypes) return
  refuseLink(missing.length)
  // Keep development dependencies that are installed already.
  const withDev = dev || [...readTree()].some(([place, entry]) => entry.dev && isInstalled(place))
  installAll(withDev, missing.length)
  if (!withDev) prune()
  writeStamp(lockText, missingPlaces(wanted, readTree(), withDev))
}

/** npm would empty the target of the link, which is another project's tree. */
function refuseLink(count) {
  const folder = inRoot('node_modules')
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  process.stderr.write(
    `${count} packages of package-lock.json are missing, and node_modules is a link to ${realpathSync(folder)}: install them there, or remove the link.\n`,
  )
  process.exit(1)
}

function missingPlaces(wanted, present, dev) {
  return [...wanted].flatMap(([place, entry]) => {
    if (entry.extraneous || (entry.dev && !dev)) return []
    // An optional package is required only if it is a build for this platform.
    if (entry.optional && !isForThisPlatform(entry)) return []
    const installed = present.get(place)
    const same = installed?.version === entry.version && (!entry.integrity || installed.integrity === entry.integrity)
    return same && isInstalled(place) ? [] : [place]
  })
}

function readTree() {
  return existsSync(inRoot(TREE)) ? entriesOf(JSON.parse(readFileSync(inRoot(TREE), 'utf8'))) : new Map()
}

function entriesOf(lock) {
  return new Map(Object.entries(lock.packages).filter(([place]) => place !== ''))
}

function isInstalled(place) {
  return existsSync(inRoot(`${place}/package.json`))
}

function isForThisPlatform({ os, cpu, libc }) {
  if (!os && !cpu) return false
  return admits(os, process.platform) && admits(cpu, process.arch) && (!libc || admits(libc, thisLibc()))
}

/** npm's lists name allowed values, or with `!` excluded ones. */
function admits(list, value) {
  if (!list) return true
  return list.includes(value) || (list.every((item) => item.startsWith('!')) && !list.includes(`!${value}`))
}

let libc

/** Asks once: a report takes milliseconds, and a lock file has a hundred packages for one libc. */
function thisLibc() {
  libc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  return libc
}

/** The first line of the stamp: the lock file and platform it is valid for. */
function stampTitle(lockText) {
  return `${createHash('sha256').update(lockText).digest('hex')} ${process.platform} ${process.arch}`
}

function readStamp(lockText) {
  if (!existsSync(inRoot(STAMP))) return []
  const [title, ...places] = readFileSync(inRoot(STAMP), 'utf8').trim().split('\n')
  return title === stampTitle(lockText) ? places : []
}

function writeStamp(lockText, places) {
  writeFileSync(inRoot(STAMP), `${[stampTitle(lockText), ...places].join('\n')}\n`)
}

function prune() {
  writeFileSync(inRoot(PRUNED), '')
  prunePackages(inRoot('node_modules'), readFileSync(inRoot('prisma/clientBundle.mjs'), 'utf8'))
}

function installAll(withDev, count) {
  process.stderr.write(`Installing ${count} packages; this happens once and takes a minute or two.\n`)
  const kind = withDev ? '--include=dev' : '--omit=dev'
  // Never `npm install`: it may install versions that the lock file does not name, which were not reviewed.
  if (runNpm(['ci', kind])) return
  process.stderr.write('npm could not install the packages: mend what it says above and start again.\n')
  process.exit(1)
}

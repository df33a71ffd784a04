import { readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs'
import path from 'node:path'

/** Types, sources, source maps and change logs of packages: for compilers, debuggers and developers. */
const FOR_TOOLS = /(?:\.(?:[cm]?tsx?|(?:[cm]?[jt]sx?|css)\.map)|^CHANGELOG\.md)$/

/** Folders of a package that only its authors use. */
const FOR_AUTHORS = ['test', 'tests', '__tests__', 'benchmark', 'benchmarks', 'example', 'examples', '.github']

/** Fields of package.json that name files which programs load. */
const ENTRIES = ['main', 'module', 'browser', 'exports', 'imports', 'bin']

/** Prisma's query compilers, one for each kind of database, in a fast and a small form. */
const COMPILER = /query_compiler_(\w+_bg\.\w+)/

/**
 * Removes from the packages in a folder `node_modules` what no running program reads: about half of its size. `client`
 * is the code of the Prisma client: of Prisma's query compilers, only the one that it loads is kept. Readmes and
 * licences are kept. Not for a development tree, whose compiler reads the types.
 */
export function prunePackages(folder, client) {
  const compiler = COMPILER.exec(client)?.[1]
  if (!compiler) throw new Error('The Prisma client names no query compiler')
  for (const home of packagesIn(folder)) prunePackage(home, compiler)
}

function packagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => (name.startsWith('@') ? packagesIn(path.join(folder, name)) : [path.join(folder, name)]))
}

function prunePackage(home, compiler) {
  const entries = entriesOf(home)
  for (const name of FOR_AUTHORS) {
    if (!entries.includes(`/${name}/`)) rmSync(path.join(home, name), { recursive: true, force: true })
  }
  pruneFolder(home, compiler)
}

/** The fields of a package.json that name files, as text. */
function entriesOf(home) {
  const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  return JSON.stringify(ENTRIES.map((field) => manifest[field]))
}

function pruneFolder(folder, compiler) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (!entry.isDirectory()) {
      if (FOR_TOOLS.test(entry.name) || isOtherCompiler(entry.name, compiler)) unlinkSync(place)
    } else if (entry.name === 'node_modules') {
      for (const home of packagesIn(place)) prunePackage(home, compiler)
    } else pruneFolder(place, compiler)
  }
}

function isOtherCompiler(name, compiler) {
  const found = COMPILER.exec(name)?.[1]
  return found !== undefined && found !== compiler
}

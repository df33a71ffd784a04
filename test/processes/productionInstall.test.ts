import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }
import { prunePackages } from '../../scripts/support/prune.mjs'
import { ROOT } from '../docs/markdown.ts'

interface Entry {
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

const packages = lock.packages as unknown as Readonly<Record<string, Entry>>

/** A folder `node_modules` with these files, all empty but for their package.json. */
async function installationOf(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgraph-production-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), file.endsWith('package.json') ? '{ "main": "./tests/index.js" }' : '')
  }
  return folder
}

it('an installation of production has no types, source maps, sources and tests of its packages, and keeps what is run and read', async () => {
  const gone = [
    'a/index.d.ts',
    'a/index.js.map',
    'a/src/index.ts',
    'a/test/one.js',
    'a/CHANGELOG.md',
    '@scope/b/node_modules/c/c.d.cts',
  ]
  const kept = [
    'a/package.json',
    'a/index.js',
    'a/index.development.js',
    'a/tests/index.js',
    'a/LICENSE.md',
    'a/README.md',
    'a/data.map',
  ]
  const inner = ['@scope/b/package.json', '@scope/b/node_modules/c/package.json', '@scope/b/node_modules/c/c.cjs']
  const folder = await installationOf([...gone, ...kept, ...inner])
  prunePackages(folder, 'import("query_compiler_fast_bg.postgresql.mjs")')
  const present = [...gone, ...kept, ...inner].filter((file) => existsSync(join(folder, file)))
  expect(present).toEqual([...kept, ...inner])
})

it('an installation of production keeps the query compiler that the Prisma client loads, and no other', async () => {
  const runtime = '@prisma/client/runtime/query_compiler'
  const files = ['fast_bg.postgresql.mjs', 'fast_bg.mysql.mjs', 'small_bg.postgresql.mjs'].map(
    (name) => `${runtime}_${name}`,
  )
  const folder = await installationOf(['@prisma/client/package.json', ...files])
  const client = await readFile(join(ROOT, 'prisma/clientBundle.mjs'), 'utf8')
  prunePackages(folder, client)
  const loaded = /runtime\/(query_compiler\w+\.postgresql\.mjs)/.exec(client)?.[1]
  expect(files.filter((file) => existsSync(join(folder, file)))).toEqual([`@prisma/client/runtime/${loaded}`])
})

it('the Prisma command line and TypeScript are of development, and nothing that the server imports is', () => {
  const ofProduction = (entry: Entry | undefined) => entry !== undefined && !entry.dev
  expect(['prisma', 'typescript'].filter((name) => ofProduction(packages[`node_modules/${name}`]))).toEqual([])
  // npm would keep these in an installation of production; scripts/completeLock.mjs makes them packages of development.
  expect(Object.keys(packages).filter((name) => packages[name]?.devOptional)).toEqual([])
  const missing = Object.entries(packages).flatMap(([place, { dev, dependencies }]) =>
    dev ? [] : Object.keys(dependencies ?? {}).filter((name) => !ofProduction(found(place, name))),
  )
  expect(missing).toEqual([])
})

/** The package that Node finds under a name from the package at a place of the lock file. */
function found(place: string, name: string): Entry | undefined {
  const places = place
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
  const near = places.reverse().map((outer) => `${outer}/node_modules/${name}`)
  return [...near, `node_modules/${name}`].map((candidate) => packages[candidate]).find((entry) => entry !== undefined)
}

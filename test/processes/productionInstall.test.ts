import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }
import { removeDevOptional } from '../../scripts/support/devOptional.mjs'

type Entries = ReadonlyMap<string, { readonly devOptional?: boolean }>

/** A folder with an installed package at each of these places. */
async function installationOf(places: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgraph-production-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const place of places) {
    await mkdir(join(folder, place), { recursive: true })
    await writeFile(join(folder, place, 'package.json'), '{}')
  }
  return folder
}

it('an installation of production keeps no package that only tools of development ask for', async () => {
  const entries: Entries = new Map([
    ['node_modules/served', {}],
    ['node_modules/served/node_modules/tool', {}],
    ['node_modules/tool', { devOptional: true }],
    ['node_modules/@scope/tool', { devOptional: true }],
  ])
  const folder = await installationOf([...entries.keys()])
  removeDevOptional(folder, entries)
  expect(
    [...entries.keys()].filter((place) => existsSync(join(folder, dirname(place), place.split('/').at(-1) ?? ''))),
  ).toEqual(['node_modules/served', 'node_modules/served/node_modules/tool'])
})

it('the Prisma command line and TypeScript are such packages, and what the server imports is not', () => {
  const packages = lock.packages as unknown as Record<
    string,
    { readonly devOptional?: boolean; readonly dev?: boolean }
  >
  const isKept = (name: string) => {
    const entry = packages[`node_modules/${name}`]
    return entry !== undefined && !entry.dev && !entry.devOptional
  }
  expect(['prisma', 'typescript'].filter(isKept)).toEqual([])
  const production = Object.keys((packages[''] as { readonly dependencies?: object }).dependencies ?? {})
  expect(production.filter((name) => !isKept(name))).toEqual([])
})

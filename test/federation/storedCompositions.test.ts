import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SdlFiles } from '../../router/foreign/sdlStore.ts'
import { compositionRules } from '../../schema/compositionRules.ts'

const SCHEMA = fileURLToPath(new URL('../../schema', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-compositions-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('stored compositions', () => {
  it('are found by their inputs, and only the newest few are kept', async () => {
    const store = new SdlFiles(folder)
    for (const inputs of ['a', 'b', 'c', 'd', 'e', 'f'])
      await store.keepComposed(inputs, { supergraph: inputs, api: '' })
    expect(await readdir(join(folder, 'subgraphs', 'composed'))).toHaveLength(4)
    expect(store.composed('f')).toEqual({ supergraph: 'f', api: '' })
    expect(store.composed('other')).toBeNull()
  })

  it('are made anew where a loss of power cut their file off', async () => {
    const store = new SdlFiles(folder)
    await store.keepComposed('cut off', { supergraph: 'whole', api: '' })
    const composed = join(folder, 'subgraphs', 'composed')
    for (const name of await readdir(composed)) await truncate(join(composed, name), 10)
    expect(store.composed('cut off')).toBeNull()
  })

  it('belong to the rules that composed them: other sources are other rules', async () => {
    const other = join(folder, 'schema')
    await cp(SCHEMA, other, { recursive: true })
    expect(compositionRules(other)).toBe(compositionRules())
    await writeFile(join(other, 'toll', 'newRule.ts'), 'export const rule = 1\n')
    expect(compositionRules(other)).not.toBe(compositionRules())
  })
})

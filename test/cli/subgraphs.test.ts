import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSubgraphs } from '../../cli/doctor/subgraphs.ts'
import { readConfig } from '../../router/config/config.ts'
import { SdlFiles } from '../../router/foreign/sdlStore.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { type ScriptedSubgraph, startScripted } from '../federation/scriptedSubgraph.ts'
import { cli } from './cli.ts'

// What the command line says of the subgraphs of others.

const SDL = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
    @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price"])
  directive @price(usd: String) on FIELD_DEFINITION
  type Query { tide(harbour: String!): Float @price(usd: "0.002") }
`
const OPERATION =
  'query Tide($harbour: String!) @rest(method: GET, path: "/api/tide", tag: "Tides", root: "tide") { tide(harbour: $harbour) }'

let folder: string
let tides: ScriptedSubgraph
let greedy: ScriptedSubgraph

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-cli-subgraphs-'))
  tides = await startScripted(SDL)
  greedy = await startScripted(SDL.replaceAll('tide', 'wave'))
  await writeFile(join(folder, 'operations.graphql'), OPERATION)
})
afterAll(async () => {
  await tides?.stop()
  await greedy?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Settings with these entries of SUBGRAPHS_FILE. */
async function settingsOf(entries: object): Promise<Record<string, string>> {
  const file = join(folder, 'subgraphs.json')
  await writeFile(file, JSON.stringify(entries))
  return { SUBGRAPHS_FILE: file, DATA_DIR: join(folder, 'data') }
}

const findingsOf = async (settings: Record<string, string>) => checkSubgraphs(readConfig(settings, SUBGRAPHS).router)

describe('prices', () => {
  it('lists the paths of the subgraphs of others after those of the ten services', async () => {
    const env = await settingsOf({ tides: { url: tides.url, operations: '.' } })
    const { code, stdout, stderr } = await cli(['prices', '--csv'], { env })
    expect([code, stderr]).toEqual([0, ''])
    const records = stdout.split('\r\n').filter(Boolean)
    expect(records).toHaveLength(loadCatalogue().endpoints.length + 2)
    expect(records.at(-1)).toBe('tides,GET,/tides/api/tide,fixed,0.002,0.002,paid')
  })

  it('refuses a service that is not in the graph, and names those that are', async () => {
    const { code, stderr } = await cli(['prices', '--service', 'tides'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/--service tides is not in the graph: name one of gateway, .*domains/)
  })
})

describe('doctor', () => {
  it('says which subgraphs of others answer and join the graph, and stores nothing', async () => {
    const settings = await settingsOf({ tides: { url: tides.url, operations: '.' } })
    expect(await findingsOf(settings)).toEqual([
      { level: 'good', subject: 'subgraphs', text: 'tides returns its SDL' },
      { level: 'good', subject: 'subgraphs', text: 'tides joins the graph with 1 priced field' },
    ])
    await expect(readFile(join(folder, 'data', 'subgraphs', 'tides.graphql'))).rejects.toThrow('ENOENT')
    expect(await findingsOf({})).toEqual([])
  })

  it('gives each reason against one that cannot join', async () => {
    const settings = await settingsOf({
      away: { url: 'http://127.0.0.1:1/graphql' },
      greedy: { url: greedy.url, maxUsd: '0.001' },
    })
    expect(await findingsOf(settings)).toMatchObject([
      { level: 'bad', text: expect.stringMatching(/^away returns no SDL, and is left out: .*ECONNREFUSED/) },
      { level: 'good', text: 'greedy returns its SDL' },
      { level: 'bad', text: 'greedy: Query.wave costs up to 0.002 USD; the operator allows 0.001' },
    ])
  })

  it('says which changed since the last start, and which is composed from its last SDL', async () => {
    const settings = await settingsOf({ tides: { url: tides.url }, away: { url: 'http://127.0.0.1:1/graphql' } })
    const stored = new SdlFiles(join(folder, 'data'))
    stored.keepSdl('tides', SDL.replace('0.002', '0.001'))
    stored.keepSdl('away', SDL.replaceAll('tide', 'wave'))
    expect(await findingsOf(settings)).toMatchObject([
      { level: 'warning', text: 'the SDL of tides changed since the last start' },
      { level: 'warning', text: expect.stringMatching(/^away returns no SDL, and is composed from its last one: /) },
      { level: 'good', text: 'tides joins the graph with 1 priced field' },
      { level: 'good', text: 'away joins the graph with 1 priced field' },
    ])
  })

  it('tells a private address that no setting allows', async () => {
    const settings = await settingsOf({ inside: { url: 'https://10.0.0.5/graphql' } })
    expect(await findingsOf(settings)).toMatchObject([{ level: 'bad', text: expect.stringContaining('10.0.0.5') }])
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../router/config/config.ts'
import { fetchSdl } from '../../router/foreign/fetchSdl.ts'
import { openGraph } from '../../router/foreign/openGraph.ts'
import { openReach } from '../../router/foreign/reach.ts'
import { SdlFiles } from '../../router/foreign/sdlStore.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { readAllowed } from '../../subgraphs/kit/net/outbound/allowed.ts'
import { openGuard } from '../../subgraphs/kit/net/outbound/guard.ts'
import { type ScriptedSubgraph, startScripted } from './scriptedSubgraph.ts'

const SDL = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  type Query { inside: String }
`
/** The x of a public Ed25519 key. */
const ANSWER_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'

let folder: string
let inside: ScriptedSubgraph
let port: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-reach-'))
  inside = await startScripted(SDL)
  port = new URL(inside.url).port
})
afterAll(async () => {
  await inside?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Opens the graph with one subgraph at a URL. */
async function openWith(url: string, settings: Readonly<Record<string, string>> = {}) {
  const file = join(folder, 'subgraphs.json')
  await writeFile(file, JSON.stringify({ inside: { url, answerKey: ANSWER_KEY } }))
  const { router } = readConfig({ SUBGRAPHS_FILE: file, ...settings }, SUBGRAPHS)
  return openGraph(router, new SdlFiles(folder), pino({ level: 'silent' }))
}

/** Asks for the SDL of a name that resolves to this machine. */
function askByName(allow: readonly string[]): Promise<string> {
  const guard = openGuard(readAllowed(allow), async () => ['127.0.0.1'])
  return fetchSdl({ url: `http://tides.example:${port}/graphql`, timeoutMs: 5_000 }, openReach(guard))
}

describe('the SDL of a subgraph', () => {
  it('is not asked for at a private address, unless SUBGRAPHS_ALLOW names it', async () => {
    const url = `http://0.0.0.0:${port}/graphql`
    await expect(openWith(url)).rejects.toThrow('name 0.0.0.0 in SUBGRAPHS_ALLOW to permit it')
    const { foreign } = await openWith(url, { SUBGRAPHS_ALLOW: '0.0.0.0' })
    expect(foreign.map(({ name }) => name)).toEqual(['inside'])
  })

  it('is not asked for where a public name leads to a private address', async () => {
    await expect(askByName([])).rejects.toThrow('tides.example leads to a private address')
    expect(await askByName(['127.0.0.0/8'])).toBe(SDL)
    expect(await askByName([`tides.example:${port}`])).toBe(SDL)
  })
})

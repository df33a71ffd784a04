import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FAILURES } from '../../subgraphs/kit/upstream/breaker.ts'
import { gate } from '../support/gate.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json } from '../support/wallet.ts'
import { type ScriptedSubgraph, startScripted } from './scriptedSubgraph.ts'

const SDL = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  type Query { NAME: String }
`
const MAX_IN_FLIGHT = 4

let folder: string
let sloth: ScriptedSubgraph
let broken: ScriptedSubgraph
let tollgraph: TestTollgraph

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-hanging-'))
  sloth = await startScripted(SDL.replace('NAME', 'slow'))
  broken = await startScripted(SDL.replace('NAME', 'lost'))
  const file = join(folder, 'subgraphs.json')
  const limits = { timeoutMs: 60_000, maxInFlight: MAX_IN_FLIGHT }
  await writeFile(file, JSON.stringify({ sloth: { url: sloth.url, ...limits }, broken: { url: broken.url } }))
  tollgraph = await startTollgraph({ SUBGRAPHS_FILE: file, LOG_LEVEL: 'silent' })
}, 120_000)
afterAll(async () => {
  await tollgraph?.stop()
  await sloth?.stop()
  await broken?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  sloth.seen.length = 0
  broken.seen.length = 0
})

async function ask(query: string) {
  const answer = await fetch(`${tollgraph.url}/graphql`, json({ query }))
  return (await answer.json()) as { data?: Record<string, unknown>; errors?: { extensions: { code: string } }[] }
}

describe('a subgraph that hangs', () => {
  it('is asked for a bounded number of answers at once; further requests fail at once, and the router serves the rest', async () => {
    const held = gate()
    sloth.answer = async () => {
      await held.opened
      return { data: { slow: 'at last' } }
    }
    const waiting = Array.from({ length: MAX_IN_FLIGHT }, () => ask('{ slow }'))
    await vi.waitFor(() => expect(sloth.seen).toHaveLength(MAX_IN_FLIGHT), { timeout: 20_000 })
    expect(await ask('{ slow }')).toMatchObject({
      data: { slow: null },
      errors: [{ message: 'The sloth service has too many requests; try again', extensions: { code: 'UNAVAILABLE' } }],
    })
    for (const path of ['/health', '/ready']) expect((await fetch(`${tollgraph.url}${path}`)).status).toBe(200)
    expect(sloth.seen).toHaveLength(MAX_IN_FLIGHT)
    held.open()
    for (const answer of await Promise.all(waiting)) expect(answer).toEqual({ data: { slow: 'at last' } })
    expect(await ask('{ slow }')).toEqual({ data: { slow: 'at last' } })
  })
})

describe('a subgraph that only fails', () => {
  it('is not asked any more by a client whose requests failed several times in a row', async () => {
    broken.answer = () => ({ status: 500, text: 'no' })
    for (let asked = 0; asked < FAILURES + 3; asked++)
      expect(await ask('{ lost }')).toMatchObject({
        data: { lost: null },
        errors: [{ message: 'The broken service does not answer; try again', extensions: { code: 'UNAVAILABLE' } }],
      })
    expect(broken.seen).toHaveLength(FAILURES)
  })
})

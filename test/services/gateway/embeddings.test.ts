import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localEmbedder } from '../../../subgraphs/gateway/search/embedding/local.ts'
import { remoteEmbedder } from '../../../subgraphs/gateway/search/embedding/remote.ts'
import { embedLocally } from '../../../subgraphs/kit/text/embed.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { ownEndpoint, testGateway } from './gateway.ts'
import { json, type RegistryServer, registryServer } from './registries.ts'

const OWN = [
  ownEndpoint({ path: '/api/rain', summary: 'Rain forecast' }),
  ownEndpoint({ path: '/api/bread', summary: 'Bakery opening hours' }),
]

/** An embeddings API: 64 numbers a text, in an order of its own. */
async function embeddings(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { input, model } = JSON.parse(await bodyOf(request))
  const data = input.map((text: string, index: number) => ({
    object: 'embedding',
    index,
    embedding: smaller(text),
  }))
  json({ object: 'list', model, data: data.reverse() })(request, response)
}

function smaller(text: string): number[] {
  const vector = embedLocally(text)
  return Array.from({ length: 64 }, (_, at) =>
    [0, 64, 128, 192].reduce((sum, start) => sum + (vector[start + at] ?? 0), 0),
  )
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

describe('embeddings from an API', () => {
  let database: TestDatabase
  let api: RegistryServer
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    api = await registryServer(embeddings)
  })
  afterEach(() => api.close())

  const gatewayWith = (model: string) =>
    testGateway(database, {
      ownEndpoints: () => OWN,
      embedder: remoteEmbedder({ url: `${api.url}/v1`, key: 'secret', model }),
    })
  const query = (text: string) => ({ query: text, scope: 'vetted', limit: 10, page: 1 }) as const
  const models = async () =>
    (
      await database.db.pool.query<{ model: string | null }>(
        'SELECT vector_model AS model FROM gateway.endpoint ORDER BY id',
      )
    ).rows.map(({ model }) => model)

  it('are used for endpoints and queries; each text is embedded once', async () => {
    const { engines } = gatewayWith('a')
    const { hits } = await engines.search.search(query('rain forecast'), new Date())
    expect(hits[0]).toMatchObject({ endpoint: { path: '/api/rain' }, vectorSimilarity: { rank: 1 } })
    await engines.search.search(query('rain forecast'), new Date())
    expect(api.requests).toEqual(['/v1/embeddings', '/v1/embeddings'])
    expect(await models()).toEqual([`a@${api.url}/v1`, `a@${api.url}/v1`])
  })

  it('are made anew for another model, and never compared with the old ones', async () => {
    const before = testGateway(database, { ownEndpoints: () => OWN })
    await before.engines.search.refresh(new Date())
    expect(await models()).toEqual([localEmbedder.model, localEmbedder.model])
    api.answer = json({ error: 'no quota' }, 429)
    const { engines } = gatewayWith('b')
    // The API is down: words still find, and nothing claims a similarity.
    const { hits } = await engines.search.search(query('rain'), new Date())
    expect(hits).toMatchObject([{ endpoint: { path: '/api/rain' }, vectorSimilarity: { score: 0, rank: null } }])
    expect(await models()).toEqual([localEmbedder.model, localEmbedder.model])
    api.answer = embeddings
    await engines.search.refresh(new Date())
    expect(await models()).toEqual([`b@${api.url}/v1`, `b@${api.url}/v1`])
  })

  it('are left alone for a while after a failure', async () => {
    const { engines } = gatewayWith('c')
    await engines.search.refresh(new Date())
    api.answer = json({ data: [{ index: 0, embedding: 'nonsense' }] })
    const asked = api.requests.length
    const now = new Date('2026-06-01T12:00:00Z')
    await engines.search.search(query('bakery'), now)
    await engines.search.search(query('bread'), now)
    expect(api.requests).toHaveLength(asked + 1)
    api.answer = embeddings
    const { hits } = await engines.search.search(query('bakery'), new Date('2026-06-01T12:01:00Z'))
    expect(hits[0]?.vectorSimilarity.score).toBeGreaterThan(0)
  })
})

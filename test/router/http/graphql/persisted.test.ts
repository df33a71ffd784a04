import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPersistedDocuments } from '../../../../router/http/graphql/persistedDocuments.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet } from '../../../support/wallet.ts'

const PRICED = '{ domainSearch(name: "persisted", first: 2) { availableDomains } }'
const LISTED = 'query Listed { __typename }'
const folder = mkdtempSync(join(tmpdir(), 'tollgraph-persisted-'))

function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}

/** What a client sends in place of a document, or beside it to register it. */
function byHash(document: string): Record<string, unknown> {
  return { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } }
}

function fileOf(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

async function post(tollgraph: TestTollgraph, request: Record<string, unknown>) {
  const response = await fetch(`${tollgraph.url}/graphql`, json(request))
  return { status: response.status, result: (await response.json()) as Record<string, unknown> }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('automatic persisted queries', () => {
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    tollgraph = await startTollgraph()
  })
  afterAll(() => tollgraph?.stop())

  it('answers an unknown hash with PersistedQueryNotFound, and knows a document once it was sent with its hash', async () => {
    const document = '{ __typename }'
    const unknown = await post(tollgraph, byHash(document))
    expect(unknown.result).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    })
    const registered = await post(tollgraph, { query: document, ...byHash(document) })
    expect(registered.result).toEqual({ data: { __typename: 'Query' } })
    expect((await post(tollgraph, byHash(document))).result).toEqual({ data: { __typename: 'Query' } })
    const url = new URL(`${tollgraph.url}/graphql`)
    url.searchParams.set('extensions', JSON.stringify(byHash(document).extensions))
    expect(await (await fetch(url)).json()).toEqual({ data: { __typename: 'Query' } })
  })

  it('refuses a document under a hash that is not its own', async () => {
    const { status, result } = await post(tollgraph, { query: '{ __typename }', ...byHash('{ other }') })
    expect(status).toBe(400)
    expect(result).toMatchObject({ errors: [{ message: 'provided sha does not match query' }] })
  })

  it('is priced and paid by hash as a whole document is', async () => {
    const wallet = await makeWallet(tollgraph)
    expect((await post(tollgraph, { query: PRICED, ...byHash(PRICED) })).status).toBe(402)
    const response = await wallet.pay(`${tollgraph.url}/graphql`, json(byHash(PRICED)))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { domainSearch: { availableDomains: expect.any(Array) } } })
  })
})

describe('where persisted queries are switched off', () => {
  it('answers a hash with PersistedQueryNotSupported', async () => {
    const tollgraph = await startTollgraph({ AUTOMATIC_PERSISTED_QUERIES: 'false' })
    try {
      expect((await post(tollgraph, byHash('{ __typename }'))).result).toMatchObject({
        errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
      })
    } finally {
      await tollgraph.stop()
    }
  })
})

describe('where persisted queries are switched off, and documents are listed', () => {
  it('knows what is listed by its hash, and registers nothing', async () => {
    const file = fileOf('listed.json', { [hashOf(LISTED)]: LISTED })
    const tollgraph = await startTollgraph({ AUTOMATIC_PERSISTED_QUERIES: 'false', PERSISTED_DOCUMENTS: file })
    try {
      expect((await post(tollgraph, byHash(LISTED))).result).toEqual({ data: { __typename: 'Query' } })
      const other = '{ __typename }'
      expect((await post(tollgraph, { query: other, ...byHash(other) })).status).toBe(200)
      expect((await post(tollgraph, byHash(other))).result).toMatchObject({
        errors: [{ message: 'PersistedQueryNotFound' }],
      })
    } finally {
      await tollgraph.stop()
    }
  })
})

describe('a safelist of documents', () => {
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    const operations = [LISTED, PRICED].map((body) => ({ id: hashOf(body), body, name: 'Any', type: 'query' }))
    const file = fileOf('manifest.json', { format: 'apollo-persisted-query-manifest', version: 1, operations })
    tollgraph = await startTollgraph({ PERSISTED_DOCUMENTS: file, PERSISTED_DOCUMENTS_ONLY: 'true' })
  })
  afterAll(() => tollgraph?.stop())

  it('answers what is listed, by hash and whole, priced as ever', async () => {
    expect((await post(tollgraph, byHash(LISTED))).result).toEqual({ data: { __typename: 'Query' } })
    expect((await post(tollgraph, { query: LISTED })).result).toEqual({ data: { __typename: 'Query' } })
    expect((await post(tollgraph, byHash(PRICED))).status).toBe(402)
  })

  it('refuses unlisted subscriptions, too', async () => {
    const request = json({ query: 'subscription { payments { id } }' }, { accept: 'text/event-stream' })
    const answer = await fetch(`${tollgraph.url}/graphql`, request)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }] })
  })

  it('refuses everything else, and registers nothing', async () => {
    const other = '{ __schema { queryType { name } } }'
    for (const request of [{ query: other }, { query: other, ...byHash(other) }]) {
      const { status, result } = await post(tollgraph, request)
      expect(status).toBe(400)
      expect(result).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }] })
    }
    expect((await post(tollgraph, byHash(other))).result).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound' }],
    })
  })
})

describe('the file of a safelist', () => {
  it('may be an object of documents by hash', async () => {
    const file = fileOf('plain.json', { [hashOf(LISTED)]: LISTED })
    const { cache } = openPersistedDocuments({ PERSISTED_DOCUMENTS: file, PERSISTED_DOCUMENTS_ONLY: false })
    expect(await cache.get(`apq:${hashOf(LISTED)}`)).toBe(LISTED)
  })

  it.each([
    ['is missing', join(folder, 'none.json'), /PERSISTED_DOCUMENTS: .*none\.json cannot be read/],
    ['is no JSON', join(folder, 'broken.json'), /PERSISTED_DOCUMENTS: .*broken\.json is not valid JSON/],
    ['is no manifest', fileOf('other.json', [1]), /PERSISTED_DOCUMENTS: .*other\.json is neither/],
    ['lists a wrong hash', fileOf('wrong.json', { abc: LISTED }), /abc, which is not its SHA-256/],
  ])('stops the start when it %s', (_, file, message) => {
    writeFileSync(join(folder, 'broken.json'), '{')
    const settings = { PERSISTED_DOCUMENTS: file, PERSISTED_DOCUMENTS_ONLY: false }
    expect(() => openPersistedDocuments(settings)).toThrow(message)
  })

  it('is needed where nothing else is answered', () => {
    expect(() => openPersistedDocuments({ PERSISTED_DOCUMENTS_ONLY: true })).toThrow(/needs PERSISTED_DOCUMENTS/)
  })
})

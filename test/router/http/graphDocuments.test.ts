import { gunzipSync } from 'node:zlib'
import { buildSchema, type GraphQLSchema, parse, printSchema, validate } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import type { CatalogueDocument } from '../../../rest-compat/catalogueDocument.ts'
import { GraphDocuments } from '../../../router/http/graphDocuments.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { SERVICES } from '../../../schema/services.ts'
import { ROWS } from '../../contract/facts.ts'

/** How large the catalogue may get on its way to a page, in bytes. */
const MOST_COMPRESSED = 80_000

const USD = /^\d+\.\d{2,6}$/

const catalogue = loadCatalogue()
const documents = new GraphDocuments({ catalogue }, NETWORKS.base)
const baseUrls = (origin: string) => (service: string) => (service === 'gateway' ? origin : `${origin}/${service}`)

async function get(path: string, headers: Record<string, string> = {}, origin = 'https://a.test'): Promise<Answer> {
  const answer = await documents.answer({ path, baseUrl: origin }, baseUrls(origin), headers)
  if (!answer) throw new Error(`Nothing at ${path}`)
  return answer
}

describe('the catalogue document', () => {
  let document: CatalogueDocument
  let schema: GraphQLSchema

  beforeAll(async () => {
    document = JSON.parse((await get('/catalogue.json')).body.toString()) as CatalogueDocument
    schema = buildSchema((await get('/schema.graphql')).body.toString())
  })

  it('has every documented path once, but those of scheduled jobs', () => {
    const told = document.endpoints.map(({ service, method, path }) => `${service} ${method} ${path}`)
    const listed = ROWS.filter(({ access }) => access !== 'secret')
    expect(told.sort()).toEqual(listed.map(({ service, method, path }) => `${service} ${method} ${path}`).sort())
    expect(new Set(document.endpoints.map(({ service, operationId }) => `${service} ${operationId}`)).size).toBe(
      told.length,
    )
  })

  it('has operations that the published schema knows, and their root fields with what they cost', () => {
    for (const { document: operation, operationId, fields, price, access } of document.endpoints) {
      expect(validate(schema, parse(operation)), operationId).toEqual([])
      expect(fields.length, operationId).toBeGreaterThan(0)
      for (const field of fields) expect(document.fields, operationId).toHaveProperty([field])
      expect(price !== undefined, operationId).toBe(access === 'paid')
    }
  })

  it('tells for each member of a request which variable it feeds', () => {
    for (const { document: operation, operationId, members, path } of document.endpoints) {
      for (const { variable } of members) expect(operation, operationId).toContain(`$${variable}:`)
      const inPath = members.filter((member) => member.in === 'path').map(({ name }) => name)
      expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort())
    }
  })

  it('writes prices as decimal strings of USD', () => {
    const prices = [...Object.values(document.fields), ...document.endpoints].flatMap(({ price }) => price ?? [])
    expect(prices.length).toBeGreaterThan(300)
    for (const { mode, min, max } of prices) {
      expect([min, max]).toEqual([expect.stringMatching(USD), expect.stringMatching(USD)])
      if (mode === 'fixed') expect(min).toBe(max)
    }
  })

  it('tells which argument bounds a list whose items are paid for, and who must say who they are', () => {
    expect(document.fields['DomainSearchResult.availability']).toEqual({
      service: 'domains',
      price: { mode: 'fixed', min: '0.05', max: '0.05', per: 'first' },
      identity: true,
    })
    expect(document.fields['Query.me']).toMatchObject({ service: 'gateway', identity: true })
  })

  it('has the fields of Query and Mutation, but those of scheduled jobs', () => {
    const roots = [...catalogue.fields.values()].filter(({ coordinate }) => /^(Query|Mutation)\./.test(coordinate))
    for (const { coordinate, isInternal } of roots) expect(coordinate in document.fields).toBe(!isInternal)
  })

  it('draws how the services are joined', () => {
    const domain = document.entities.find(({ type }) => type === 'Domain')
    expect(domain).toMatchObject({
      keys: ['name', 'id'],
      services: ['domains', 'upload', 'mail', 'enrich'],
      fields: { enrich: ['company'], mail: ['mailSubdomain'], upload: ['hostnames'] },
    })
    for (const { type, services, fields } of document.entities) {
      expect(services.length, type).toBeGreaterThan(1)
      expect(Object.keys(fields).sort()).toEqual([...services].sort())
      for (const [service, names] of Object.entries(fields))
        for (const name of names) expect(document.fields[`${type}.${name}`]?.service).toBe(service)
    }
  })

  it('names the network and the token as payers sign for them', () => {
    expect(document.network).toEqual({
      name: 'base',
      id: 'eip155:8453',
      chainId: 8453,
      asset: NETWORKS.base.usdc,
      decimals: 6,
      tokenName: 'USD Coin',
      tokenVersion: '2',
      explorerUrl: 'https://basescan.org',
    })
  })

  it('names the ten services where whoever asks can reach them', async () => {
    const elsewhere = JSON.parse((await get('/catalogue.json', {}, 'http://b.test:4000')).body.toString())
    expect(document.services.map(({ name }) => name)).toEqual(SERVICES)
    expect(document.services[1]).toMatchObject({
      baseUrl: 'https://a.test/domains',
      openapiUrl: 'https://a.test/domains/openapi.json',
    })
    expect(elsewhere.services[0]).toMatchObject({
      baseUrl: 'http://b.test:4000',
      openapiUrl: 'http://b.test:4000/openapi.json',
    })
    expect({ ...elsewhere, services: document.services }).toEqual(document)
  })

  it('is small on its way', async () => {
    const { body } = await get('/catalogue.json', { 'accept-encoding': 'gzip' })
    expect(body.length).toBeLessThan(MOST_COMPRESSED)
  })
})

describe('the schema document', () => {
  it('is what introspection shows, with what fields cost in their descriptions', async () => {
    const { headers, body } = await get('/schema.graphql')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.toString()).toBe(`${printSchema(catalogue.publicSchema)}\n`)
    expect(body.toString()).not.toContain('verifyIcann')
    expect(body.toString()).toContain('Costs 0.05 USD for each value.')
    expect(body.toString()).not.toContain('join__')
  })
})

describe.each(['/catalogue.json', '/schema.graphql'])('%s', (path) => {
  it('comes compressed to those who can read it', async () => {
    const plain = await get(path)
    const gzipped = await get(path, { 'accept-encoding': 'br, gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true)
  })

  it('is sent once to those who keep it', async () => {
    const { headers } = await get(path)
    const etag = headers.etag ?? ''
    expect(headers['cache-control']).toBe('public, max-age=300')
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await get(path, { 'if-none-match': known, 'accept-encoding': 'gzip' })
      expect({ status: answer.status, length: answer.body.length }).toEqual({ status: 304, length: 0 })
      expect(answer.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'] })
    }
    for (const other of ['"other"', '', etag.slice(0, -2)])
      expect((await get(path, { 'if-none-match': other })).status).toBe(200)
  })

  it('is made once', async () => {
    const asked = { 'accept-encoding': 'gzip' }
    expect((await get(path, asked)).body).toBe((await get(path, asked)).body)
  })
})

it('leaves every other path to the next', () => {
  for (const path of ['/', '/catalogue', '/catalogue.json/', '/schema.graphql.txt'])
    expect(documents.answer({ path, baseUrl: 'https://a.test' }, baseUrls('https://a.test'), {})).toBeNull()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowOf } from '../../contract/facts.ts'
import { requestOf } from '../../contract/requests.ts'
import { callTool, connectMcp } from '../../support/mcp.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

// The devnet of another Tollgraph stands in for Base Sepolia: stand-ins would sell invented data there.
let chain: TestTollgraph
let tollgraph: TestTollgraph
beforeAll(async () => {
  chain = await startTollgraph({ SERVICES: 'gateway' })
  tollgraph = await startTollgraph({
    NETWORK: 'base-sepolia',
    RPC_URL: chain.rpcUrl,
    PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    FACILITATOR_KEY: `0x${'33'.repeat(32)}`,
    ALLOW_STAND_INS: 'false',
    SERVICES: 'data,studio,domains,travel',
    // Duffel has neither guests' ratings nor recommendations, which are free.
    DUFFEL_KEY: 'a key',
    COINGECKO_KEY: 'a key',
    BFL_KEY: 'a key',
  })
})
afterAll(async () => {
  await tollgraph?.stop()
  await chain?.stop()
})

async function ask(operation: string) {
  const row = rowOf(operation)
  const { url, init } = requestOf(tollgraph, row, row.sample)
  const answer = await fetch(url, init)
  return { status: answer.status, isPriced: answer.headers.has('payment-required'), body: await answer.json() }
}

async function askGraph(query: string, variables: object = {}) {
  const answer = await fetch(`${tollgraph.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { errors = [] } = (await answer.json()) as { errors?: { extensions: Record<string, unknown> }[] }
  return { status: answer.status, isPriced: answer.headers.has('payment-required'), ...errors[0]?.extensions }
}

async function textAt(path: string): Promise<string> {
  return (await fetch(tollgraph.url + path)).text()
}

describe('the example of an offered path', () => {
  it('says that it needs one that is not offered', async () => {
    const { paths } = JSON.parse(await textAt('/studio/openapi.json'))
    expect(paths['/api/jobs/{jobId}'].get['x-example-needs']).toEqual({
      members: [],
      after: [],
      step: 'jobId comes from a path that is not offered here.',
    })
    expect(paths['/api/jobs'].get['x-example-needs'].step).toBe('It works after a call that is not offered here.')
  })
})

describe('a port without a provider, for real money', () => {
  it.each([
    ['ReadProtocolTvl', 'protocolstats'],
    ['GenerateImageA', 'media-a'],
    ['RegisterDomain', 'registrar'],
  ])('%s answers 503 and asks no price', async (operation, provider) => {
    expect(await ask(operation)).toEqual({
      status: 503,
      isPriced: false,
      body: {
        success: false,
        error: `Not offered here: no provider of ${provider} is configured`,
        reason: 'provider_not_configured',
        provider,
      },
    })
  })

  it.each([
    ['a company with a key', 'CoinPrices'],
    ['an engine of our own', 'ExplorerBalance'],
    ['one company of several of a mutation', 'GenerateImageD'],
  ])('%s is offered', async (_what, operation) => {
    expect(await ask(operation)).toMatchObject({ status: 402, isPriced: true })
  })

  it('a field, a literal member and a variable’s member are refused in GraphQL', async () => {
    const refused = { isPriced: false, code: 'PROVIDER_NOT_CONFIGURED' }
    expect(await askGraph('{ protocol(slug: "aave") { tvlUsd } }')).toMatchObject({
      ...refused,
      provider: 'protocolstats',
    })
    const imageC = { model: { imageC: { prompt: 'a kite' } } }
    const generate = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { status } } }'
    expect(await askGraph(generate, { input: imageC })).toMatchObject({ ...refused, provider: 'media-d' })
    expect(
      await askGraph(
        'mutation { generateImage(input: { model: { imageC: { prompt: "a kite" } } }) { job { status } } }',
      ),
    ).toMatchObject({ ...refused, provider: 'media-d' })
    const imageD = { model: { imageD: { prompt: 'a kite' } } }
    expect(await askGraph(generate, { input: imageD })).toMatchObject({ isPriced: true, code: 'PAYMENT_REQUIRED' })
  })

  it('a service that is not chosen answers 503', async () => {
    expect(await ask('OrderMug')).toMatchObject({
      status: 503,
      isPriced: false,
      body: { reason: 'service_not_offered', service: 'merch' },
    })
  })

  it('leaves the documents, search and the catalogue', async () => {
    const [tvl, prices] = [rowOf('ReadProtocolTvl').path, rowOf('CoinPrices').path]
    for (const path of ['/data/openapi.json', '/data/.well-known/x402', '/catalogue.json']) {
      const text = await textAt(path)
      expect(text, path).toContain(prices)
      expect(text, path).not.toContain(tvl)
    }
    const guidance = await textAt('/data/llms.txt')
    expect(guidance).toContain('/api/marketdata/')
    expect(guidance).not.toContain('/api/protocolstats/')
    expect(await textAt('/catalogue.json')).not.toMatch(
      /"service":"merch"|"name":"merch"|"Flight\.schedule"|"Protocol\.tvlUsd"/,
    )
  })

  it('has no tools, and a call of it by its name is refused without a price', async () => {
    const client = await connectMcp(tollgraph.url, '?tools=all')
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await client.listTools(cursor === undefined ? {} : { cursor })
      names.push(...page.tools.map(({ name }) => name))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(names).toContain('data_CoinPrices')
    expect(names).toContain('travel_SearchHotels')
    for (const off of ['data_ReadProtocolTvl', 'travel_RateHotels', 'travel_FlightStatus'])
      expect(names).not.toContain(off)
    const refused = await callTool(client, 'call', { endpoint: 'data.ReadProtocolTvl', arguments: { name: 'aave' } })
    expect(refused.isError).toBe(true)
    expect(JSON.stringify(refused)).toContain('provider_not_configured')
    expect(JSON.stringify(refused)).not.toContain('"accepts"')
    await client.close()
  })

  it('has no free paths either', async () => {
    for (const [operation, provider] of [
      ['RateHotels', 'hotelratings'],
      ['RecommendedDestinations', 'destinations'],
    ] as const) {
      expect(await ask(operation), operation).toMatchObject({
        status: 503,
        body: { reason: 'provider_not_configured', provider },
      })
    }
    const document = await textAt('/travel/openapi.json')
    expect(document).toContain(rowOf('SearchHotels').path)
    expect(document).not.toContain(rowOf('RateHotels').path)
    expect(document).not.toContain(rowOf('RecommendedDestinations').path)
  })

  it('and a free field of it below another one is refused in GraphQL', async () => {
    const query = '{ hotel(hotelId: "XXABCDEF") { hotelId reviews { overallRating } } }'
    expect(await askGraph(query)).toMatchObject({
      status: 503,
      code: 'PROVIDER_NOT_CONFIGURED',
      provider: 'hotelratings',
    })
  })
})

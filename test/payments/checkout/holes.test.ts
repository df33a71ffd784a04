import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marketdataStandIn } from '../../../stand-ins/marketdata/marketdata.ts'
import { openDataWorld } from '../../../stand-ins/worlds/market/world.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

// A provider that does not know the price of every token: the stand-in knows them all.

const company = fastify({ routerOptions: { maxParamLength: 10_000 } })
/** Tokens without a price: those whose address has one of these letters at its end. */
let unknown = /$^/

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  marketdataStandIn(company, openDataWorld({ seed: 'holes', now: () => new Date() }))
  company.addHook('onSend', async (request, _reply, payload) => {
    if (!request.url.includes('/token_price/') || typeof payload !== 'string') return payload
    const body = JSON.parse(payload) as { data: { attributes: { token_prices: Record<string, string | null> } } }
    const prices = body.data.attributes.token_prices
    for (const address of Object.keys(prices)) if (unknown.test(address)) prices[address] = null
    return JSON.stringify(body)
  })
  const url = await company.listen({ host: '127.0.0.1', port: 0 })
  tollgraph = await startTollgraph({ COINGECKO_URL: url, COINGECKO_KEY: 'the key' })
  wallet = await makeWallet(tollgraph)
})
afterAll(async () => {
  await tollgraph?.stop()
  await company.close()
})

/** Every value of a response key, nulls included. */
function valuesOf(data: unknown, key: string): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesOf(item, key))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => (name === key ? [value] : valuesOf(value, key)))
}

/** Pays for a query; what was taken, in atomic units, and what arrived. */
async function ask(query: string) {
  const before = await wallet.balance()
  const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
  const { data } = (await response.json()) as { data: unknown }
  expect(response.status).toBe(200)
  return { data, taken: before - (await wallet.balance()) }
}

it.each([
  ['all tokens have a price', 'eth', /$^/],
  ['some tokens have none', 'base', /[0-7a-m]$/i],
  ['no token has one', 'polygon_pos', /./],
])('takes the price of each value that arrived, and of no other, where %s', async (_, network, holes) => {
  // A network of its own, since answers are kept for a while.
  unknown = holes
  const { data, taken } = await ask(
    `{ chain(id: "${network}") { topPools(first: 10) { edges { market {
      baseToken { token { a: price } } quoteToken { token { b: price } }
    } } } } }`,
  )
  const values = [...valuesOf(data, 'a'), ...valuesOf(data, 'b')]
  const arrived = values.filter((price) => price !== null)
  expect([values.length > 4, arrived.length < values.length]).toEqual([true, network !== 'eth'])
  expect(taken).toBe(10_000n * BigInt(1 + arrived.length))
})

it('takes for a list in a list what it delivers', async () => {
  unknown = /$^/
  const { data, taken } = await ask(
    `{ chain(id: "arbitrum") { topPools(first: 2) { edges { market {
      included(include: [BASE_TOKEN, QUOTE_TOKEN]) { ... on TokenListing { token { price } } }
    } } } } }`,
  )
  const arrived = valuesOf(data, 'price').filter((price) => price !== null)
  expect(arrived.length).toBeGreaterThan(2)
  expect(taken).toBe(10_000n * BigInt(1 + arrived.length))
})

it('lets a caller select what is priced below its domains', async () => {
  const bill = await fetch(
    `${tollgraph.url}/graphql`,
    json({
      query:
        '{ me { domains(first: 2) { nodes { company { profile { name } } } } } mine: me { domains(first: 3) { edges { node { company { profile { name } } } } } } }',
      extensions: { bill: true },
    }),
  )
  expect(await bill.json()).toMatchObject({ extensions: { bill: { lines: [{ units: 2 }, { units: 3 }] } } })
})

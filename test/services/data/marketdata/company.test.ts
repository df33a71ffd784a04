import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'

interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What the company answers next. */
let reply: Reply = {}
/** What it was asked, oldest first. */
const asked: { readonly url: string; readonly key: unknown }[] = []
const company = fastify()
company.get('/*', async ({ url, headers }, response) => {
  asked.push({ url, key: headers['x-api-key'] })
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {})
  return response
    .code(reply.status ?? 200)
    .headers({ ...reply.headers })
    .type('application/json')
    .send(text)
})
let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  const url = await company.listen({ host: '127.0.0.1', port: 0 })
  tollgraph = await startTollgraph({ COINGECKO_URL: `${url}/api/v3`, COINGECKO_KEY: 'the key' })
  wallet = await makeWallet(tollgraph)
})
afterAll(async () => {
  await tollgraph?.stop()
  await company.close()
})

/** Asks for a coin's past, each time another span, so that no answer is one that was kept. */
let days = 0
async function askForChart() {
  days++
  const before = await wallet.balance()
  const body = json({ id: 'bitcoin', vs_currency: 'usd', days: String(days) })
  const response = await wallet.pay(`${tollgraph.url}/data/api/marketdata/chart`, body)
  const answer: unknown = await response.json()
  return { status: response.status, headers: response.headers, answer, cost: before - (await wallet.balance()) }
}

it('a company that is configured is asked with its key, and its answers are told to be live', async () => {
  const chart = { prices: [[1_760_000_000_000, 1.5]], market_caps: [], total_volumes: [] }
  reply = { body: chart }
  const { status, headers, answer, cost } = await askForChart()
  expect({ status, answer, cost }).toEqual({ status: 200, answer: chart, cost: 10_000n })
  expect(headers.get('x-data-source')).toBe('live')
  const url = `/api/v3/coins/bitcoin/market_chart?vs_currency=usd&days=${days}`
  expect(asked.at(-1)).toEqual({ url, key: 'the key' })
})

it.each<[string, Reply, number, RegExp]>([
  ['fails', { status: 500, body: { secret: 'trace' } }, 502, /failed with 500/],
  ['answers what is not documented', { body: { prices: 'many' } }, 502, /prices is no list/],
  ['answers what is no JSON', { body: '<html>' }, 502, /no JSON/],
  ['refuses its key', { status: 401, body: { error: 'key of acme' } }, 502, /refused the request with 401/],
  ['is asked too often', { status: 429, headers: { 'retry-after': '9' } }, 503, /try again/],
  ['does not know the coin', { status: 404, body: { error: 'coin not found' } }, 404, /coin not found/],
  ['cannot read the question', { status: 422, body: { error: 'invalid vs_currency' } }, 400, /invalid vs_currency/],
])('a company that %s costs nothing', async (_, answered, expected, says) => {
  reply = answered
  const { status, answer, cost } = await askForChart()
  expect({ status, cost }).toEqual({ status: expected, cost: 0n })
  expect(answer).toMatchObject({ success: false, error: expect.any(String) })
  expect(JSON.stringify(answer)).toMatch(says)
  expect(JSON.stringify(answer)).not.toMatch(/trace|acme/)
})

it('an answer without a point is given away', async () => {
  reply = { body: { prices: [], market_caps: [], total_volumes: [] } }
  expect(await askForChart()).toMatchObject({ status: 200, cost: 0n })
})

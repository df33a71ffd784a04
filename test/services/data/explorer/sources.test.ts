import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutStandIns } from '../../../../router/boot/standIns.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../../support/wallet.ts'

const CHAIN = { chainid: 84_532 }
/** USDC of the devnet: the explorer knows what it is worth. */
const USDC = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'

/** Pays for a path of the explorer: where its facts came from, and what they are. */
async function askAs(tollgraph: TestTollgraph, wallet: TestWallet, operation: string, input: Record<string, unknown>) {
  const { url, init } = requestOf(tollgraph, rowOf(operation), { ...CHAIN, ...input })
  const before = await wallet.balance()
  const answer = await wallet.pay(url, init)
  const { result } = await bodyOf<{ result: unknown }>(answer)
  const cost = before - (await wallet.balance())
  return { status: answer.status, source: answer.headers.get('x-data-source'), result, cost }
}

/** The providers of the data service that started here, by name. */
function providersOf({ backend }: TestTollgraph) {
  const { providers = [] } = backend.started.get('data') ?? {}
  return Object.fromEntries(providers.map(({ name, kind }) => [name, kind]))
}

/** Whether the port is off where the same services would take real money. */
function isOffForRealMoney({ backend }: TestTollgraph, port: string): boolean {
  const started = backend.started.get('data')
  const settings = { ...backend.config.router, NETWORK: 'base', ALLOW_STAND_INS: false } as const
  return (
    started !== undefined &&
    withoutStandIns(started, settings).providers.some(({ name, kind }) => name === port && kind === 'off')
  )
}

describe('without a market data company', () => {
  let tollgraph: TestTollgraph
  let wallet: TestWallet
  beforeAll(async () => {
    tollgraph = await startTollgraph()
    wallet = await makeWallet(tollgraph)
  })
  afterAll(() => tollgraph?.stop())

  it.each([
    ['the price of the coin', 'ExplorerCoinPrice', {}, 'sandbox'],
    ['the supply of the coin', 'ExplorerCoinSupply', {}, 'sandbox'],
    ['a token with its price', 'ExplorerTokenInfo', { contractaddress: USDC }, 'live, sandbox'],
    ['a balance', 'ExplorerBalance', { address: USDC }, 'live'],
  ])('%s says where its facts come from', async (_what, operation, input, source) => {
    expect(await askAs(tollgraph, wallet, operation, input)).toMatchObject({ status: 200, source })
  })

  it('the prices are a provider of their own, which is off for real money', () => {
    expect(providersOf(tollgraph)).toMatchObject({ explorer: 'live', 'explorer prices': 'sandbox' })
    expect(isOffForRealMoney(tollgraph, 'explorer prices')).toBe(true)
  })
})

describe('with a market data company', () => {
  let company: FastifyInstance
  let isDown = false
  let tollgraph: TestTollgraph
  let wallet: TestWallet
  beforeAll(async () => {
    company = fastify()
    company.addHook('onRequest', async (_request, reply) => {
      if (isDown) await reply.code(503).send({ error: 'busy' })
    })
    company.get<{ Querystring: { ids: string } }>('/simple/price', async ({ query: { ids } }) =>
      ids === 'ethereum' ? { ethereum: { usd: 2345.678, btc: 0.0321, last_updated_at: 1_790_000_000 } } : {},
    )
    company.get('/coins/markets', async () => [{ id: 'ethereum', circulating_supply: 120_700_000.5 }])
    const COINGECKO_URL = await company.listen({ host: '127.0.0.1', port: 0 })
    tollgraph = await startTollgraph({ COINGECKO_URL })
    wallet = await makeWallet(tollgraph)
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await company?.close()
  })

  it('prices and supply are the company’s, and live', async () => {
    expect(await askAs(tollgraph, wallet, 'ExplorerCoinPrice', {})).toMatchObject({
      source: 'live',
      result: {
        ethusd: '2345.68',
        ethbtc: '0.03210000',
        ethusd_timestamp: '1790000000',
        ethbtc_timestamp: '1790000000',
      },
    })
    expect(await askAs(tollgraph, wallet, 'ExplorerCoinSupply', {})).toMatchObject({
      source: 'live',
      result: '120700000500000000000000000',
    })
    expect(providersOf(tollgraph)).toMatchObject({ marketdata: 'live', 'explorer prices': 'live' })
    expect(isOffForRealMoney(tollgraph, 'explorer prices')).toBe(false)
  })

  it('a token that it has no price of is told without one', async () => {
    const { source, result } = await askAs(tollgraph, wallet, 'ExplorerTokenInfo', { contractaddress: USDC })
    expect(source).toBe('live')
    expect(result).toMatchObject([{ tokenPriceUSD: '0.000000000000000000' }])
  })

  it('while it is down, a price is not to be had and costs nothing', async () => {
    isDown = true
    expect(await askAs(tollgraph, wallet, 'ExplorerCoinPrice', {})).toMatchObject({ status: 502, cost: 0n })
  })
})

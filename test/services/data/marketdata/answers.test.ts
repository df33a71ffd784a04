import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { MARKETDATA_ROWS, SAMPLE_POOL } from '../../../contract/facts/data/marketdata.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { json } from '../../../support/wallet.ts'

const PRICE = 10_000n
/** Time stands still here, so that all answers are of one moment. */
const NOW = new Date()
const DAY = 86_400_000

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['data'], { now: () => NOW })
})
afterAll(() => answering?.stop())

const called = new Set<string>()
function call<Body>(operation: string, input: Record<string, unknown> = {}): Promise<Body> {
  called.add(operation)
  return answering.call<Body>(operation, input)
}

/** What a request that finds nothing, or goes wrong, is answered; it must cost nothing. */
async function unpaid(operation: string, input: Record<string, unknown>) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), input)
  let answer: { status: number; body: unknown } = { status: 0, body: null }
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(url, init)
    answer = { status: response.status, body: await bodyOf(response) }
  })
  expect(cost).toBe(0n)
  return answer
}

type Market = { readonly id: string; readonly symbol: string; readonly [member: string]: unknown } & Readonly<
  Record<
    'current_price' | 'market_cap' | 'total_volume' | 'high_24h' | 'low_24h' | 'ath' | 'atl' | 'market_cap_rank',
    number
  >
>
type Points = [number, number][]
type Pool = {
  readonly id: string
  readonly attributes: Readonly<Record<string, string>> & {
    readonly volume_usd: Readonly<Record<string, string>>
    readonly transactions: Readonly<Record<string, { buys: number; sells: number }>>
  }
  readonly relationships: Readonly<Record<string, { readonly data: { readonly id: string } }>>
}
type Page = { readonly data: Pool[]; readonly included?: { readonly id: string; readonly type: string }[] }

describe('coins', () => {
  it('cost the same in every answer that tells of them', async () => {
    const ids = ['bitcoin', 'ethereum', 'usd-coin']
    const prices = await call<Record<string, Record<string, number>>>('CoinPrices', {
      ids: [...ids, 'no-such-coin'],
      vs_currencies: ['usd', 'eur'],
      include_market_cap: true,
      include_24hr_vol: true,
      include_24hr_change: true,
      include_last_updated_at: true,
      precision: 'full',
    })
    expect(Object.keys(prices)).toEqual(ids)
    const markets = await call<Market[]>('CoinMarkets', { vs_currency: 'eur', ids })
    expect(markets.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    for (const market of markets) {
      const price = prices[market.id]!
      expect(market.current_price / price.eur!).toBeCloseTo(1, 2)
      expect(market.market_cap / price.eur_market_cap!).toBeCloseTo(1, 6)
      expect(market.total_volume / price.eur_24h_vol!).toBeCloseTo(1, 6)
      expect(price.last_updated_at).toBe(Math.floor(NOW.getTime() / 10_000) * 10)
    }
    const chart = await call<{ prices: Points; market_caps: Points; total_volumes: Points }>('CoinChart', {
      id: 'bitcoin',
      vs_currency: 'usd',
      days: '1',
    })
    expect(chart.prices.at(-1)![1]).toBe(prices.bitcoin!.usd)
    expect(chart.market_caps.at(-1)![1]).toBe(prices.bitcoin!.usd_market_cap)
    expect(chart.total_volumes.at(-1)![1]).toBe(prices.bitcoin!.usd_24h_vol)
    const bitcoin = await call<{ market_data: Record<string, Record<string, number>> }>('ReadCoin', { id: 'bitcoin' })
    expect(bitcoin.market_data.current_price!.usd! / prices.bitcoin!.usd!).toBeCloseTo(1, 6)
    expect(bitcoin.market_data.total_volume!.eur! / prices.bitcoin!.eur_24h_vol!).toBeCloseTo(1, 6)
  })

  it('are listed by their market caps, page by page, each between its lowest and its highest price', async () => {
    const first = await call<Market[]>('CoinMarkets', {
      vs_currency: 'usd',
      per_page: 40,
      sparkline: true,
      price_change_percentage: '1h,7d,1y',
    })
    const second = await call<Market[]>('CoinMarkets', { vs_currency: 'usd', per_page: 40, page: 2 })
    const ranks = [...first, ...second].map(({ market_cap_rank }) => market_cap_rank)
    expect(ranks).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
    for (const coin of first) {
      expect(coin.low_24h).toBeLessThanOrEqual(coin.current_price)
      expect(coin.high_24h).toBeGreaterThanOrEqual(coin.current_price)
      expect(coin.ath).toBeGreaterThanOrEqual(coin.high_24h)
      expect(coin.atl).toBeLessThanOrEqual(coin.low_24h)
      expect((coin.sparkline_in_7d as { price: number[] }).price).toHaveLength(168)
      expect(coin).toHaveProperty('price_change_percentage_7d_in_currency')
    }
    expect(second[0]).not.toHaveProperty('sparkline_in_7d')
    const cheap = await call<Market[]>('CoinMarkets', { vs_currency: 'usd', per_page: 3, order: 'market_cap_asc' })
    const all = await call<Market[]>('CoinMarkets', { vs_currency: 'usd', per_page: 250 })
    expect(cheap.map(({ id }) => id)).toEqual(
      all
        .slice(-3)
        .reverse()
        .map(({ id }) => id),
    )
    expect((await unpaid('CoinMarkets', { vs_currency: 'usd', page: 9 })).body).toEqual([])
  })

  it('sum up to their categories and to the whole market', async () => {
    const all = await call<Market[]>('CoinMarkets', { vs_currency: 'usd', per_page: 250 })
    const sum = (coins: readonly Market[]) => coins.reduce((total, { market_cap }) => total + market_cap, 0)
    const { data } = await call<{ data: Record<string, number> & { total_market_cap: Record<string, number> } }>(
      'GlobalMarket',
    )
    expect(data.active_cryptocurrencies).toBe(all.length)
    expect(data.total_market_cap.usd! / sum(all)).toBeCloseTo(1, 6)
    const categories = await call<{ id: string; market_cap: number; top_3_coins_id: string[] }[]>('CoinCategories')
    expect(categories.map(({ market_cap }) => market_cap)).toEqual(
      categories.map(({ market_cap }) => market_cap).toSorted((a, b) => b - a),
    )
    const memes = await call<Market[]>('CoinMarkets', { vs_currency: 'usd', category: 'meme-token' })
    const told = categories.find(({ id }) => id === 'meme-token')
    expect(told!.market_cap / sum(memes)).toBeCloseTo(1, 5)
    expect(told!.top_3_coins_id).toEqual(memes.slice(0, 3).map(({ id }) => id))
  })

  it('have candles that agree with their charts', async () => {
    const candles = await call<[number, number, number, number, number][]>('CoinOhlc', {
      id: 'ethereum',
      vs_currency: 'usd',
      days: '7',
      precision: 'full',
    })
    const chart = await call<{ prices: Points }>('CoinChart', { id: 'ethereum', vs_currency: 'usd', days: '7' })
    const priceAt = new Map(chart.prices)
    let compared = 0
    for (const [closedAt, , high, low, close] of candles) {
      expect(low).toBeLessThanOrEqual(high)
      const told = priceAt.get(closedAt)
      if (told === undefined) continue
      expect(close).toBeCloseTo(told, 9)
      const inside = chart.prices.filter(([at]) => at > closedAt - 4 * 3_600_000 && at <= closedAt)
      expect(Math.max(...inside.map(([, price]) => price))).toBeLessThanOrEqual(high)
      compared++
    }
    expect(compared).toBeGreaterThan(30)
    const daily = await call<{ prices: Points }>('CoinChart', {
      id: 'ethereum',
      vs_currency: 'usd',
      days: '30',
      interval: 'daily',
    })
    expect(daily.prices).toHaveLength(31)
    const far = await unpaid('CoinChart', { id: 'ethereum', vs_currency: 'usd', days: '11', interval: '5m' })
    expect(far).toMatchObject({ status: 400, body: { issues: [{ path: ['days'], code: 'too_big' }] } })
  })

  it('stood on a day as their chart says', async () => {
    const day = new Date(Math.floor(NOW.getTime() / DAY) * DAY - 3 * DAY)
    const [year, month, date] = day.toISOString().slice(0, 10).split('-')
    const history = await call<{ market_data: { current_price: Record<string, number> } }>('CoinHistory', {
      id: 'bitcoin',
      date: `${date}-${month}-${year}`,
    })
    const chart = await call<{ prices: Points }>('CoinChart', {
      id: 'bitcoin',
      vs_currency: 'usd',
      days: '30',
      interval: 'daily',
    })
    expect(new Map(chart.prices).get(day.getTime())).toBe(history.market_data.current_price.usd)
    const before = await unpaid('CoinHistory', { id: 'hyperliquid', date: '01-01-2020' })
    expect(before).toMatchObject({ status: 200, body: { id: 'hyperliquid' } })
    expect(before.body).not.toHaveProperty('market_data')
    expect(await unpaid('CoinHistory', { id: 'bitcoin', date: '31-02-2026' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['date'], code: 'invalid_date' }] },
    })
    expect((await unpaid('CoinHistory', { id: 'bitcoin', date: '01-01-2999' })).status).toBe(400)
  })

  it('that moved most are those that the list says moved most', async () => {
    const moved = await call<{ top_gainers: Record<string, unknown>[]; top_losers: Record<string, unknown>[] }>(
      'TopMovers',
      { vs_currency: 'usd', duration: '7d' },
    )
    const changes = moved.top_gainers.map((mover) => mover.usd_7d_change as number)
    expect(changes).toEqual(changes.toSorted((a, b) => b - a))
    expect(moved.top_losers.every((mover) => (mover.usd_7d_change as number) < 0)).toBe(true)
    const best = moved.top_gainers[0]!
    const [market] = await call<Market[]>('CoinMarkets', {
      vs_currency: 'usd',
      ids: [best.id],
      price_change_percentage: '7d',
    })
    expect(market!.price_change_percentage_7d_in_currency).toBeCloseTo(changes[0]!, 9)
    const byDay = await call<{ top_gainers: Record<string, unknown>[] }>('TopMovers')
    expect(byDay.top_gainers[0]).toMatchObject({ usd: expect.any(Number), usd_24h_change: expect.any(Number) })
  })

  it('are searched for most, and told of as they stand', async () => {
    const trends = await call<{ coins: { item: { id: string; score: number; data: { price: number } } }[] }>(
      'SearchTrends',
    )
    expect(trends.coins.map(({ item }) => item.score)).toEqual(trends.coins.map((_, index) => index))
    const { id, data } = trends.coins[0]!.item
    const prices = await call<Record<string, { usd: number }>>('CoinPrices', {
      ids: [id],
      vs_currencies: ['usd'],
      precision: 'full',
    })
    expect(prices[id]!.usd).toBe(data.price)
  })

  it('that nobody knows cost nothing: 404, or an empty answer', async () => {
    for (const operation of ['ReadCoin', 'CoinChart', 'CoinOhlc', 'CoinHistory'])
      expect(await unpaid(operation, { ...rowOf(operation).sample, id: 'no-such-coin' })).toEqual({
        status: 404,
        body: { success: false, error: 'coin not found' },
      })
    expect(await unpaid('CoinPrices', { ids: ['no-such-coin'], vs_currencies: ['usd'] })).toEqual({
      status: 200,
      body: {},
    })
    expect(await unpaid('CoinMarkets', { vs_currency: 'usd', category: 'no-such-category' })).toEqual({
      status: 200,
      body: [],
    })
    expect(await unpaid('CoinMarkets', { vs_currency: 'abc' })).toMatchObject({ status: 400 })
  })
})

describe('exchanges', () => {
  it('trade as much as their pairs together, and as their chart says', async () => {
    const exchange = await call<{ name: string; trade_volume_24h_btc: number }>('ReadExchange', { id: 'kraken' })
    let sum = 0
    const seen = new Set<string>()
    for (let page = 1; page < 9; page++) {
      const input = { id: 'kraken', page, order: 'base_target' }
      const { url, init } = requestOf(answering.tollgraph, rowOf('ExchangeTickers'), input)
      const { tickers } = await bodyOf<{
        tickers: { base: string; target: string; converted_volume: { btc: number } }[]
      }>(await answering.wallet.pay(url, init))
      if (tickers.length === 0) break
      for (const { base, target, converted_volume } of tickers) {
        expect(seen.has(`${base}/${target}`)).toBe(false)
        seen.add(`${base}/${target}`)
        sum += converted_volume.btc
      }
    }
    expect(seen.size).toBeGreaterThan(100)
    expect(sum / exchange.trade_volume_24h_btc).toBeCloseTo(1, 6)
    const chart = await call<[number, string][]>('ExchangeVolumes', { id: 'kraken', days: '1' })
    expect(chart).toHaveLength(144)
    expect(Number(chart.at(-1)![1]) / exchange.trade_volume_24h_btc).toBeCloseTo(1, 1)
  })

  it('tell more of pairs where more is asked for', async () => {
    type Ticker = { coin_id: string; market: Record<string, unknown>; [member: string]: unknown }
    const plain = await call<{ tickers: Ticker[] }>('ExchangeTickers', { id: 'binance', coin_ids: 'bitcoin,solana' })
    expect(new Set(plain.tickers.map(({ coin_id }) => coin_id))).toEqual(new Set(['bitcoin', 'solana']))
    expect(plain.tickers[0]).not.toHaveProperty('cost_to_move_up_usd')
    expect(plain.tickers[0]!.market).not.toHaveProperty('logo')
    const deep = await call<{ tickers: Ticker[] }>('ExchangeTickers', {
      id: 'binance',
      depth: true,
      include_exchange_logo: true,
    })
    expect(deep.tickers).toHaveLength(100)
    expect(deep.tickers[0]).toMatchObject({
      cost_to_move_up_usd: expect.any(Number),
      market: { logo: expect.any(String) },
    })
    expect((await unpaid('ReadExchange', { id: 'nowhere' })).status).toBe(404)
  })
})

describe('pools', () => {
  it('are refused with parts that there are not, and where in the text they stand is told', async () => {
    expect(await unpaid('TrendingPools', { include: 'dex,pool' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['include', 1] }] },
    })
  })

  it('are listed for all networks and for each, with their parts where those are asked for', async () => {
    for (const operation of [
      'TrendingPools',
      'NewPools',
      'NetworkTrendingPools',
      'NetworkNewPools',
      'NetworkPools',
      'CategoryPools',
      'SearchPools',
    ]) {
      const { sample } = rowOf(operation)
      const bare = await call<Page>(operation, { ...sample, include: undefined })
      expect(bare.data).toHaveLength(20)
      expect(bare).not.toHaveProperty('included')
      const full = await call<Page>(operation, { ...sample, include: 'base_token,quote_token,dex,network' })
      expect(full.data).toEqual(bare.data)
      const parts = new Set(full.included!.map(({ type, id }) => `${type} ${id}`))
      expect(parts.size).toBe(full.included!.length)
      for (const { relationships } of full.data) {
        expect(parts).toContain(`token ${relationships.base_token!.data.id}`)
        expect(parts).toContain(`token ${relationships.quote_token!.data.id}`)
        expect(parts).toContain(`dex ${relationships.dex!.data.id}`)
        expect(parts).toContain(`network ${relationships.network!.data.id}`)
      }
    }
  })

  it('are each what their lists say, with no page like another', async () => {
    const first = await call<Page>('NetworkPools', { network: 'base', sort: 'h24_volume_usd_desc' })
    const second = await call<Page>('NetworkPools', { network: 'base', sort: 'h24_volume_usd_desc', page: 2 })
    const volumes = [...first.data, ...second.data].map(({ attributes }) => Number(attributes.volume_usd.h24))
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(40)
    const one = await call<{ data: Pool }>('ReadPool', { network: 'base', address: first.data[0]!.attributes.address! })
    expect(one.data).toEqual(first.data[0])
    const memes = await call<Page>('CategoryPools', { category_id: 'meme-token', include: 'base_token' })
    expect(memes.data.length).toBe(20)
    expect((await unpaid('CategoryPools', { category_id: 'nothing' })).status).toBe(404)
  })

  it('that are new were opened in the last two days, the newest first', async () => {
    const { data } = await call<Page>('NewPools', {})
    const opened = data.map(({ attributes }) => Date.parse(attributes.pool_created_at!))
    expect(opened).toEqual(opened.toSorted((a, b) => b - a))
    expect(opened.at(-1)).toBeGreaterThan(NOW.getTime() - 2 * DAY)
    const { id, attributes } = data[0]!
    const network = id.slice(0, id.lastIndexOf('_'))
    const found = await call<Page>('SearchPools', { query: attributes.address!, network })
    expect(found.data).toEqual([data[0]])
    const [base, quote] = (
      await call<{ data: { id: string }[] }>('PoolTokens', { network, address: attributes.address! })
    ).data
    expect(base!.id).toBe(data[0]!.relationships.base_token!.data.id)
    expect(quote!.id).toBe(data[0]!.relationships.quote_token!.data.id)
  })

  it('have candles and trades that agree with their prices and volumes', async () => {
    const { data: pool } = await call<{ data: Pool }>('ReadPool', SAMPLE_POOL)
    const ohlcv = await call<{ data: { attributes: { ohlcv_list: number[][] } }; meta: { base: { symbol: string } } }>(
      'PoolOhlcv',
      { ...SAMPLE_POOL, timeframe: 'minute', limit: 1000 },
    )
    const candles = ohlcv.data.attributes.ohlcv_list
    expect(ohlcv.meta.base.symbol).toBe('WETH')
    expect(candles[0]![4]! / Number(pool.attributes.base_token_price_usd)).toBeCloseTo(1, 9)
    const hour = candles.filter(([at]) => at! * 1000 >= NOW.getTime() - 3_600_000)
    const traded = hour.reduce((sum, candle) => sum + candle[5]!, 0)
    expect(traded / Number(pool.attributes.volume_usd.h1)).toBeGreaterThan(0.95)
    expect(traded / Number(pool.attributes.volume_usd.h1)).toBeLessThan(1.05)

    const inQuote = await call<{ data: { attributes: { ohlcv_list: number[][] } } }>('PoolOhlcv', {
      ...SAMPLE_POOL,
      timeframe: 'hour',
      aggregate: '4',
      currency: 'token',
      before_timestamp: String(Math.floor(NOW.getTime() / 1000) - 86_400),
      limit: 5,
    })
    expect(inQuote.data.attributes.ohlcv_list).toHaveLength(5)
    expect(inQuote.data.attributes.ohlcv_list[0]![0]! * 1000).toBeLessThan(NOW.getTime() - DAY)

    type Trade = { attributes: { kind: string; volume_in_usd: string; block_timestamp: string } }
    const trades = await call<{ data: Trade[] }>('PoolTrades', SAMPLE_POOL)
    const last = trades.data.filter(
      ({ attributes }) =>
        Date.parse(attributes.block_timestamp) > Math.floor(NOW.getTime() / 10_000) * 10_000 - 3_600_000,
    )
    const counted = pool.attributes.transactions.h1!
    expect(last.length).toBe(Math.min(300, counted.buys + counted.sells))
    const large = [...trades.data].map(({ attributes }) => Number(attributes.volume_in_usd)).sort((a, b) => b - a)[9]!
    const filtered = await call<{ data: Trade[] }>('PoolTrades', {
      ...SAMPLE_POOL,
      trade_volume_in_usd_greater_than: large,
    })
    expect(filtered.data.every(({ attributes }) => Number(attributes.volume_in_usd) > large)).toBe(true)
    expect((await unpaid('PoolTrades', { ...SAMPLE_POOL, trade_volume_in_usd_greater_than: 1e12 })).body).toEqual({
      data: [],
    })
  })

  it('have candles only in lengths that there are', async () => {
    const answer = await unpaid('PoolOhlcv', { ...SAMPLE_POOL, timeframe: 'day', aggregate: '4' })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['aggregate'] }] } })
    expect((await unpaid('PoolOhlcv', { ...SAMPLE_POOL, timeframe: 'day', token: '0xnothere' })).status).toBe(400)
  })

  it('stand on exchanges and networks that are listed, in categories that sum them up', async () => {
    const networks = await call<{ data: { id: string }[] }>('ListNetworks')
    const { data } = await call<Page>('TrendingPools', { include: 'dex' })
    const known = new Set(networks.data.map(({ id }) => id))
    for (const { relationships } of data) expect(known).toContain(relationships.network!.data.id)
    const { data: dexes } = await call<{ data: { id: string }[] }>('NetworkDexes', { network: 'eth' })
    const { data: pools } = await call<Page>('NetworkPools', { network: 'eth' })
    for (const { relationships } of pools) expect(dexes.map(({ id }) => id)).toContain(relationships.dex!.data.id)
    const categories = await call<{ data: { id: string; attributes: { h24_volume_usd: string } }[] }>(
      'OnchainCategories',
    )
    expect(categories.data.length).toBeGreaterThan(10)
    for (const { attributes } of categories.data) expect(Number(attributes.h24_volume_usd)).toBeGreaterThan(0)
  })

  it('that nobody knows are 404 and cost nothing', async () => {
    const nowhere = { network: 'eth', address: `0x${'1'.repeat(40)}` }
    for (const operation of ['ReadPool', 'PoolTokens', 'PoolTrades'])
      expect((await unpaid(operation, nowhere)).status).toBe(404)
    expect((await unpaid('PoolOhlcv', { ...nowhere, timeframe: 'day' })).status).toBe(404)
    for (const operation of ['NetworkPools', 'NetworkDexes', 'NetworkNewPools', 'NetworkTrendingPools'])
      expect((await unpaid(operation, { network: 'nowhere' })).status).toBe(404)
    expect(await unpaid('SearchPools', { query: 'nothing is called like this' })).toEqual({
      status: 200,
      body: { data: [] },
    })
  })
})

describe('a walk over pools', () => {
  it('tells tokens, their prices, exchanges and networks, and shows each line of the bill', async () => {
    const { data } = await call<Page>('NetworkPools', { network: 'eth' })
    const addresses = data.map(({ attributes }) => attributes.address)
    const query = `query ($addresses: [String!]!) {
      pools(chain: "eth", addresses: $addresses, first: 3) {
        name network { name assetPlatformId } dex { name chain { name } }
        baseToken { symbol token { price } } quoteToken { symbol token { chain { name } } }
      }
    }`
    const asked = { query, variables: { addresses } }
    type Answer = { data: { pools: Record<string, Record<string, unknown>>[] }; extensions?: { bill?: unknown } }
    const bill = await fetch(`${answering.tollgraph.url}/graphql`, json({ ...asked, extensions: { bill: true } }))
    expect(await bodyOf<Answer>(bill)).toMatchObject({
      extensions: {
        bill: {
          total: '0.04',
          lines: [
            { path: 'pools', usd: '0.01' },
            { path: 'pools.baseToken.token.price', usd: '0.03', units: 3 },
          ],
        },
      },
    })
    let answer: Answer | undefined
    const cost = await answering.costOf(async () => {
      const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json(asked))
      answer = await bodyOf<Answer>(response)
    })
    expect(cost).toBe(4n * PRICE)
    expect(answer!.data.pools).toHaveLength(3)
    answer!.data.pools.forEach((pool, index) => {
      expect(pool.name).toBe(data[index]!.attributes.name)
      expect(pool.baseToken!.token).toHaveProperty('price', data[index]!.attributes.base_token_price_usd)
      expect(pool).toMatchObject({
        network: { name: 'Ethereum', assetPlatformId: 'ethereum' },
        dex: { name: expect.any(String), chain: { name: 'Ethereum' } },
        quoteToken: { token: { chain: { name: 'Ethereum' } } },
      })
    })
  })
})

it('a price below a page of pools is paid for each pool that the page may show', async () => {
  const bill = async (query: string) => {
    const response = await fetch(`${answering.tollgraph.url}/graphql`, json({ query, extensions: { bill: true } }))
    return (await bodyOf<{ extensions?: { bill?: { total: string } } }>(response)).extensions?.bill?.total
  }
  expect(
    await bill('{ chain(id: "base") { newPools(first: 5) { edges { market { quoteToken { token { price } } } } } } }'),
  ).toBe('0.06')
  const both = 'quoteToken { token { price } } baseToken { token { price } }'
  expect(await bill(`{ chain(id: "base") { newPools { edges { market { ${both} } } } } }`)).toBe('0.41')
  expect(await bill('{ chain(id: "base") { newPools { edges { market { quoteToken { symbol } } } } } }')).toBe('0.01')
})

it('has called every path of the family', () => {
  expect(MARKETDATA_ROWS.map(({ operation }) => operation).filter((operation) => !called.has(operation))).toEqual([])
})

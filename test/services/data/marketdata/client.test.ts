import { describe, expect, it, onTestFinished } from 'vitest'
import { type Reply, startCompany } from '../../../kit/upstream/company.ts'
import { openGraph, type TestGraph } from './support/graph.ts'

const AT = 1_760_000_000
const POOL = '0x00000000000000000000000000000000000000aa'
const BASE = '0x00000000000000000000000000000000000000b1'
const QUOTE = '0x00000000000000000000000000000000000000c2'

/** A company that gives these answers one after the other, the last one for ever, with the graph in front of it. */
async function open(...replies: Reply[]) {
  const company = await startCompany((_request, _body, count) => replies[Math.min(count, replies.length) - 1] ?? {})
  const graph = await openGraph(`${company.url}/api/v3`)
  onTestFinished(() => graph.stop())
  return { company, graph }
}

async function refusal(graph: TestGraph, query: string) {
  const { errors } = await graph.ask(query)
  return { message: errors?.[0]?.message, ...errors?.[0]?.extensions }
}

/** A pool as the company documents it; members that only it has are there, too. */
function poolItem(address: string, more: Record<string, unknown> = {}) {
  const windows = { m5: '0', m15: '-0.1', m30: '0.25', h1: '-0.23', h6: '1.5', h24: '-12.25' }
  const counts = { buys: 1, sells: 2, buyers: 1, sellers: null }
  return {
    id: `eth_${address}`,
    type: 'pool',
    attributes: {
      base_token_price_usd: '3653.12423',
      base_token_price_native_currency: '1.0',
      quote_token_price_usd: '0.998343707926245',
      quote_token_price_native_currency: '0.000273',
      base_token_price_quote_token: '3656.77',
      quote_token_price_base_token: '2.7e-4',
      address,
      name: 'AAA / BBB 0.05%',
      pool_name: 'AAA / BBB',
      pool_created_at: '2021-12-29T12:35:14Z',
      token_price_usd: null,
      fdv_usd: '11007041041',
      market_cap_usd: null,
      price_change_percentage: windows,
      transactions: { m5: counts, m15: counts, m30: counts, h1: counts, h6: counts, h24: counts },
      volume_usd: { ...windows, m15: undefined },
      reserve_in_usd: '163988541.3812',
      ...more,
    },
    relationships: {
      base_token: { data: { id: `eth_${BASE}`, type: 'token' } },
      quote_token: { data: { id: `eth_${QUOTE}`, type: 'token' } },
      dex: { data: { id: 'a_dex', type: 'dex' } },
    },
  }
}

const token = (address: string, symbol: string) => ({
  id: `eth_${address}`,
  type: 'token',
  attributes: {
    address,
    name: symbol,
    symbol,
    decimals: 18,
    image_url: 'missing.png',
    acme_coin_id: symbol.toLowerCase(),
  },
})
const included = [token(BASE, 'AAA'), token(QUOTE, 'BBB'), { id: 'a_dex', type: 'dex', attributes: { name: 'A Dex' } }]
const networks = {
  data: [{ id: 'eth', type: 'network', attributes: { name: 'Ethereum', acme_asset_platform_id: 'ethereum' } }],
}

describe('a question to the company', () => {
  it.each([
    [
      '{ coinPrices(ids: ["a", "b"], currencies: ["usd"], withMarketCap: false, precision: "4") { coin } }',
      '/simple/price?ids=a%2Cb&vs_currencies=usd&include_market_cap=false&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true&precision=4',
    ],
    [
      '{ coinMarkets(currency: "eur", category: "meme-token", order: VOLUME_ASC, perPage: 5, page: 2, changesOver: [H1, D7, Y1]) { id: coinId } }',
      '/coins/markets?vs_currency=eur&category=meme-token&order=volume_asc&per_page=5&page=2&sparkline=false&price_change_percentage=1h%2C7d%2C1y',
    ],
    [
      '{ coin(id: "a", withTickers: false) { id } }',
      '/coins/a?localization=true&tickers=false&market_data=true&community_data=true&developer_data=true&sparkline=false',
    ],
    [
      '{ coinChart(id: "a", currency: "usd", days: "5", interval: FIVE_MINUTES) { prices { value } } }',
      '/coins/a/market_chart?vs_currency=usd&days=5&interval=5m',
    ],
    ['{ coinOhlc(id: "a", currency: "usd", days: DAYS_90) { open } }', '/coins/a/ohlc?vs_currency=usd&days=90'],
    ['{ coinOhlc(id: "a", currency: "usd", days: MAX) { open } }', '/coins/a/ohlc?vs_currency=usd&days=max'],
    [
      '{ coinHistory(id: "a", date: "31-12-2025") { id: coinId } }',
      '/coins/a/history?date=31-12-2025&localization=true',
    ],
    ['{ searchTrends { coins { id: coinId } } }', '/search/trending'],
    ['{ globalMarket { markets } }', '/global'],
    ['{ coinCategories(order: NAME_ASC) { id } }', '/coins/categories?order=name_asc'],
    [
      '{ coinCategories(order: MARKET_CAP_CHANGE_24H_DESC) { id } }',
      '/coins/categories?order=market_cap_change_24h_desc',
    ],
    [
      '{ topMovers(duration: D60, topCoins: TOP_300) { topGainers { id: coinId } } }',
      '/coins/top_gainers_losers?vs_currency=usd&duration=60d&top_coins=300',
    ],
    ['{ exchange(id: "x") { name } }', '/exchanges/x'],
    [
      '{ exchangeTickers(id: "x", coins: ["a", "b"], order: BASE_TARGET, withDepth: true) { name } }',
      '/exchanges/x/tickers?coin_ids=a%2Cb&include_exchange_logo=false&page=1&depth=true&order=base_target',
    ],
    ['{ exchangeVolumes(id: "x", days: DAYS_180) { at } }', '/exchanges/x/volume_chart?days=180'],
    ['{ networks(page: 2) { id } }', '/onchain/networks?page=2'],
    ['{ dexes(network: "eth") { id } }', '/onchain/networks/eth/dexes?page=1'],
    [
      '{ trendingPools(duration: M5) { pools { id } } }',
      '/onchain/networks/trending_pools?page=1&duration=5m&include=base_token%2Cquote_token%2Cdex%2Cnetwork',
    ],
    [
      '{ newPools(network: "base", page: 3) { pools { id } } }',
      '/onchain/networks/base/new_pools?page=3&include=base_token%2Cquote_token%2Cdex%2Cnetwork',
    ],
    [
      '{ topPools(network: "base", sort: H24_VOLUME_USD_DESC) { pools { id } } }',
      '/onchain/networks/base/pools?page=1&sort=h24_volume_usd_desc&include=base_token%2Cquote_token%2Cdex%2Cnetwork',
    ],
    [
      '{ categoryPools(category: "c") { pools { id } } }',
      '/onchain/categories/c/pools?page=1&sort=h24_tx_count_desc&include=base_token%2Cquote_token%2Cdex%2Cnetwork',
    ],
    [
      '{ searchPools(query: "a b&c", network: "eth") { pools { id } } }',
      '/onchain/search/pools?query=a+b%26c&network=eth&page=1&include=base_token%2Cquote_token%2Cdex%2Cnetwork',
    ],
    ['{ poolTokens(network: "eth", address: "0x1") { id } }', '/onchain/networks/eth/pools/0x1/info'],
    [
      '{ poolOhlcv(network: "eth", address: "0x1", timeframe: MINUTE, aggregate: BY_15, before: "2026-01-31T00:00:00Z", limit: 7, currency: TOKEN, token: "quote") { id: answerId } }',
      '/onchain/networks/eth/pools/0x1/ohlcv/minute?aggregate=15&before_timestamp=1769817600&limit=7&currency=token&token=quote',
    ],
    [
      '{ poolTrades(network: "eth", address: "0x1", minVolumeUsd: 1000.5) { id } }',
      '/onchain/networks/eth/pools/0x1/trades?trade_volume_in_usd_greater_than=1000.5&page=1',
    ],
    ['{ onchainCategories { id } }', '/onchain/categories?page=1'],
  ])('%s is spelt as the company documents it', async (query, path) => {
    const { company, graph } = await open({ status: 404, body: { error: 'nothing' } })
    expect(await refusal(graph, query)).toMatchObject({ code: 'NOT_FOUND' })
    expect(company.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /api/v3${path}`])
  })

  it('carries the key in the header that the operator names', async () => {
    const company = await startCompany(() => ({ body: {} }))
    for (const key of ['secret', 'x-special-key: secret']) {
      const graph = await openGraph(company.url, key)
      await graph.ask('{ searchTrends { coins { id: coinId } } }')
      await graph.stop()
    }
    expect(company.asked.map(({ headers }) => [headers['x-api-key'], headers['x-special-key']])).toEqual([
      ['secret', undefined],
      [undefined, 'secret'],
    ])
  })
})

describe('an answer about coins', () => {
  it('is taken apart where currencies stand in the names of members', async () => {
    const { graph } = await open({
      body: { a: { usd: 1.5, usd_market_cap: 15, usd_24h_vol: 0, usd_24h_change: null, last_updated_at: AT }, b: {} },
    })
    const query = `{ coinPrices(ids: ["a", "b"], currencies: ["USD", "eur"]) {
      coin updatedAt quotes { currency price marketCap volume24h change24h } } }`
    expect((await graph.ask(query)).data).toEqual({
      coinPrices: [
        {
          coin: 'a',
          updatedAt: new Date(AT * 1000),
          quotes: [{ currency: 'usd', price: 1.5, marketCap: 15, volume24h: 0, change24h: null }],
        },
        { coin: 'b', updatedAt: null, quotes: [] },
      ],
    })
    expect(graph.waived).toEqual([])
  })

  it('costs nothing when it holds no price', async () => {
    const { graph } = await open({ body: { b: {} } })
    await graph.ask('{ coinPrices(ids: ["b"], currencies: ["usd"]) { coin } }')
    expect(graph.waived).toEqual(['Nothing was found'])
  })

  it('is taken apart where arrays have a meaning for each place', async () => {
    const { graph } = await open(
      {
        body: {
          prices: [[AT * 1000 + 7, 69_702.3]],
          market_caps: [[AT * 1000, 1e12]],
          total_volumes: [[AT * 1000, 3e10]],
        },
      },
      { body: [[AT * 1000, 61_942, 62_211, 61_721, 61_845.5]] },
      { body: [[AT * 1000, '306800.0517941023777005']] },
    )
    const chart = await graph.ask('{ coinChart(id: "a", currency: "usd", days: "1") { prices { at value } } }')
    expect(chart.data).toEqual({ coinChart: { prices: [{ at: new Date(AT * 1000 + 7), value: 69_702.3 }] } })
    const ohlc = await graph.ask(
      '{ coinOhlc(id: "a", currency: "usd", days: DAYS_1) { closedAt open high low close } }',
    )
    expect(ohlc.data).toEqual({
      coinOhlc: [{ closedAt: new Date(AT * 1000), open: 61_942, high: 62_211, low: 61_721, close: 61_845.5 }],
    })
    const volumes = await graph.ask('{ exchangeVolumes(id: "x", days: DAYS_1) { at volumeBtc } }')
    expect(volumes.data).toEqual({
      exchangeVolumes: [{ at: new Date(AT * 1000), volumeBtc: '306800.0517941023777005' }],
    })
  })

  it('is read where the span stands in the names of members, too', async () => {
    const mover = {
      id: 'a',
      symbol: 'a',
      name: 'A',
      image: 'a.png',
      market_cap_rank: null,
      eur: 2,
      eur_24h_vol: 9,
      eur_7d_change: 44.5,
    }
    const { graph } = await open({ body: { top_gainers: [mover], top_losers: [] } })
    const query =
      '{ topMovers(currency: "EUR", duration: D7) { topGainers { id: coinId currency duration price volume24h change } topLosers { id: coinId } } }'
    expect((await graph.ask(query)).data).toEqual({
      topMovers: {
        topGainers: [{ id: 'a', currency: 'eur', duration: '7d', price: 2, volume24h: 9, change: 44.5 }],
        topLosers: [],
      },
    })
  })

  it('gives figures of forums and channels neutral names', async () => {
    const { graph } = await open({
      body: {
        id: 'a',
        symbol: 'a',
        name: 'A',
        web_slug: 'a',
        categories: [],
        description: { en: '' },
        links: { homepage: ['https://a.example'], blockchain_site: [''] },
        image: { thumb: 't', small: 's', large: 'l' },
        community_data: { boardx_subscribers: 12, chatty_channel_user_count: 34, boardx_average_posts_48h: 1 },
      },
    })
    const { data } = await graph.ask(
      '{ coin(id: "a") { communityData { forumSubscribers channelUsers } marketData { marketCapRank } } }',
    )
    expect(data).toEqual({ coin: { communityData: { forumSubscribers: 12, channelUsers: 34 }, marketData: null } })
  })

  it('that lacks what is always there is an error that names it', async () => {
    const row = { id: 'a', symbol: 'a', name: 'A' }
    const { graph } = await open(
      { body: [row, { ...row, current_price: 'much' }] },
      { body: { prices: [[AT * 1000, null]], market_caps: [], total_volumes: [] } },
      { body: { data: { active_cryptocurrencies: 1, markets: 2 } } },
    )
    expect(await refusal(graph, '{ coinMarkets(currency: "usd") { id: coinId } }')).toMatchObject({
      code: 'UPSTREAM',
      message: 'The marketdata provider answered what is not documented: [1].current_price is no number',
    })
    expect(
      (await refusal(graph, '{ coinChart(id: "a", currency: "usd", days: "1") { prices { value } } }')).message,
    ).toContain('prices[0][1] is missing')
    expect((await refusal(graph, '{ globalMarket { markets } }')).message).toContain('total_market_cap is missing')
  })
})

describe('an answer about pools', () => {
  it('gets its tokens, exchange and network from where the company puts them', async () => {
    const { company, graph } = await open({ body: { data: poolItem(POOL), included } }, { body: networks })
    const query = `{ pool(network: "eth", address: "${POOL}") {
      name createdAt marketCapUsd quoteTokenPriceBaseToken volumeUsd { m15 h24 } transactions { h1 { buys sellers } }
      baseToken { id symbol coinId address network { id } } quoteToken { decimals }
      dex { id name network { id } } network { name assetPlatformId }
    } }`
    const { data, errors } = await graph.ask(query)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      pool: {
        name: 'AAA / BBB 0.05%',
        createdAt: new Date('2021-12-29T12:35:14Z'),
        marketCapUsd: null,
        quoteTokenPriceBaseToken: '0.00027',
        volumeUsd: { m15: null, h24: '-12.25' },
        transactions: { h1: { buys: 1, sellers: null } },
        baseToken: { id: `eth_${BASE}`, symbol: 'AAA', coinId: 'aaa', address: BASE, network: { id: 'eth' } },
        quoteToken: { decimals: 18 },
        dex: { id: 'a_dex', name: 'A Dex', network: { id: 'eth' } },
        network: { name: 'Ethereum', assetPlatformId: 'ethereum' },
      },
    })
    expect(company.asked).toHaveLength(2)
  })

  it('tells addresses by ids where nothing is included', async () => {
    const { graph } = await open({ body: { data: [poolItem(POOL)] } })
    const query =
      '{ trendingPools { pools { baseToken { address symbol } network { id } } included(include: [DEX, BASE_TOKEN]) { __typename } } }'
    expect((await graph.ask(query)).data).toEqual({
      trendingPools: {
        pools: [{ baseToken: { address: BASE, symbol: null }, network: { id: 'eth' } }],
        included: [{ __typename: 'Dex' }, { __typename: 'PooledToken' }],
      },
    })
  })

  it('takes one question for a hundred pools, and one for the prices of all their tokens', async () => {
    const addresses = Array.from({ length: 100 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
    const prices = { [BASE]: '3653.12', [QUOTE.toUpperCase().replace('0X', '0x')]: '0.99' }
    const { company, graph } = await open(
      { body: { data: addresses.map((address) => poolItem(address)), included } },
      { body: { data: { id: 'x', type: 'simple_token_price', attributes: { token_prices: prices } } } },
    )
    const query = `query ($addresses: [String!]!) { pools(network: "eth", addresses: $addresses) {
      baseToken { price } quoteToken { price } dex { name } } }`
    const { data } = await graph.ask(query, { addresses })
    expect(data?.pools).toEqual(
      addresses.map(() => ({ baseToken: { price: '3653.12' }, quoteToken: { price: '0.99' }, dex: { name: 'A Dex' } })),
    )
    expect(company.asked.map(({ url }) => url.replace(/\/0x0+%2C.*\?/, '/…?'))).toEqual([
      expect.stringContaining('/onchain/networks/eth/pools/multi/'),
      `/api/v3/onchain/simple/networks/eth/token_price/${BASE}%2C${QUOTE}`,
    ])
  })

  it('finds tokens that other services name, by their ids, with one question for each network', async () => {
    const { company, graph } = await open({ body: { data: [token(QUOTE, 'BBB'), token(BASE, 'AAA')] } })
    const query = `query ($all: [_Any!]!) { _entities(representations: $all) { ... on PooledToken { symbol coinId network { id } } } }`
    const all = [
      { __typename: 'PooledToken', id: `eth_${BASE}` },
      { __typename: 'PooledToken', id: `eth_${QUOTE}` },
      { __typename: 'PooledToken', id: `eth_${POOL}` },
    ]
    expect((await graph.ask(query, { all })).data).toEqual({
      _entities: [
        { symbol: 'AAA', coinId: 'aaa', network: { id: 'eth' } },
        { symbol: 'BBB', coinId: 'bbb', network: { id: 'eth' } },
        null,
      ],
    })
    expect(company.asked.map(({ url }) => url)).toEqual([
      `/api/v3/onchain/networks/eth/tokens/multi/${BASE}%2C${QUOTE}%2C${POOL}`,
    ])
  })

  it('waives prices that nobody knows, and refuses those that are no numbers', async () => {
    const query = `{ pool(network: "eth", address: "${POOL}") { baseToken { price } quoteToken { price } } }`
    const price = (prices: unknown) => ({ body: { data: { attributes: { token_prices: prices } } } })
    const unknown = await open({ body: { data: poolItem(POOL), included } }, price({ [BASE]: null }))
    expect((await unknown.graph.ask(query)).data).toEqual({
      pool: { baseToken: { price: null }, quoteToken: { price: null } },
    })
    expect(unknown.graph.waived).toHaveLength(2)
    const wrong = await open({ body: { data: poolItem(POOL), included } }, price({ [BASE]: 'dear', [QUOTE]: '1' }))
    const { data, errors } = await wrong.graph.ask(query)
    expect(data).toEqual({ pool: { baseToken: { price: null }, quoteToken: { price: null } } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM' })
  })

  it('gives tokens neutral names, whoever put a name before them', async () => {
    const attributes = {
      address: BASE,
      name: 'AAA',
      symbol: 'AAA',
      decimals: null,
      image_url: null,
      acme_coin_id: 'aaa',
      websites: [],
      description: null,
      gt_score: 92.5,
      gt_score_details: { pool: 1 },
      discord_url: null,
      telegram_handle: 'aaa_chat',
      birdsong_handle: 'aaa',
      categories: [],
    }
    const { graph } = await open({ body: { data: [{ id: `eth_${BASE}`, type: 'token', attributes }] } })
    const { data } = await graph.ask(
      `{ poolTokens(network: "eth", address: "${POOL}") { id coinId score telegramHandle microblogHandle network { id } } }`,
    )
    expect(data).toEqual({
      poolTokens: [
        {
          id: `eth_${BASE}`,
          coinId: 'aaa',
          score: 92.5,
          telegramHandle: 'aaa_chat',
          microblogHandle: 'aaa',
          network: { id: 'eth' },
        },
      ],
    })
  })

  it('is read as candles and as trades', async () => {
    const reference = { address: BASE, name: 'AAA', symbol: 'AAA', acme_coin_id: null }
    const trade = {
      id: 'eth_1_0xt_0',
      type: 'trade',
      attributes: {
        block_number: 20_513_061,
        tx_hash: '0xt',
        tx_from_address: '0xw',
        from_token_amount: '2770.55',
        to_token_amount: '1.0',
        price_from_in_currency_token: '1.0',
        price_to_in_currency_token: '2770.55',
        price_from_in_usd: '0.000001',
        price_to_in_usd: '2769.41',
        block_timestamp: '2024-08-12T12:03:59Z',
        kind: 'sell',
        volume_in_usd: '2769.417',
        from_token_address: QUOTE,
        to_token_address: BASE,
      },
    }
    const { graph } = await open(
      {
        body: {
          data: {
            id: 'x',
            type: 'ohlcv_request_response',
            attributes: { ohlcv_list: [[AT, 3_454.6, 3_660.8, 3_417.9, 3_650.3, 306_823.27]] },
          },
          meta: { base: reference, quote: reference },
        },
      },
      { body: { data: [trade] } },
    )
    const where = `network: "eth", address: "${POOL}"`
    const ohlcv = await graph.ask(
      `{ poolOhlcv(${where}, timeframe: DAY) { id: answerId candles { at close volumeUsd } base { symbol coinId } } }`,
    )
    expect(ohlcv.data).toEqual({
      poolOhlcv: {
        id: 'x',
        candles: [{ at: new Date(AT * 1000), close: 3_650.3, volumeUsd: 306_823.27 }],
        base: { symbol: 'AAA', coinId: null },
      },
    })
    const trades = await graph.ask(`{ poolTrades(${where}) { kind volumeInUsd priceFromInUsd blockNumber } }`)
    expect(trades.data).toEqual({
      poolTrades: [{ kind: 'SELL', volumeInUsd: '2769.417', priceFromInUsd: '0.000001', blockNumber: 20_513_061 }],
    })
  })

  it('that changed its shape is an error that names the member', async () => {
    const { graph } = await open(
      { body: { data: [poolItem(POOL, { transactions: 'many' })], included } },
      { body: { data: [{ ...poolItem(POOL), relationships: {} }] } },
      { body: { pools: [] } },
    )
    const query = (page: number) => `{ trendingPools(page: ${page}) { pools { id } } }`
    expect((await refusal(graph, query(1))).message).toContain('data[0].attributes.transactions is no object')
    expect((await refusal(graph, query(2))).message).toContain('data[0].base_token is missing')
    expect((await refusal(graph, query(3))).message).toContain('data is missing')
  })
})

describe('a company that refuses', () => {
  it.each([
    [404, { error: 'coin not found' }, { code: 'NOT_FOUND', message: 'coin not found' }],
    [404, { errors: [{ status: '404', title: 'Not Found' }] }, { code: 'NOT_FOUND', message: 'Not Found' }],
    [422, { error: 'invalid vs_currency' }, { code: 'BAD_REQUEST', issues: [{ message: 'invalid vs_currency' }] }],
    [400, { errors: [{ title: 'Invalid token' }] }, { code: 'BAD_REQUEST', issues: [{ message: 'Invalid token' }] }],
    [401, { status: { error_code: 10_002, error_message: 'Missing key' } }, { code: 'UPSTREAM' }],
  ])('with %i and %j is understood', async (status, body, said) => {
    const { graph } = await open({ status, body })
    const answer = await refusal(graph, '{ coin(id: "a") { id } }')
    expect(answer).toMatchObject(said)
    expect(JSON.stringify(answer)).not.toContain('Missing key')
  })

  it('because it is asked too often is told so, and when to come back', async () => {
    const { company, graph } = await open({
      status: 429,
      headers: { 'retry-after': '7' },
      body: { status: { error_code: 429 } },
    })
    expect(await refusal(graph, '{ searchTrends { coins { id: coinId } } }')).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 7,
    })
    expect(company.asked.length).toBeGreaterThan(1)
  })

  it('to answer in time is given up', async () => {
    const company = await startCompany(() => new Promise(() => {}))
    const graph = await openGraph(company.url, 'key', 60)
    onTestFinished(() => graph.stop())
    expect(await refusal(graph, '{ searchTrends { coins { id: coinId } } }')).toMatchObject({ code: 'UPSTREAM' })
  })
})

it('an answer that is fresh is asked for once, and its age is told', async () => {
  const { company, graph } = await open({
    headers: { 'cache-control': 'public, max-age=60' },
    body: { data: poolItem(POOL), included },
  })
  const query = `{ pool(network: "eth", address: "${POOL}") { name baseToken { symbol } } }`
  const [first, second] = [await graph.ask(query), await graph.ask(query)]
  expect(second).toEqual(first)
  expect(company.asked).toHaveLength(1)
  expect(graph.ages[0]).toBe(0)
  expect(graph.ages[1]).toBeGreaterThan(0)
})

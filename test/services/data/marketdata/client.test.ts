import { describe, expect, it, onTestFinished } from 'vitest'
import { parseAddress } from '../../../../schema/address.ts'
import { writePagePosition } from '../../../../schema/pagePosition.ts'
import { type Reply, startCompany } from '../../../kit/upstream/company.ts'
import { openGraph, type TestGraph } from './support/graph.ts'

const AT = 1_760_000_000
const POOL = '0x00000000000000000000000000000000000000aa'
const BASE = '0x00000000000000000000000000000000000000b1'
const QUOTE = '0x00000000000000000000000000000000000000c2'

/** The cursor of the first item of a page. */
const pageStart = (page: number) => writePagePosition({ page, skip: 0 })

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
      '{ coinQuotes(slugs: ["a", "b"], currencies: ["usd"], withMarketCap: false, precision: "4") { updatedAt } }',
      '/simple/price?ids=a%2Cb&vs_currencies=usd&include_market_cap=false&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true&precision=4',
    ],
    [
      `{ coins(currency: "eur", category: "meme-token", order: VOLUME_ASC, first: 5, after: "${pageStart(2)}", changesOver: [H1, D7, Y1]) { nodes { slug } } }`,
      '/coins/markets?vs_currency=eur&category=meme-token&order=volume_asc&per_page=5&page=2&sparkline=false&price_change_percentage=1h%2C7d%2C1y',
    ],
    [
      '{ coin(slug: "a") { details(withTickers: false) { name } } }',
      '/coins/a?localization=true&tickers=false&market_data=true&community_data=true&developer_data=true&sparkline=false',
    ],
    [
      '{ coin(slug: "a") { chart(currency: "usd", days: "5", interval: FIVE_MINUTES) { prices { value } } } }',
      '/coins/a/market_chart?vs_currency=usd&days=5&interval=5m',
    ],
    [
      '{ coin(slug: "a") { candles(currency: "usd", days: DAYS_90) { open } } }',
      '/coins/a/ohlc?vs_currency=usd&days=90',
    ],
    ['{ coin(slug: "a") { candles(currency: "usd", days: MAX) { open } } }', '/coins/a/ohlc?vs_currency=usd&days=max'],
    [
      '{ coin(slug: "a") { snapshot(date: "31-12-2025") { name } } }',
      '/coins/a/history?date=31-12-2025&localization=true',
    ],
    ['{ searchTrends { coins { name } } }', '/search/trending'],
    ['{ globalMarket { markets } }', '/global'],
    ['{ coinCategories(order: NAME_ASC) { slug } }', '/coins/categories?order=name_asc'],
    [
      '{ coinCategories(order: MARKET_CAP_CHANGE_24H_DESC) { slug } }',
      '/coins/categories?order=market_cap_change_24h_desc',
    ],
    [
      '{ topMovers(duration: D60, topCoins: TOP_300) { topGainers { name } } }',
      '/coins/top_gainers_losers?vs_currency=usd&duration=60d&top_coins=300',
    ],
    ['{ exchange(slug: "x") { profile { name } } }', '/exchanges/x'],
    [
      '{ exchange(slug: "x") { tickers(coins: ["a", "b"], order: BASE_TARGET, withDepth: true) { exchangeName } } }',
      '/exchanges/x/tickers?coin_ids=a%2Cb&include_exchange_logo=false&page=1&depth=true&order=base_target',
    ],
    ['{ exchange(slug: "x") { volumes(days: DAYS_180) { at } } }', '/exchanges/x/volume_chart?days=180'],
    [`{ networks(after: "${pageStart(2)}") { nodes { chainId } } }`, '/onchain/networks?page=2'],
    ['{ chain(id: "eth") { dexes { nodes { slug } } } }', '/onchain/networks/eth/dexes?page=1'],
    [
      '{ trendingPools(duration: M5) { nodes { address } } }',
      '/onchain/networks/trending_pools?page=1&duration=5m&include=base_token%2Cquote_token%2Cdex%2Cnetwork',
    ],
    [
      `{ chain(id: "base") { newPools(after: "${pageStart(3)}") { nodes { address } } } }`,
      '/onchain/networks/base/new_pools?page=3&include=base_token%2Cquote_token%2Cdex',
    ],
    [
      '{ chain(id: "base") { topPools(sort: H24_VOLUME_USD_DESC) { nodes { address } } } }',
      '/onchain/networks/base/pools?page=1&sort=h24_volume_usd_desc&include=base_token%2Cquote_token%2Cdex',
    ],
    [
      '{ onchainCategory(slug: "c") { pools { nodes { address } } } }',
      '/onchain/categories/c/pools?page=1&sort=h24_tx_count_desc&include=base_token%2Cquote_token%2Cdex%2Cnetwork',
    ],
    [
      '{ poolSearch(query: "a b&c", chain: "eth") { nodes { address } } }',
      '/onchain/search/pools?query=a+b%26c&network=eth&page=1&include=base_token%2Cquote_token%2Cdex',
    ],
    ['{ pool(chain: "eth", address: "0x1") { tokenInfos { name } } }', '/onchain/networks/eth/pools/0x1/info'],
    [
      '{ pool(chain: "eth", address: "0x1") { candles(timeframe: MINUTE, aggregate: BY_15, before: "2026-01-31T00:00:00Z", first: 7, currency: TOKEN, token: "quote") { answerId } } }',
      '/onchain/networks/eth/pools/0x1/ohlcv/minute?aggregate=15&before_timestamp=1769817600&limit=7&currency=token&token=quote',
    ],
    [
      '{ pool(chain: "eth", address: "0x1") { trades(minVolumeUsd: 1000.5) { nodes { kind } } } }',
      '/onchain/networks/eth/pools/0x1/trades?trade_volume_in_usd_greater_than=1000.5',
    ],
    ['{ onchainCategories { nodes { slug } } }', '/onchain/categories?page=1'],
  ])('%s is spelt as the company documents it', async (query, path) => {
    const { company, graph } = await open({ status: 404, body: { error: 'nothing' } })
    expect(await refusal(graph, query)).toMatchObject({ code: 'UPSTREAM' })
    expect(company.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /api/v3${path}`])
  })

  it.each(['eip155:424242', 'defi:Nowhere'])(
    'is not sent for pools of %s, which the market list does not have: it would be one about all chains',
    async (chain) => {
      const { company, graph } = await open({ body: { data: [poolItem(POOL)], included } })
      const search = `{ poolSearch(query: "weth", chain: "${chain}") { nodes { address } } }`
      expect(await refusal(graph, search)).toMatchObject({ code: 'NOT_FOUND' })
      expect(company.asked).toEqual([])
    },
  )

  it('carries the key in the headers of both plans, before a gateway that may be of either', async () => {
    const company = await startCompany(() => ({ body: {} }))
    const graph = await openGraph(company.url, 'secret')
    await graph.ask('{ searchTrends { coins { name } } }')
    await graph.stop()
    expect(company.asked.map(({ headers }) => [headers['x-cg-demo-api-key'], headers['x-cg-pro-api-key']])).toEqual([
      ['secret', 'secret'],
    ])
  })
})

describe('an answer about coins', () => {
  it('is taken apart where currencies stand in the names of members', async () => {
    const { graph } = await open({
      body: { a: { usd: 1.5, usd_market_cap: 15, usd_24h_vol: 0, usd_24h_change: null, last_updated_at: AT }, b: {} },
    })
    const query = `{ coinQuotes(slugs: ["a", "b"], currencies: ["USD", "eur"]) {
      coin { slug } updatedAt quotes { currency price marketCap volume24h change24h } } }`
    expect((await graph.ask(query)).data).toEqual({
      coinQuotes: [
        {
          coin: { slug: 'a' },
          updatedAt: new Date(AT * 1000),
          quotes: [{ currency: 'usd', price: 1.5, marketCap: 15, volume24h: 0, change24h: null }],
        },
        { coin: { slug: 'b' }, updatedAt: null, quotes: [] },
      ],
    })
    expect(graph.waived).toEqual([])
  })

  it('costs nothing when it holds no price', async () => {
    const { graph } = await open({ body: { b: {} } })
    await graph.ask('{ coinQuotes(slugs: ["b"], currencies: ["usd"]) { updatedAt } }')
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
    const chart = await graph.ask('{ coin(slug: "a") { chart(currency: "usd", days: "1") { prices { at value } } } }')
    expect(chart.data).toEqual({ coin: { chart: { prices: [{ at: new Date(AT * 1000 + 7), value: 69_702.3 }] } } })
    const ohlc = await graph.ask(
      '{ coin(slug: "a") { candles(currency: "usd", days: DAYS_1) { closedAt open high low close } } }',
    )
    expect(ohlc.data).toEqual({
      coin: {
        candles: [{ closedAt: new Date(AT * 1000), open: 61_942, high: 62_211, low: 61_721, close: 61_845.5 }],
      },
    })
    const volumes = await graph.ask('{ exchange(slug: "x") { volumes(days: DAYS_1) { at volumeBtc } } }')
    expect(volumes.data).toEqual({
      exchange: { volumes: [{ at: new Date(AT * 1000), volumeBtc: '306800.0517941023777005' }] },
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
      '{ topMovers(currency: "EUR", duration: D7) { topGainers { coin { slug } currency duration price volume24h change } topLosers { name } } }'
    expect((await graph.ask(query)).data).toEqual({
      topMovers: {
        topGainers: [{ coin: { slug: 'a' }, currency: 'eur', duration: '7d', price: 2, volume24h: 9, change: 44.5 }],
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
      '{ coin(slug: "a") { details { communityData { forumSubscribers channelUsers } marketData { marketCapRank } } } }',
    )
    expect(data).toEqual({
      coin: { details: { communityData: { forumSubscribers: 12, channelUsers: 34 }, marketData: null } },
    })
  })

  it('that lacks what is always there is an error that names it', async () => {
    const row = { id: 'a', symbol: 'a', name: 'A' }
    const { graph } = await open(
      { body: [{ ...row, current_price: 'much' }] },
      { body: { prices: [[AT * 1000, null]], market_caps: [], total_volumes: [] } },
      { body: { data: { active_cryptocurrencies: 1, markets: 2 } } },
    )
    expect(await refusal(graph, '{ coins(currency: "usd") { nodes { slug } } }')).toMatchObject({
      code: 'UPSTREAM',
      message: 'The marketdata provider answered what is not documented: [0].market.current_price is no number',
    })
    expect(
      (await refusal(graph, '{ coin(slug: "a") { chart(currency: "usd", days: "1") { prices { value } } } }')).message,
    ).toContain('prices[0][1] is missing')
    expect((await refusal(graph, '{ globalMarket { markets } }')).message).toContain('total_market_cap is missing')
  })
})

it('the markets of all coins of a request are one question for each currency', async () => {
  const row = (id: string) => ({ id, symbol: id, name: id.toUpperCase(), current_price: 1 })
  const { company, graph } = await open({ body: [row('b'), row('a')] })
  const market = (currency: string) => `market(currency: "${currency}") { name }`
  const query = `{
    one: coin(slug: "A") { ${market('usd')} } two: coin(slug: "b") { ${market('USD')} }
    three: coin(slug: "c") { ${market('usd')} } four: coin(slug: "a") { ${market('eur')} }
  }`
  expect((await graph.ask(query)).data).toEqual({
    one: { market: { name: 'A' } },
    two: { market: { name: 'B' } },
    three: { market: null },
    four: { market: { name: 'A' } },
  })
  expect(company.asked.map(({ url }) => url)).toEqual([
    '/api/v3/coins/markets?vs_currency=usd&sparkline=false&ids=a%2Cb%2Cc&per_page=250',
    '/api/v3/coins/markets?vs_currency=eur&sparkline=false&ids=a&per_page=250',
  ])
  expect(graph.waived).toEqual(['The market list does not have this coin'])
})

describe('an answer about pools', () => {
  it('gets its tokens, exchange and network from where the company puts them', async () => {
    const { company, graph } = await open({ body: { data: poolItem(POOL), included } }, { body: networks })
    const query = `{ pool(chain: "eth", address: "${POOL}") { market {
      name createdAt marketCapUsd quoteTokenPriceBaseToken volumeUsd { m15 h24 } transactions { h1 { buys sellers } }
      baseToken { symbol coin { slug } token { chainId address } } quoteToken { decimals }
      dex { slug name chain { chainId } } network { name assetPlatformId chain { name } }
    } } }`
    const { data, errors } = await graph.ask(query)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      pool: {
        market: {
          name: 'AAA / BBB 0.05%',
          createdAt: new Date('2021-12-29T12:35:14Z'),
          marketCapUsd: null,
          quoteTokenPriceBaseToken: '0.00027',
          volumeUsd: { m15: null, h24: '-12.25' },
          transactions: { h1: { buys: 1, sellers: null } },
          baseToken: {
            symbol: 'AAA',
            coin: { slug: 'aaa' },
            token: { chainId: 'eip155:1', address: parseAddress(BASE) },
          },
          quoteToken: { decimals: 18 },
          dex: { slug: 'a_dex', name: 'A Dex', chain: { chainId: 'eip155:1' } },
          network: { name: 'Ethereum', assetPlatformId: 'ethereum', chain: { name: 'Ethereum' } },
        },
      },
    })
    expect(company.asked).toHaveLength(2)
  })

  it('tells addresses by ids where nothing is included', async () => {
    const { graph } = await open({ body: { data: [poolItem(POOL)] } })
    const query =
      '{ trendingPools { edges { market { baseToken { address symbol } } node { chainId address } } included(include: [DEX, BASE_TOKEN]) { __typename } } }'
    expect((await graph.ask(query)).data).toEqual({
      trendingPools: {
        edges: [
          { market: { baseToken: { address: BASE, symbol: null } }, node: { chainId: 'eip155:1', address: POOL } },
        ],
        included: [{ __typename: 'Dex' }, { __typename: 'TokenListing' }],
      },
    })
  })

  it('takes one question for thirty pools, and one for the prices of all their tokens', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
    const prices = { [BASE]: '3653.12', [QUOTE.toUpperCase().replace('0X', '0x')]: '0.99' }
    const { company, graph } = await open(
      { body: { data: addresses.map((address) => poolItem(address)), included } },
      { body: { data: { id: 'x', type: 'simple_token_price', attributes: { token_prices: prices } } } },
    )
    const query = `query ($addresses: [String!]!) { pools(chain: "eth", addresses: $addresses) {
      baseToken { token { price } } quoteToken { token { price } } dex { name } } }`
    const { data } = await graph.ask(query, { addresses })
    expect(data?.pools).toEqual(
      addresses.map(() => ({
        baseToken: { token: { price: '3653.12' } },
        quoteToken: { token: { price: '0.99' } },
        dex: { name: 'A Dex' },
      })),
    )
    expect(company.asked.map(({ url }) => url.replace(/\/0x0+%2C.*\?/, '/…?'))).toEqual([
      expect.stringContaining('/onchain/networks/eth/pools/multi/'),
      `/api/v3/onchain/simple/networks/eth/token_price/${BASE}%2C${QUOTE}`,
    ])
  })

  it('reads prices with an exponent, as the company spells those of small tokens', async () => {
    const { graph } = await open(
      { body: { data: poolItem(POOL), included } },
      { body: { data: { attributes: { token_prices: { [BASE]: '2.7e-10', [QUOTE]: 1.5 } } } } },
    )
    const query = `{ pool(chain: "eth", address: "${POOL}") {
      market { baseToken { token { price } } quoteToken { token { price } } } } }`
    expect((await graph.ask(query)).data).toEqual({
      pool: { market: { baseToken: { token: { price: '0.00000000027' } }, quoteToken: { token: { price: '1.5' } } } },
    })
  })

  it('is one for all pools of a request on one network', async () => {
    const other = '0x00000000000000000000000000000000000000bb'
    const { company, graph } = await open({ body: { data: [poolItem(other), poolItem(POOL)], included } })
    const query = `{
      one: pool(chain: "eth", address: "${POOL}") { market { address } }
      two: pool(chain: 1, address: "${other.replace('bb', 'BB')}") { market { address } }
    }`
    expect((await graph.ask(query)).data).toEqual({
      one: { market: { address: POOL } },
      two: { market: { address: other } },
    })
    expect(company.asked.map(({ url }) => url)).toEqual([
      `/api/v3/onchain/networks/eth/pools/multi/${POOL}%2C${other}?include=base_token%2Cquote_token%2Cdex`,
    ])
  })

  it('finds the coins of tokens, with one question for each network', async () => {
    const { company, graph } = await open({ body: { data: [token(QUOTE, 'BBB'), token(BASE, 'AAA')] } })
    const query = `query ($all: [_Any!]!) { _entities(representations: $all) { ... on Token { coin { slug } listing { symbol } } } }`
    const all = [BASE, QUOTE, POOL].map((address) => ({ __typename: 'Token', chainId: 'eip155:1', address }))
    expect((await graph.ask(query, { all })).data).toEqual({
      _entities: [
        { coin: { slug: 'aaa' }, listing: { symbol: 'AAA' } },
        { coin: { slug: 'bbb' }, listing: { symbol: 'BBB' } },
        { coin: null, listing: null },
      ],
    })
    expect(company.asked.map(({ url }) => url)).toEqual([
      `/api/v3/onchain/networks/eth/tokens/multi/${BASE}%2C${QUOTE}%2C${POOL}`,
    ])
    expect(graph.waived).toHaveLength(2)
  })

  it('waives prices that nobody knows, and refuses those that are no numbers', async () => {
    const query = `{ pool(chain: "eth", address: "${POOL}") {
      market { baseToken { token { price } } quoteToken { token { price } } } } }`
    const price = (prices: unknown) => ({ body: { data: { attributes: { token_prices: prices } } } })
    const unknown = await open({ body: { data: poolItem(POOL), included } }, price({ [BASE]: null }))
    expect((await unknown.graph.ask(query)).data).toEqual({
      pool: { market: { baseToken: { token: { price: null } }, quoteToken: { token: { price: null } } } },
    })
    expect(unknown.graph.waived).toHaveLength(2)
    const wrong = await open({ body: { data: poolItem(POOL), included } }, price({ [BASE]: 'dear', [QUOTE]: '1' }))
    const { data, errors } = await wrong.graph.ask(query)
    expect(data).toEqual({
      pool: { market: { baseToken: { token: { price: null } }, quoteToken: { token: { price: null } } } },
    })
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
      `{ pool(chain: "eth", address: "${POOL}") {
        tokenInfos { coin { slug } score telegramHandle microblogHandle token { chainId address } } } }`,
    )
    expect(data).toEqual({
      pool: {
        tokenInfos: [
          {
            coin: { slug: 'aaa' },
            score: 92.5,
            telegramHandle: 'aaa_chat',
            microblogHandle: 'aaa',
            token: { chainId: 'eip155:1', address: parseAddress(BASE) },
          },
        ],
      },
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
    const where = `chain: "eth", address: "${POOL}"`
    const ohlcv = await graph.ask(
      `{ pool(${where}) { candles(timeframe: DAY) { answerId candles { at close volumeUsd } base { symbol coin { slug } } } } }`,
    )
    expect(ohlcv.data).toEqual({
      pool: {
        candles: {
          answerId: 'x',
          candles: [{ at: new Date(AT * 1000), close: 3_650.3, volumeUsd: 306_823.27 }],
          base: { symbol: 'AAA', coin: null },
        },
      },
    })
    const trades = await graph.ask(
      `{ pool(${where}) { trades { nodes { kind volumeInUsd priceFromInUsd blockNumber } } } }`,
    )
    expect(trades.data).toEqual({
      pool: {
        trades: {
          nodes: [{ kind: 'SELL', volumeInUsd: '2769.417', priceFromInUsd: '0.000001', blockNumber: 20_513_061 }],
        },
      },
    })
  })

  it('that changed its shape is an error that names the member', async () => {
    const { graph } = await open(
      { body: { data: [poolItem(POOL, { transactions: 'many' })], included } },
      { body: { data: [{ ...poolItem(POOL), relationships: {} }] } },
      { body: { pools: [] } },
    )
    const query = (page: number) => `{ trendingPools(after: "${pageStart(page)}") { edges { market { name } } } }`
    expect((await refusal(graph, query(1))).message).toContain('data[0].market.attributes.transactions is no object')
    expect((await refusal(graph, query(2))).message).toContain('data[0].market.base_token is missing')
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
    const answer = await refusal(graph, '{ coin(slug: "a") { details { name } } }')
    expect(answer).toMatchObject(said)
    expect(JSON.stringify(answer)).not.toContain('Missing key')
  })

  it('because it does not have the network that a search names is understood', async () => {
    const { graph } = await open({ status: 404, body: { errors: [{ status: '404', title: 'Not Found' }] } })
    const search = '{ poolSearch(query: "weth", chain: "market:nowhere") { nodes { address } } }'
    expect(await refusal(graph, search)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('because it is asked too often is told so, and when to come back', async () => {
    const { company, graph } = await open({
      status: 429,
      headers: { 'retry-after': '7' },
      body: { status: { error_code: 429 } },
    })
    expect(await refusal(graph, '{ searchTrends { coins { name } } }')).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 7,
    })
    expect(company.asked).toHaveLength(1)
  })

  it('because it is asked too often, without saying when to come back, is asked again first', async () => {
    const { company, graph } = await open({ status: 429, body: { status: { error_code: 429 } } })
    expect(await refusal(graph, '{ searchTrends { coins { name } } }')).toMatchObject({ code: 'UNAVAILABLE' })
    expect(company.asked.length).toBeGreaterThan(1)
  })

  it('to answer in time is given up', async () => {
    const company = await startCompany(() => new Promise(() => {}))
    const graph = await openGraph(company.url, 'key', 60)
    onTestFinished(() => graph.stop())
    expect(await refusal(graph, '{ searchTrends { coins { name } } }')).toMatchObject({ code: 'UPSTREAM' })
  })
})

it('an answer that is fresh is asked for once, and its age is told', async () => {
  const { company, graph } = await open({
    headers: { 'cache-control': 'public, max-age=60' },
    body: { data: poolItem(POOL), included },
  })
  const query = `{ pool(chain: "eth", address: "${POOL}") { market { name baseToken { symbol } } } }`
  const [first, second] = [await graph.ask(query), await graph.ask(query)]
  expect(second).toEqual(first)
  expect(company.asked).toHaveLength(1)
  expect(graph.ages[0]).toBe(0)
  expect(graph.ages[1]).toBeGreaterThan(0)
})

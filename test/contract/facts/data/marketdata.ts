import { type ContractRow, NOT_COUNT, NOT_TEXT, optional, type ResponseShape, required } from '../row.ts'

const NOT_FLAG = [0, 1, 'true', 'yes', null, []] as const
const NOT_ID = [...NOT_TEXT, '', 'x'.repeat(101), 'bit coin', 'a/b', '../etc'] as const
const NOT_CURRENCY = [...NOT_TEXT, '', 'x', 'us$', 'usdollarsss'] as const
const NOT_PRECISION = [...NOT_TEXT, '', '19', '-1', 'half'] as const
const NOT_NETWORK = [...NOT_TEXT, '', 'x'.repeat(65), 'eth/../', 'e th'] as const
const NOT_ADDRESS = [...NOT_TEXT, '', 'x'.repeat(201), '0x12/34', 'a b'] as const
const notWord = (...more: readonly unknown[]) => [...NOT_TEXT, '', 'nope', ...more] as const
/** Days are words that are numbers, and may be written as such: 7 is one of them. */
const notDays = (...near: readonly string[]) => notWord(...near).filter((value) => value !== 7)

const id = required(...NOT_ID)
const page = optional(...NOT_COUNT)
const poolPage = optional(...NOT_COUNT, 11)
/** Texts with commas between; what is wrong inside of them is told by its place. */
const NOT_CSV = [7, true, { text: 'text' }, null] as const
const include = optional(...NOT_CSV)
const network = required(...NOT_NETWORK)
const address = required(...NOT_ADDRESS)
const precision = optional(...NOT_PRECISION)
const sort = optional(...notWord('h24_volume', 'H24_VOLUME_USD_DESC'))
const duration = optional(...notWord('H24', '2h'))

/** The most traded pool of the first network: everybody knows its address. */
export const SAMPLE_POOL = { network: 'eth', address: '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640' }

const amounts = { usd: 'number', eur: 'number', btc: 'number', '*': 'number|null' }
const moments = { usd: 'date', '*': 'date' }
const names = { en: 'string', '*': 'string' }
const point = { tuple: ['integer', 'number'] }
const images = { thumb: 'string', small: 'string', large: 'string' }
const converted = { btc: 'number', eth: 'number', usd: 'number' }

const ticker = {
  base: 'string',
  target: 'string',
  market: { name: 'string', identifier: 'string', 'logo?': 'string' },
  last: 'number',
  volume: 'number',
  converted_last: converted,
  converted_volume: { orNull: converted },
  trust_score: 'string|null',
  bid_ask_spread_percentage: 'number|null',
  'cost_to_move_up_usd?': 'number',
  'cost_to_move_down_usd?': 'number',
  timestamp: 'date|null',
  is_anomaly: 'boolean',
  is_stale: 'boolean',
  coin_id: 'string',
  target_coin_id: 'string|null',
}

const community = { forum_subscribers: 'integer|null', channel_users: 'integer|null' }
const development = {
  forks: 'integer|null',
  stars: 'integer|null',
  subscribers: 'integer|null',
  total_issues: 'integer|null',
  closed_issues: 'integer|null',
  commit_count_4_weeks: 'integer|null',
}

const changes = Object.fromEntries(
  ['1h', '24h', '7d', '14d', '30d', '200d', '1y'].map((span) => [
    `price_change_percentage_${span}_in_currency?`,
    'number',
  ]),
)

const coinMarket = {
  id: 'string',
  symbol: 'string',
  name: 'string',
  image: 'string|null',
  current_price: 'number|null',
  market_cap: 'number|null',
  market_cap_rank: 'integer|null',
  fully_diluted_valuation: 'number|null',
  total_volume: 'number|null',
  high_24h: 'number|null',
  low_24h: 'number|null',
  price_change_24h: 'number|null',
  price_change_percentage_24h: 'number|null',
  market_cap_change_24h: 'number|null',
  market_cap_change_percentage_24h: 'number|null',
  circulating_supply: 'number|null',
  total_supply: 'number|null',
  max_supply: 'number|null',
  ath: 'number|null',
  ath_change_percentage: 'number|null',
  ath_date: 'date|null',
  atl: 'number|null',
  atl_change_percentage: 'number|null',
  atl_date: 'date|null',
  'sparkline_in_7d?': { price: ['number'] },
  ...changes,
  last_updated: 'date|null',
} satisfies ResponseShape

const marketData = {
  current_price: amounts,
  ath: amounts,
  ath_change_percentage: amounts,
  ath_date: moments,
  atl: amounts,
  atl_change_percentage: amounts,
  atl_date: moments,
  market_cap: amounts,
  market_cap_rank: 'integer|null',
  fully_diluted_valuation: { orNull: amounts },
  total_volume: amounts,
  high_24h: amounts,
  low_24h: amounts,
  price_change_24h: 'number|null',
  price_change_percentage_24h: 'number|null',
  price_change_percentage_7d: 'number|null',
  price_change_percentage_14d: 'number|null',
  price_change_percentage_30d: 'number|null',
  price_change_percentage_60d: 'number|null',
  price_change_percentage_200d: 'number|null',
  price_change_percentage_1y: 'number|null',
  market_cap_change_24h: 'number|null',
  market_cap_change_percentage_24h: 'number|null',
  circulating_supply: 'number|null',
  total_supply: 'number|null',
  max_supply: 'number|null',
  'sparkline_7d?': { price: ['number'] },
  last_updated: 'date|null',
} satisfies ResponseShape

const mover = {
  id: 'string',
  symbol: 'string',
  name: 'string',
  image: 'string|null',
  market_cap_rank: 'integer|null',
  '*': 'number',
}

const windows = { m5: 'decimal', m15: 'decimal', m30: 'decimal', h1: 'decimal', h6: 'decimal', h24: 'decimal' }
const counts = { buys: 'integer', sells: 'integer', buyers: 'integer|null', sellers: 'integer|null' }
const related = (type: string) => ({ data: { id: 'string', type: `words:${type}` } })

const pool = {
  id: 'string',
  type: 'words:pool',
  attributes: {
    address: 'string',
    name: 'string',
    pool_created_at: 'date|null',
    base_token_price_usd: 'decimal|null',
    base_token_price_native_currency: 'decimal|null',
    quote_token_price_usd: 'decimal|null',
    quote_token_price_native_currency: 'decimal|null',
    base_token_price_quote_token: 'decimal|null',
    quote_token_price_base_token: 'decimal|null',
    fdv_usd: 'decimal|null',
    market_cap_usd: 'decimal|null',
    price_change_percentage: windows,
    transactions: { m5: counts, m15: counts, m30: counts, h1: counts, h6: counts, h24: counts },
    volume_usd: windows,
    reserve_in_usd: 'decimal|null',
  },
  relationships: {
    base_token: related('token'),
    quote_token: related('token'),
    dex: related('dex'),
    network: related('network'),
  },
} satisfies ResponseShape

/** Tokens, exchanges and networks stand mixed; which members are there follows from the type. */
const part = {
  id: 'string',
  type: 'words:token|dex|network',
  attributes: {
    name: 'string|null',
    'address?': 'string',
    'symbol?': 'string|null',
    'decimals?': 'integer|null',
    'image_url?': 'string|null',
    'marketdata_coin_id?': 'string|null',
    'asset_platform_id?': 'string',
  },
} satisfies ResponseShape
const pools = { data: [pool], 'included?': [part] } satisfies ResponseShape

const reference = { name: 'string', symbol: 'string', marketdata_coin_id: 'string|null', address: 'string' }

function row(
  path: string,
  operation: string,
  members: ContractRow['members'],
  sample: ContractRow['sample'],
  response: ResponseShape,
): ContractRow {
  const price = { mode: 'fixed', usd: '0.01', atomic: '10000' } as const
  const fixed = { service: 'data', method: 'POST', access: 'paid', price } as const
  return { ...fixed, path: `/api/marketdata/${path}`, operation, members, sample, response }
}

/** Markets of coins: catalogue rows 1 to 13. */
const COIN_ROWS: readonly ContractRow[] = [
  row(
    'price',
    'CoinPrices',
    {
      ids: required('bitcoin', 7, [], null, Array(251).fill('bitcoin')),
      vs_currencies: required('usd', 7, [], null, Array(61).fill('usd')),
      include_market_cap: optional(...NOT_FLAG),
      include_24hr_vol: optional(...NOT_FLAG),
      include_24hr_change: optional(...NOT_FLAG),
      include_last_updated_at: optional(...NOT_FLAG),
      precision,
    },
    { ids: ['bitcoin', 'ethereum'], vs_currencies: ['usd', 'eur'], include_market_cap: true },
    { '*': { '*': 'number' } },
  ),
  row(
    'markets',
    'CoinMarkets',
    {
      vs_currency: required(...NOT_CURRENCY),
      ids: optional('bitcoin', 7, null, Array(251).fill('bitcoin')),
      category: optional(...NOT_TEXT, ''),
      order: optional(...notWord('MARKET_CAP_DESC')),
      per_page: optional(...NOT_COUNT, 251),
      page,
      sparkline: optional(...NOT_FLAG),
      price_change_percentage: optional(...NOT_CSV),
    },
    { vs_currency: 'usd', per_page: 10, price_change_percentage: '1h,7d' },
    [coinMarket],
  ),
  row(
    'coin',
    'ReadCoin',
    {
      id,
      localization: optional(...NOT_FLAG),
      tickers: optional(...NOT_FLAG),
      market_data: optional(...NOT_FLAG),
      community_data: optional(...NOT_FLAG),
      developer_data: optional(...NOT_FLAG),
      sparkline: optional(...NOT_FLAG),
    },
    { id: 'bitcoin', tickers: false },
    {
      id: 'string',
      symbol: 'string',
      name: 'string',
      web_slug: 'string|null',
      asset_platform_id: 'string|null',
      'platforms?': { '*': 'string|null' },
      categories: ['string'],
      'localization?': names,
      description: names,
      links: {
        homepage: ['string'],
        blockchain_site: ['string'],
        official_forum_url: { orNull: ['string'] },
        repositories: { orNull: ['string'] },
      },
      image: images,
      genesis_date: 'day|null',
      market_cap_rank: 'integer|null',
      'market_data?': marketData,
      'community_data?': community,
      'developer_data?': development,
      'tickers?': [ticker],
      last_updated: 'date|null',
    },
  ),
  row(
    'chart',
    'CoinChart',
    {
      id,
      vs_currency: required(...NOT_CURRENCY),
      days: required(...NOT_TEXT, '', '0', '-1', '1.5', 'all', '100000'),
      interval: optional(...notWord('DAILY')),
      precision,
    },
    { id: 'bitcoin', vs_currency: 'usd', days: '7' },
    { prices: [point], market_caps: [point], total_volumes: [point] },
  ),
  row(
    'ohlc',
    'CoinOhlc',
    { id, vs_currency: required(...NOT_CURRENCY), days: required(...notDays('2', 'DAYS_7', '0')), precision },
    { id: 'bitcoin', vs_currency: 'usd', days: '7' },
    [{ tuple: ['integer', 'number', 'number', 'number', 'number'] }],
  ),
  row(
    'history',
    'CoinHistory',
    {
      id,
      date: required(...NOT_TEXT, '', '2025-12-31', '1-1-2025', '32-01-2025', '00-01-2025', '01-13-2025'),
      localization: optional(...NOT_FLAG),
    },
    { id: 'bitcoin', date: '31-12-2025' },
    {
      id: 'string',
      symbol: 'string',
      name: 'string',
      'localization?': names,
      'image?': { thumb: 'string', small: 'string' },
      'market_data?': { current_price: amounts, market_cap: amounts, total_volume: amounts },
      'community_data?': community,
      'developer_data?': development,
    },
  ),
  row(
    'trending',
    'SearchTrends',
    {},
    {},
    {
      coins: [
        {
          item: {
            id: 'string',
            coin_id: 'integer|null',
            name: 'string',
            symbol: 'string',
            market_cap_rank: 'integer|null',
            thumb: 'string|null',
            small: 'string|null',
            large: 'string|null',
            slug: 'string|null',
            price_btc: 'number|null',
            score: 'integer',
            data: {
              price: 'number',
              price_btc: 'decimal',
              price_change_percentage_24h: { usd: 'number', '*': 'number' },
              market_cap: 'string',
              market_cap_btc: 'decimal',
              total_volume: 'string',
              total_volume_btc: 'decimal',
            },
          },
        },
      ],
      nfts: [
        {
          id: 'string',
          name: 'string',
          symbol: 'string',
          thumb: 'string',
          nft_contract_id: 'integer',
          native_currency_symbol: 'string',
          floor_price_in_native_currency: 'number',
          floor_price_24h_percentage_change: 'number',
        },
      ],
      categories: [
        {
          id: 'string',
          name: 'string',
          slug: 'string',
          market_cap_1h_change: 'number',
          coins_count: 'integer',
          data: { market_cap: 'number', market_cap_btc: 'number', total_volume: 'number', total_volume_btc: 'number' },
        },
      ],
    },
  ),
  row(
    'global',
    'GlobalMarket',
    {},
    {},
    {
      data: {
        active_cryptocurrencies: 'integer',
        markets: 'integer',
        total_market_cap: amounts,
        total_volume: amounts,
        market_cap_percentage: { btc: 'number', '*': 'number' },
        market_cap_change_percentage_24h_usd: 'number',
        updated_at: 'integer',
      },
    },
  ),
  row('categories', 'CoinCategories', { order: optional(...notWord('NAME_ASC')) }, { order: 'name_asc' }, [
    {
      id: 'string',
      name: 'string',
      market_cap: 'number|null',
      market_cap_change_24h: 'number|null',
      content: 'string|null',
      top_3_coins_id: { orNull: ['string'] },
      top_3_coins: ['string'],
      volume_24h: 'number|null',
      updated_at: 'date|null',
    },
  ]),
  row(
    'top-movers',
    'TopMovers',
    {
      vs_currency: optional(...NOT_CURRENCY),
      duration: optional(...notWord('2h', 'H24')),
      top_coins: optional(...notWord('200', 'TOP_300')),
    },
    { vs_currency: 'eur', duration: '7d', top_coins: '300' },
    { top_gainers: [mover], top_losers: [mover] },
  ),
  row(
    'exchange',
    'ReadExchange',
    { id },
    { id: 'kraken' },
    {
      name: 'string',
      year_established: 'integer|null',
      country: 'string|null',
      url: 'string|null',
      image: 'string|null',
      trust_score: 'integer|null',
      trust_score_rank: 'integer|null',
      trade_volume_24h_btc: 'number',
    },
  ),
  row(
    'exchange/tickers',
    'ExchangeTickers',
    {
      id,
      coin_ids: optional(...NOT_CSV),
      include_exchange_logo: optional(...NOT_FLAG),
      page,
      depth: optional(...NOT_FLAG),
      order: optional(...notWord('VOLUME_DESC')),
    },
    { id: 'kraken', coin_ids: 'bitcoin,ethereum', order: 'volume_desc' },
    { name: 'string', tickers: [ticker] },
  ),
  row(
    'exchange/volume-chart',
    'ExchangeVolumes',
    { id, days: required(...notDays('2', 'max', 'DAYS_7')) },
    { id: 'kraken', days: '30' },
    [{ tuple: ['integer', 'decimal'] }],
  ),
]

/** Pools on chain: catalogue rows 14 to 27. */
const ONCHAIN_ROWS: readonly ContractRow[] = [
  row('onchain/trending', 'TrendingPools', { include, page: poolPage, duration }, { include: 'base_token,dex' }, pools),
  row(
    'onchain/networks',
    'ListNetworks',
    { page },
    { page: 1 },
    {
      data: [
        { id: 'string', type: 'words:network', attributes: { name: 'string|null', 'asset_platform_id?': 'string' } },
      ],
    },
  ),
  row(
    'onchain/search',
    'SearchPools',
    {
      query: required(...NOT_TEXT, '', '  ', 'x'.repeat(201)),
      network: optional(...NOT_NETWORK),
      include,
      page: poolPage,
    },
    { query: 'weth', network: 'base' },
    pools,
  ),
  row('onchain/new-pools', 'NewPools', { include, page: poolPage }, { page: 2 }, pools),
  row(
    'onchain/categories',
    'OnchainCategories',
    { page },
    { page: 1 },
    {
      data: [
        {
          id: 'string',
          type: 'words:category',
          attributes: {
            name: 'string',
            description: 'string|null',
            volume_change_percentage: { h1: 'decimal', h6: 'decimal', h12: 'decimal', h24: 'decimal' },
            reserve_in_usd: 'decimal|null',
            fdv_usd: 'decimal|null',
            h24_volume_usd: 'decimal|null',
            h24_tx_count: 'integer|null',
          },
        },
      ],
    },
  ),
  row('onchain/pool', 'ReadPool', { network, address, include }, SAMPLE_POOL, { data: pool, 'included?': [part] }),
  row('onchain/pool/info', 'PoolTokens', { network, address }, SAMPLE_POOL, {
    data: [
      {
        id: 'string',
        type: 'words:token',
        attributes: {
          address: 'string',
          name: 'string|null',
          symbol: 'string|null',
          decimals: 'integer|null',
          image_url: 'string|null',
          marketdata_coin_id: 'string|null',
          websites: ['string'],
          description: 'string|null',
          score: 'number|null',
          discord_url: 'string|null',
          telegram_handle: 'string|null',
          microblog_handle: 'string|null',
          categories: { orNull: ['string'] },
        },
      },
    ],
  }),
  row(
    'onchain/pool/ohlcv',
    'PoolOhlcv',
    {
      network,
      address,
      timeframe: required(...notWord('DAY', 'week')),
      aggregate: optional(...notWord('2', 'BY_1', 4.5)),
      before_timestamp: optional(...NOT_TEXT, '', 'yesterday', '2025-12-31', '-5'),
      limit: optional(...NOT_COUNT, 1001),
      currency: optional(...notWord('eur', 'USD')),
      token: optional(...NOT_ADDRESS),
    },
    { ...SAMPLE_POOL, timeframe: 'hour', aggregate: '4', limit: 10 },
    {
      data: {
        id: 'string',
        type: 'words:ohlcv_request_response',
        attributes: { ohlcv_list: [{ tuple: ['integer', 'number', 'number', 'number', 'number', 'number'] }] },
      },
      meta: { base: reference, quote: reference },
    },
  ),
  row(
    'onchain/pool/trades',
    'PoolTrades',
    {
      network,
      address,
      trade_volume_in_usd_greater_than: optional(-1, '5', true, null),
      page: poolPage,
    },
    SAMPLE_POOL,
    {
      data: [
        {
          id: 'string',
          type: 'words:trade',
          attributes: {
            block_number: 'integer',
            tx_hash: 'string',
            tx_from_address: 'string',
            from_token_amount: 'decimal',
            to_token_amount: 'decimal',
            price_from_in_usd: 'decimal',
            price_to_in_usd: 'decimal',
            block_timestamp: 'date',
            kind: 'words:buy|sell',
            volume_in_usd: 'decimal',
            from_token_address: 'string',
            to_token_address: 'string',
          },
        },
      ],
    },
  ),
  row(
    'onchain/network/dexes',
    'NetworkDexes',
    { network, page },
    { network: 'eth' },
    {
      data: [{ id: 'string', type: 'words:dex', attributes: { name: 'string|null' } }],
    },
  ),
  row(
    'onchain/network/trending',
    'NetworkTrendingPools',
    { network, include, page: poolPage, duration },
    { network: 'base', duration: '1h' },
    pools,
  ),
  row(
    'onchain/network/new-pools',
    'NetworkNewPools',
    { network, include, page: poolPage },
    { network: 'solana', include: 'network,quote_token' },
    pools,
  ),
  row(
    'onchain/network/pools',
    'NetworkPools',
    { network, include, page: poolPage, sort },
    { network: 'eth', sort: 'h24_volume_usd_desc' },
    pools,
  ),
  row(
    'onchain/category/pools',
    'CategoryPools',
    { category_id: id, include, page: poolPage, sort },
    { category_id: 'meme-token' },
    pools,
  ),
]

/** The market data family of the data service: 27 paths. */
export const MARKETDATA_ROWS: readonly ContractRow[] = [...COIN_ROWS, ...ONCHAIN_ROWS]

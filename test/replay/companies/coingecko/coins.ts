import { type ReplayRoute, Reply } from '../../definition.ts'
import { ticker } from './exchanges.ts'

const at = 1795132800000
const ISO = '2026-11-20T12:00:00.000Z'
const PRECISION = /^(full|\d|1[0-8])$/
const none = () => new Reply(404, { error: 'coin not found' })
const amounts = (usd: number) => ({ usd, eur: usd / 2, btc: 1 })
const moments = { usd: ISO, eur: ISO, btc: ISO }
const image = {
  thumb: 'https://img.example/t.png',
  small: 'https://img.example/s.png',
  large: 'https://img.example/l.png',
}

function market(more: object) {
  return {
    id: 'kit-coin',
    symbol: 'ktc',
    name: 'Kit Coin',
    image: image.large,
    current_price: 77671.25,
    market_cap: 1555886872303,
    market_cap_rank: 1,
    fully_diluted_valuation: 1555914058873,
    total_volume: 33235034316,
    high_24h: 78419,
    low_24h: 76696,
    price_change_24h: -747.336,
    price_change_percentage_24h: -0.95302,
    market_cap_change_24h: -15184401491.5,
    market_cap_change_percentage_24h: -0.9665,
    circulating_supply: 20030493,
    total_supply: 20030843,
    max_supply: null,
    ath: 126080,
    ath_change_percentage: -38.39571,
    ath_date: ISO,
    atl: 67.81,
    atl_change_percentage: 114443.23093,
    atl_date: ISO,
    roi: null,
    last_updated: ISO,
    market_cap_rank_with_rehypothecated: 1,
    price_change_percentage_1h_in_currency: 0.58234,
    price_change_percentage_7d_in_currency: null,
    ...more,
  }
}

const details = {
  id: 'kit-coin',
  symbol: 'ktc',
  name: 'Kit Coin',
  web_slug: 'kit-coin',
  asset_platform_id: null,
  platforms: { '': '' },
  detail_platforms: { '': { decimal_place: null, contract_address: '' } },
  block_time_in_minutes: 10,
  hashing_algorithm: null,
  categories: ['Kits'],
  preview_listing: false,
  public_notice: null,
  additional_notices: [],
  localization: { en: 'Kit Coin', de: 'Kitmünze' },
  description: { en: 'A coin for kits.' },
  links: {
    homepage: ['https://kit.example', '', ''],
    whitepaper: 'https://kit.example/paper.pdf',
    blockchain_site: ['https://scan.example', ''],
    official_forum_url: [''],
    twitter_screen_name: 'kitcoin',
    facebook_username: 'kitcoin',
    telegram_channel_identifier: '',
    subreddit_url: null,
    repos_url: { github: ['https://code.example/kit'], bitbucket: [] },
  },
  image,
  country_origin: '',
  genesis_date: null,
  sentiment_votes_up_percentage: null,
  market_cap_rank: 1,
  market_data: {
    current_price: amounts(69840.5),
    total_value_locked: null,
    ath: amounts(126080),
    ath_change_percentage: amounts(-5.3),
    ath_date: moments,
    atl: amounts(67.81),
    atl_change_percentage: amounts(102882.5),
    atl_date: moments,
    market_cap: amounts(1373296629498),
    fully_diluted_valuation: {},
    market_cap_rank: 1,
    total_volume: amounts(18867210007),
    high_24h: amounts(69805),
    low_24h: amounts(67985),
    price_change_24h: 1619,
    price_change_percentage_24h: 2.37311,
    price_change_percentage_7d: -0.89706,
    total_supply: 21000000,
    max_supply: null,
    circulating_supply: 19675377,
    last_updated: ISO,
  },
  community_data: { facebook_likes: null, reddit_subscribers: 6127543, telegram_channel_user_count: null },
  developer_data: {
    forks: 36433,
    stars: 76697,
    subscribers: 3967,
    total_issues: 7743,
    closed_issues: 7379,
    code_additions_deletions_4_weeks: { additions: 1264, deletions: -1314 },
    commit_count_4_weeks: 108,
  },
  status_updates: [],
  last_updated: ISO,
  tickers: [ticker({})],
}

const trending = {
  item: {
    id: 'kit-coin',
    coin_id: 28600,
    name: 'Kit Coin',
    symbol: 'KTC',
    market_cap_rank: null,
    ...image,
    slug: 'kit-coin',
    price_btc: 7.821e-11,
    score: 0,
    data: {
      price: 5.9387e-6,
      price_btc: '0.00000000007821',
      price_change_percentage_24h: { usd: -3.27, btc: -1.26 },
      market_cap: '$521,967,819',
      market_cap_btc: '6883.41',
      total_volume: '$31,701,707',
      total_volume_btc: '417.5',
      content: null,
    },
  },
}
const collection = {
  id: 'kit-pictures',
  name: 'Kit Pictures',
  symbol: 'KITP',
  thumb: image.thumb,
  nft_contract_id: 1327,
  native_currency_symbol: 'eth',
  floor_price_in_native_currency: 6.98,
  floor_price_24h_percentage_change: 8.23,
  data: { floor_price: '6.98 ETH' },
}
const trendingCategory = {
  id: 102120809,
  name: 'Kit Native',
  market_cap_1h_change: 0.159,
  slug: 'kit-native',
  coins_count: '573',
  data: {
    market_cap: 117316549202.25,
    market_cap_btc: 1545658.5,
    total_volume: 16971131961.75,
    total_volume_btc: 223596.5,
  },
}
const category = {
  id: 'kits',
  name: 'Kits',
  market_cap: 2176528015490.25,
  market_cap_change_24h: -0.49,
  content: null,
  top_3_coins_id: ['kit-coin'],
  top_3_coins: [image.small],
  volume_24h: 45616943988.5,
  updated_at: ISO,
}

function mover(query: URLSearchParams, more: object) {
  const vs = query.get('vs_currency') ?? ''
  return {
    id: 'kit-coin',
    symbol: 'ktc',
    name: 'Kit Coin',
    image: image.large,
    market_cap_rank: 189,
    [vs]: 0.174,
    [`${vs}_24h_vol`]: 50396.75,
    [`${vs}_24h_change`]: 150.5,
    [`${vs}_${query.get('duration')}_change`]: 519.25,
    ...more,
  }
}

/** Coins, trends, categories and the global market. */
export const coinRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/simple/price',
    query: {
      'vs_currencies!': 'string',
      ids: 'string',
      include_market_cap: 'boolean',
      include_24hr_vol: 'boolean',
      include_24hr_change: 'boolean',
      include_last_updated_at: 'boolean',
      precision: PRECISION,
    },
    answer: ({ query }) =>
      Object.fromEntries(
        (query.get('ids') ?? '').split(',').map((id) => [
          id,
          {
            usd: 76975.5,
            usd_market_cap: 1542226908349.75,
            usd_24h_vol: 29096603418.5,
            usd_24h_change: -1.41,
            eur: 66000.25,
            last_updated_at: at / 1000,
          },
        ]),
      ),
    empty: () => ({}),
  },
  {
    method: 'GET',
    path: '/coins/markets',
    query: {
      'vs_currency!': 'string',
      ids: 'string',
      category: 'string',
      order: ['market_cap_asc', 'market_cap_desc', 'volume_asc', 'volume_desc', 'id_asc', 'id_desc'],
      per_page: /^(\d{1,2}|1\d\d|2[0-4]\d|250)$/,
      page: 'integer',
      sparkline: 'boolean',
      price_change_percentage: /^(1h|24h|7d|14d|30d|200d|1y)(,(1h|24h|7d|14d|30d|200d|1y))*$/,
    },
    answer: () => [market({}), market({ id: 'kit-two', name: 'Kit Two', market_cap_rank: null, current_price: null })],
    odd: () => [market({ name: null }), market({})],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/coins/top_gainers_losers',
    query: {
      'vs_currency!': 'string',
      duration: ['1h', '24h', '7d', '14d', '30d', '60d', '1y'],
      top_coins: ['300', '500', '1000', 'all'],
    },
    answer: ({ query }) => ({
      top_gainers: [mover(query, {})],
      top_losers: [mover(query, { id: 'kit-two', name: 'Kit Two' })],
    }),
    odd: ({ query }) => ({
      top_gainers: [mover(query, { name: null }), mover(query, {})],
      top_losers: [mover(query, { id: 'kit-two', name: 'Kit Two' })],
    }),
    empty: () => ({ top_gainers: [], top_losers: [] }),
  },
  {
    method: 'GET',
    path: '/coins/categories',
    query: {
      order: [
        'market_cap_desc',
        'market_cap_asc',
        'name_desc',
        'name_asc',
        'market_cap_change_24h_desc',
        'market_cap_change_24h_asc',
      ],
    },
    answer: () => [category],
    odd: () => [{ ...category, id: null }, category],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/coins/{id}/history',
    query: { 'date!': /^\d{2}-\d{2}-\d{4}$/, localization: 'boolean' },
    answer: ({ params }) => ({
      id: params.id,
      symbol: 'ktc',
      name: 'Kit Coin',
      localization: { en: 'Kit Coin', de: 'Kitmünze' },
      image: { thumb: image.thumb, small: image.small },
      market_data: {
        current_price: amounts(42208.25),
        market_cap: amounts(827596236151),
        total_volume: amounts(17450000000),
      },
      community_data: { facebook_likes: null, reddit_subscribers: 5993012 },
      developer_data: { forks: 36262, stars: null },
      public_interest_stats: { alexa_rank: null, bing_matches: null },
    }),
    empty: none,
  },
  {
    method: 'GET',
    path: '/coins/{id}/market_chart',
    query: {
      'vs_currency!': 'string',
      'days!': /^(\d+|max)$/,
      interval: ['5m', 'hourly', 'daily'],
      precision: PRECISION,
    },
    answer: () => ({
      prices: [[at, 77001.5]],
      market_caps: [[at, 1542000000000.5]],
      total_volumes: [[at, 29000000001.5]],
    }),
    odd: () => ({
      prices: [
        [at, null],
        [at, 77001.5],
      ],
      market_caps: [[at, 1542000000000.5]],
      total_volumes: [[at, 29000000001.5]],
    }),
    empty: none,
  },
  {
    method: 'GET',
    path: '/coins/{id}/ohlc',
    query: {
      'vs_currency!': 'string',
      'days!': ['1', '7', '14', '30', '90', '180', '365', 'max'],
      precision: PRECISION,
    },
    answer: () => [[at, 77001.5, 77500, 76000.25, 77100]],
    odd: () => [
      [at, null, 1, 1, 1],
      [at, 77001.5, 77500, 76000.25, 77100],
    ],
    empty: none,
  },
  {
    method: 'GET',
    path: '/coins/{id}',
    query: {
      localization: 'boolean',
      tickers: 'boolean',
      market_data: 'boolean',
      community_data: 'boolean',
      developer_data: 'boolean',
      sparkline: 'boolean',
    },
    answer: () => details,
    empty: none,
  },
  {
    method: 'GET',
    path: '/search/trending',
    answer: () => ({ coins: [trending], nfts: [collection], categories: [trendingCategory] }),
    odd: () => ({
      coins: [{ item: { ...trending.item, score: null } }, trending],
      nfts: [collection, { ...collection, id: null }],
      categories: [trendingCategory],
    }),
    empty: () => ({ coins: [], nfts: [], categories: [] }),
  },
  {
    method: 'GET',
    path: '/global',
    answer: () => ({
      data: {
        active_cryptocurrencies: 17397,
        upcoming_icos: 0,
        ongoing_icos: 49,
        ended_icos: 3376,
        markets: 1476,
        total_market_cap: amounts(2621040321355.25),
        total_volume: amounts(95133256404.5),
        market_cap_percentage: { btc: 57.95, eth: 9.58 },
        market_cap_change_percentage_24h_usd: -1.61,
        volume_change_percentage_24h_usd: 33.06,
        updated_at: at / 1000,
      },
    }),
  },
]

import { type ParameterForm, type ReplayRequest, type ReplayRoute, Reply } from '../../definition.ts'

const none = () => new Reply(404, { errors: [{ status: '404', title: 'Not Found' }] })
const TOKEN = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const OTHER = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const POOL = '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640'
const PARTS = /^(base_token|quote_token|dex)(,(base_token|quote_token|dex))*$/
const PARTS_AND_NETWORK = /^(base_token|quote_token|dex|network)(,(base_token|quote_token|dex|network))*$/
const PAGE: ParameterForm = /^([1-9]|10)$/
const DURATION = ['5m', '1h', '6h', '24h'] as const
const SORT = ['h24_tx_count_desc', 'h24_volume_usd_desc'] as const

const spans = { m5: '0.001', m15: '0.339', m30: '0.197', h1: '0.157', h6: '0.651', h24: '-1.403' }
const counts = { buys: 13, sells: 10, buyers: 11, sellers: 9 }
const volume = {
  m5: '716095.07',
  m15: '4099160.04',
  m30: '6269664.41',
  h1: '7654944.73',
  h6: '22795729.33',
  h24: '126052349.38',
}

function pool(network: string, more: object, attributes: object = {}) {
  return {
    id: `${network}_${POOL}`,
    type: 'pool',
    attributes: {
      base_token_price_usd: '2087.834',
      base_token_price_native_currency: '1.0',
      quote_token_price_usd: '1.0024',
      quote_token_price_native_currency: '0.00048',
      base_token_price_quote_token: '2082.84',
      quote_token_price_base_token: '0.00048',
      address: POOL,
      name: 'KIT / KUSD 0.05%',
      pool_created_at: '2021-12-29T12:35:14Z',
      fdv_usd: '4706830691.85',
      market_cap_usd: null,
      price_change_percentage: spans,
      transactions: { m5: counts, m15: counts, m30: counts, h1: counts, h6: counts, h24: counts },
      volume_usd: volume,
      reserve_in_usd: null,
      ...attributes,
    },
    relationships: {
      base_token: { data: { id: `${network}_${OTHER}`, type: 'token' } },
      quote_token: { data: { id: `${network}_${TOKEN}`, type: 'token' } },
      dex: { data: { id: 'kit_swap', type: 'dex' } },
    },
    ...more,
  }
}

function included(network: string, query: URLSearchParams) {
  const asked = (query.get('include') ?? '').split(',')
  const token = (address: string, symbol: string, coin: string | null) => ({
    id: `${network}_${address}`,
    type: 'token',
    attributes: { address, name: `${symbol} Token`, symbol, decimals: 18, image_url: null, coingecko_coin_id: coin },
  })
  return [
    ...(asked.includes('base_token') ? [token(OTHER, 'KIT', 'kit-coin')] : []),
    ...(asked.includes('quote_token') ? [token(TOKEN, 'KUSD', null)] : []),
    ...(asked.includes('dex') ? [{ id: 'kit_swap', type: 'dex', attributes: { name: 'Kit Swap' } }] : []),
    ...(asked.includes('network') ? [networks[0]] : []),
  ]
}

const networks = [
  { id: 'eth', type: 'network', attributes: { name: 'Ethereum', coingecko_asset_platform_id: 'ethereum' } },
  { id: 'kitnet', type: 'network', attributes: { name: 'Kitnet', coingecko_asset_platform_id: null } },
]

/** A list of pools of one network, or of all. */
function pools(path: string, more: Readonly<Record<string, ParameterForm>>, attributes: object = {}): ReplayRoute {
  const isOfOne = path.includes('{network}')
  const networkOf = ({ params }: ReplayRequest) => params.network ?? 'eth'
  const related = (network: string) =>
    isOfOne
      ? {}
      : { relationships: { ...pool(network, {}).relationships, network: { data: { id: network, type: 'network' } } } }
  const answer = (request: ReplayRequest, rows: (network: string) => readonly object[]) => ({
    data: rows(networkOf(request)),
    included: included(networkOf(request), request.query),
  })
  const good = (network: string) => pool(network, related(network), attributes)
  return {
    method: 'GET',
    path,
    query: { include: isOfOne ? PARTS : PARTS_AND_NETWORK, page: PAGE, ...more },
    answer: (request) => answer(request, (network) => [good(network)]),
    odd: (request) =>
      answer(request, (network) => [pool(network, related(network), { ...attributes, name: null }), good(network)]),
    empty: () => ({ data: [], included: [] }),
  }
}

const info = {
  id: `eth_${OTHER}`,
  type: 'token',
  attributes: {
    address: OTHER,
    name: 'KIT Token',
    symbol: 'KIT',
    decimals: 18,
    image_url: null,
    banner_image_url: null,
    coingecko_coin_id: 'kit-coin',
    gt_score: 88.5,
    gt_verified: true,
    mint_authority: 'no',
    is_honeypot: 'unknown',
  },
  relationships: { pool: { data: { id: `eth_${POOL}`, type: 'pool' } } },
}
const described = {
  websites: ['https://kit.example'],
  description: 'A kit.',
  discord_url: null,
  telegram_handle: 'kits',
  twitter_handle: 'kitcoin',
  categories: ['Kits'],
}

const trade = {
  id: `eth_25191329_0x90a7_1`,
  type: 'trade',
  attributes: {
    block_number: 25191329,
    tx_hash: '0x90a746e28f4db27b2595b8ac55ef999914ed09453d5924b1424b2c050fd053c3',
    tx_from_address: '0x0b0d1579b739b1996d28c53c4ff11e2c541a1188',
    from_token_amount: '0.106968578509495',
    to_token_amount: '211.331589',
    price_from_in_currency_token: '1.0',
    price_to_in_currency_token: '0.0005',
    price_from_in_usd: '1976.18',
    price_to_in_usd: '1.00027',
    block_timestamp: '2026-11-20T04:04:11Z',
    kind: 'buy',
    volume_in_usd: '211.39',
    from_token_address: OTHER,
    to_token_address: TOKEN,
  },
}
const category = {
  id: 'kit-launchpad',
  type: 'category',
  attributes: {
    name: 'Kit Launchpad',
    description: null,
    volume_change_percentage: { h1: '-80.77', h6: '132756.5', h12: '12603.22', h24: '5165.63' },
    reserve_in_usd: '25598.43',
    fdv_usd: '79496.96',
    h24_volume_usd: '622.05',
    h24_tx_count: 7,
  },
}
const reference = (symbol: string, address: string) => ({
  name: `${symbol} Token`,
  symbol,
  coingecko_coin_id: 'kit-coin',
  address,
})

/** Networks, pools and categories on chain. */
export const onchainRoutes: readonly ReplayRoute[] = [
  pools('/onchain/networks/trending_pools', { duration: DURATION }),
  pools('/onchain/networks/new_pools', {}),
  pools('/onchain/networks/{network}/trending_pools', { duration: DURATION }),
  pools('/onchain/networks/{network}/new_pools', {}),
  pools('/onchain/networks/{network}/pools', { sort: SORT }),
  {
    ...pools('/onchain/search/pools', { query: 'string', network: 'string' }),
    query: { query: 'string', network: 'string', include: PARTS, page: PAGE },
  },
  // The attributes of a category's pools have no volume and no counts by span.
  pools(
    '/onchain/categories/{category}/pools',
    { sort: SORT },
    { volume_usd: undefined, transactions: undefined, h24_volume_usd: '4.12', h24_tx_count: 2 },
  ),
  {
    method: 'GET',
    path: '/onchain/networks',
    query: { page: 'integer' },
    answer: ({ query }) => ({ data: (query.get('page') ?? '1') === '1' ? networks : [] }),
    odd: () => ({ data: [{ id: null, type: 'network', attributes: {} }, ...networks] }),
    empty: () => ({ data: [] }),
  },
  {
    method: 'GET',
    path: '/onchain/networks/{network}/dexes',
    query: { page: 'integer' },
    answer: () => ({ data: [{ id: 'kit_swap', type: 'dex', attributes: { name: 'Kit Swap' } }] }),
    odd: () => ({
      data: [
        { id: null, type: 'dex' },
        { id: 'kit_swap', type: 'dex', attributes: { name: 'Kit Swap' } },
      ],
    }),
    empty: none,
  },
  {
    method: 'GET',
    path: '/onchain/categories',
    query: { page: 'integer' },
    answer: () => ({ data: [category] }),
    odd: () => ({ data: [{ id: 'odd', type: 'category', attributes: { name: null } }, category] }),
    empty: () => ({ data: [] }),
  },
  {
    method: 'GET',
    path: '/onchain/networks/{network}/pools/multi/{addresses}',
    query: { include: PARTS },
    check: ({ params }) =>
      (params.addresses?.split(',').length ?? 0) > 30 ? [{ at: 'addresses', message: 'has more than 30' }] : [],
    answer: ({ params, query }) => ({
      data: (params.addresses ?? '')
        .split(',')
        .map((address) => pool(params.network ?? '', { id: `${params.network}_${address}` }, { address })),
      included: included(params.network ?? '', query),
    }),
  },
  {
    method: 'GET',
    path: '/onchain/networks/{network}/pools/{address}',
    query: { include: PARTS },
    answer: ({ params, query }) => ({
      data: pool(params.network ?? '', {}),
      included: included(params.network ?? '', query),
    }),
    empty: none,
  },
  {
    method: 'GET',
    path: '/onchain/networks/{network}/pools/{address}/info',
    answer: () => ({
      data: [
        info,
        {
          ...info,
          id: `eth_${TOKEN}`,
          attributes: { ...info.attributes, address: TOKEN, symbol: 'KUSD', ...described },
        },
      ],
    }),
    odd: () => ({ data: [{ ...info, attributes: { ...info.attributes, address: null } }, info] }),
    empty: none,
  },
  {
    method: 'GET',
    path: '/onchain/networks/{network}/pools/{address}/ohlcv/{timeframe}',
    query: {
      aggregate: ['1', '4', '5', '12', '15'],
      before_timestamp: 'integer',
      limit: 'integer',
      currency: ['usd', 'token'],
      token: 'string',
    },
    answer: () => ({
      data: {
        id: 'c2728da2-1bc8-4b3a-94ca-6248a3c6e966',
        type: 'ohlcv_request_response',
        attributes: { ohlcv_list: [[1795132800, 2087.5, 2100.25, 2050, 2090.75, 145888.5]] },
      },
      meta: { base: reference('KIT', OTHER), quote: reference('KUSD', TOKEN) },
    }),
    empty: none,
  },
  {
    method: 'GET',
    path: '/onchain/networks/{network}/pools/{address}/trades',
    query: { trade_volume_in_usd_greater_than: 'number', token: 'string' },
    answer: () => ({ data: [trade] }),
    odd: () => ({ data: [{ ...trade, attributes: { ...trade.attributes, kind: null } }, trade] }),
    empty: () => ({ data: [] }),
  },
]

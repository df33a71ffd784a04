import { type ReplayRoute, Reply, textReply } from '../../definition.ts'

const day = 1795132800
const etf = {
  ticker: 'KIT1',
  timestamp: 1795161330,
  asset: 'bitcoin',
  issuer: 'Kit Funds',
  etf_name: 'Kit Bitcoin Trust',
  custodian: 'Kit Custody',
  pct_fee: 0.25,
  url: 'https://kit-funds.example/kit1',
  flows: -68700001,
  aum: 87276718199,
  volume: 453293317.75,
}
const flow = { gecko_id: 'bitcoin', day: '2024-01-11T00:00:00.000Z', total_flow_usd: 655300001 }

const figures = {
  lastHourlyVolume: 118020.75,
  currentDayVolume: 0,
  lastDailyVolume: 28740605.25,
  dayBeforeLastVolume: 17294645.5,
  weeklyVolume: 71188570.75,
  monthlyVolume: 490635601.5,
  lastHourlyTxs: { deposits: 10, withdrawals: 5 },
  currentDayTxs: { deposits: 0, withdrawals: 0 },
  prevDayTxs: { deposits: 153, withdrawals: 150 },
  dayBeforeLastTxs: { deposits: 173, withdrawals: 195 },
  weeklyTxs: { deposits: 2095, withdrawals: 1752 },
  monthlyTxs: { deposits: 6945, withdrawals: 5537 },
}
const bridge = {
  id: 80,
  name: 'kitbridge',
  displayName: 'Kit Bridge',
  icon: 'icons:kit',
  volumePrevDay: 245562283.25,
  volumePrev2Day: 205702464.5,
  lastHourlyVolume: 0,
  last24hVolume: 245562283.25,
  lastDailyVolume: 245562283.25,
  dayBeforeLastVolume: 205702464.5,
  weeklyVolume: 1700279485.5,
  monthlyVolume: 3986810177.5,
  chains: ['Arbitrum'],
  destinationChain: 'Kitchain',
  url: 'https://bridge.example/trade',
  slug: 'kit-bridge',
}
const volume = { date: String(day), depositUSD: 11121806.25, withdrawUSD: 13970177.5, depositTxs: 218, withdrawTxs: 56 }
const transaction = {
  tx_hash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
  ts: '2026-11-18T18:01:44.000Z',
  tx_block: 46147,
  tx_from: '0xa1e4380a3b1f749673e270229993ee55f35663b4',
  tx_to: '0x5df9b87991262f6ba471f09758cde1c0fc1de734',
  token: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  amount: '31337000',
  is_deposit: true,
  chain: 'ethereum',
  bridge_name: 'kitbridge',
  usd_value: 31337.5,
}

const holding = { amount: 601.5, avgPrice: 55000.5, usdValue: 36834000.25, cost: 33082800.75 }
const announced = {
  transactionCount: 7,
  firstAnnouncementDate: '2020-08-11',
  lastAnnouncementDate: '2026-11-11',
  supplyPercentage: 0.003,
}
const institution = {
  institutionId: 3,
  ticker: 'KITC',
  name: 'Kit Company',
  type: 'Stock',
  price: 402.25,
  priceChange24h: -1.5,
}

/** Funds, treasuries and bridges. */
export const fundRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/etfs/snapshot',
    answer: () => [etf],
    odd: () => [{ ...etf, etf_name: null }, etf],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/etfs/flows',
    answer: () => [flow],
    odd: () => [{ ...flow, day: null }, flow],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/bridges/bridges',
    query: { includeChains: 'boolean' },
    answer: () => ({
      bridges: [bridge],
      chains: [{ gecko_id: 'ethereum', volumePrevDay: 1.5, tokenSymbol: 'ETH', name: 'Ethereum' }],
    }),
    odd: () => ({ bridges: [{ ...bridge, id: null }, bridge] }),
    empty: () => ({ bridges: [] }),
  },
  {
    method: 'GET',
    path: '/bridges/bridge/{id}',
    answer: ({ params }) => ({
      id: Number(params.id),
      name: 'kitbridge',
      displayName: 'Kit Bridge',
      ...figures,
      chainBreakdown: { Ethereum: { ...figures, last24hVolume: 34766385.25 } },
      destinationChain: 'Kitchain',
    }),
    empty: () => new Reply(400, { message: 'Invalid bridge ID entered' }),
  },
  {
    method: 'GET',
    path: '/bridges/bridgevolume/{chain}',
    query: { id: 'integer' },
    answer: () => [volume],
    odd: () => [{ ...volume, depositUSD: null }, volume],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/bridges/transactions/{id}',
    query: {
      starttimestamp: 'integer',
      endtimestamp: 'integer',
      sourcechain: 'string',
      address: 'string',
      limit: 'integer',
    },
    answer: () => [transaction],
    odd: () => [{ ...transaction, token: null }, transaction],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/dat/institutions',
    answer: () => ({
      institutionMetadata: {
        '3': {
          ...institution,
          mcapRealized: 1,
          realized_mNAV: 1.2,
          totalUsdValue: 36834000.25,
          holdings: { bitcoin: { ...holding, ...announced } },
        },
      },
      assetMetadata: {
        bitcoin: {
          name: 'Bitcoin',
          ticker: 'BTC',
          geckoId: 'bitcoin',
          companies: 1,
          totalAmount: 601.5,
          totalUsdValue: 36834000.25,
          circSupplyPerc: 0.003,
        },
      },
      institutions: [{ institutionId: 3, totalUsdValue: 36834000.25, totalCost: 33082800.75 }],
      assets: { bitcoin: [{ institutionId: 3, usdValue: 36834000.25, amount: 601.5 }] },
      totalCompanies: 1,
      lastUpdated: '2026-11-18T18:01:44.000Z',
    }),
    empty: () => ({
      institutionMetadata: {},
      assetMetadata: {},
      institutions: [],
      assets: {},
      totalCompanies: 0,
      lastUpdated: '2026-11-18T18:01:44.000Z',
    }),
  },
  {
    method: 'GET',
    path: '/dat/institutions/{symbol}',
    answer: ({ params }) => ({
      ...institution,
      ticker: params.symbol,
      rank: 1,
      volume24h: 1,
      fd_realized: '1',
      totalCost: 33082800.75,
      totalUsdValue: 36834000.25,
      assets: { bitcoin: holding },
      assetsMeta: { bitcoin: { name: 'Bitcoin', ticker: 'BTC' } },
      stats: [[1795132800000, 1, 2, 3, 4, 5, 6, 0.7, 0.8, 0.9]],
      lastUpdated: '2026-11-18T18:01:44.000Z',
    }),
    empty: () => textReply(404, 'Institution not found'),
  },
]

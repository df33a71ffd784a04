import { type ReplayRoute, textReply } from '../../definition.ts'

const protocol = {
  id: '7001',
  name: 'Kit Lend',
  address: 'ethereum:0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0',
  symbol: 'KTL',
  url: 'https://kit-lend.example',
  description: 'Lending for kits.',
  chain: 'Multi-Chain',
  logo: 'https://icons.example/kit.jpg',
  audits: '2',
  gecko_id: 'kit-lend',
  cmcId: '7278',
  category: 'Lending',
  chains: ['Ethereum', 'Base'],
  slug: 'kit-lend',
  tvl: 5200123456.78,
  chainTvls: { Ethereum: 5000123456.78, Base: 200000000 },
  change_1h: 0.12,
  change_1d: 2.15,
  change_7d: -5.31,
  mcap: 1890123456.5,
}
/** With the members of the OpenAPI document alone. */
const plain = {
  id: '7002',
  name: 'Kit Swap',
  symbol: 'KSW',
  category: 'Dexs',
  chains: ['Base'],
  tvl: 99.5,
  chainTvls: { Base: 99.5 },
  change_1d: null,
  change_7d: null,
}
const odd = { id: '7003', name: null, tvl: null, chainTvls: null, chains: null }
const missing = () => textReply(404, 'Protocol not found')

const day = 1795132800
const history = [
  { date: day - 86400, tvl: 45000000000.5 },
  { date: day, tvl: 45100000000.25 },
]

const emission = {
  token: 'coingecko:kit-lend',
  sources: ['https://kit-lend.example/supply'],
  protocolId: '7001',
  name: 'Kit Lend',
  circSupply: 293500000,
  circSupply30d: 291500000,
  totalLocked: 81500000,
  maxSupply: 375000000,
  gecko_id: 'kit-lend',
  events: [
    {
      description: 'Team tokens on {timestamp}',
      timestamp: day,
      noOfTokens: [1200],
      category: 'insiders',
      unlockType: 'cliff',
    },
  ],
  nextEvent: { date: day + 86400, toUnlock: 81500 },
  unlocksPerDay: 0,
  mcap: 6577845629.25,
}
const shares = { insiders: 16, publicSale: 84 }
const plan = {
  documentedData: {
    data: [{ label: 'Kit Team', data: [{ timestamp: day, unlocked: 60000, rawEmission: 60000, burned: 0 }] }],
    tokenAllocation: { current: shares, final: shares, progress: shares },
  },
  metadata: {
    notes: ['Linear from the second year on.'],
    token: 'coingecko:kit-lend',
    sources: ['https://kit-lend.example/supply'],
    protocolIds: ['7001'],
    total: 375000000,
    chain: 'ethereum',
    name: 'Kit Lend',
    gecko_id: 'kit-lend',
    defillamaIds: ['7001'],
    categories: { insiders: ['Kit Team'] },
    protocolCategory: 'Lending',
    chainName: 'Ethereum',
    pId: '7001',
  },
}

/** Protocols, chains, unlocks, groups, hacks and raises. */
export const protocolRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/api/protocols',
    answer: () => [protocol, plain],
    odd: () => [protocol, odd, plain],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/api/protocol/{protocol}',
    answer: () => {
      const { tvl, ...facts } = protocol
      const points = [{ date: day, totalLiquidityUSD: tvl }]
      const tokens = [{ date: day, tokens: { KUSD: 17.25 } }]
      return {
        ...facts,
        currentChainTvls: protocol.chainTvls,
        chainTvls: {
          Ethereum: { tvl: points, tokens, tokensInUsd: tokens },
          Base: { tvl: points, tokens: null, tokensInUsd: null },
        },
        tvl: points,
        raises: [],
        metrics: {},
      }
    },
    empty: missing,
  },
  { method: 'GET', path: '/api/tvl/{protocol}', answer: () => 5200123456.78, empty: missing },
  {
    method: 'GET',
    path: '/api/v2/chains',
    answer: () => [
      { gecko_id: 'ethereum', tvl: 65998652431.4, tokenSymbol: 'ETH', cmcId: '1027', name: 'Ethereum', chainId: 1 },
      { gecko_id: null, tvl: 12.5, tokenSymbol: null, cmcId: null, name: 'Kitchain', chainId: null },
    ],
    odd: () => [
      { gecko_id: null, tvl: null, tokenSymbol: null, cmcId: null, name: 'Odd', chainId: null },
      { gecko_id: 'ethereum', tvl: 65998652431.4, tokenSymbol: 'ETH', cmcId: '1027', name: 'Ethereum', chainId: 1 },
    ],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/api/v2/historicalChainTvl/{chain}',
    answer: () => history,
    odd: () => [...history, { date: day, tvl: null }],
    empty: () => textReply(404, 'Chain not found'),
  },
  {
    method: 'GET',
    path: '/api/emissions',
    answer: () => [emission],
    odd: () => [{ ...emission, name: null }, emission],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/api/emission/{protocol}',
    answer: () => ({ body: plan, lastModified: '2026-11-18T13:30:56.000Z' }),
    empty: missing,
  },
  {
    method: 'GET',
    path: '/api/categories',
    answer: () => ({
      chart: { [day]: { Bridge: { tvl: 45997965191.25, staking: 117946591.5 } } },
      categories: { Bridge: ['Kit Bridge'] },
    }),
    empty: () => ({ chart: {}, categories: {} }),
  },
  {
    method: 'GET',
    path: '/api/forks',
    answer: () => ({
      chart: { [day]: { 'Kit Swap': { staking: 712008453.5, tvl: 2580053162.75, pool2: 146782.5 } } },
      forks: { 'Kit Swap': ['Copy Swap'] },
    }),
    empty: () => ({ chart: {}, forks: {} }),
  },
  {
    method: 'GET',
    path: '/api/oracles',
    answer: () => ({
      chart: { [day]: { 'Kit Oracle': { tvl: 48896114862.5, borrowed: 25132031822.25 } } },
      oracles: { 'Kit Oracle': ['Kit Lend'] },
      chainsByOracle: { 'Kit Oracle': ['Ethereum'] },
    }),
    empty: () => ({ chart: {}, oracles: {}, chainsByOracle: {} }),
  },
  {
    method: 'GET',
    path: '/api/hacks',
    answer: () => [hack({}), hack({ name: 'Kit Swap', defillamaId: null, amount: null })],
    odd: () => [hack({ date: null }), hack({})],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/api/raises',
    answer: () => ({ raises: [raise({})] }),
    odd: () => ({ raises: [raise({ leadInvestors: null }), raise({})] }),
    empty: () => ({ raises: [] }),
  },
]

function hack(more: object) {
  return {
    date: 1711065600,
    name: 'Kit Lend',
    classification: 'Protocol Logic',
    technique: 'Infinite Mint',
    amount: 4800001,
    chain: ['Base'],
    bridgeHack: false,
    targetType: 'DeFi Protocol',
    source: 'https://hacks.example/kit',
    returnedFunds: null,
    defillamaId: 7001,
    language: 'Solidity',
    ...more,
  }
}

function raise(more: object) {
  return {
    date: 1740528000,
    name: 'Kit Labs',
    round: 'Strategic',
    amount: 16.5,
    chains: ['Ethereum'],
    sector: 'Dollars for kits',
    category: 'DeFi',
    categoryGroup: 'DeFi & CeFi',
    source: 'https://news.example/kit',
    leadInvestors: ['Kit Ventures'],
    otherInvestors: [],
    valuation: null,
    defillamaId: 'parent#kit',
    ...more,
  }
}

import { type ParameterForm, type ReplayRoute, textReply } from '../../definition.ts'

const day = 1795132800
const EXCLUDES: Readonly<Record<string, ParameterForm>> = {
  'excludeTotalDataChart!': 'boolean',
  'excludeTotalDataChartBreakdown!': 'boolean',
}
const figures = {
  total24h: 1500000001,
  total48hto24h: 1400000001,
  total7d: 10000000001,
  change_1d: 5.2,
  change_7d: -2.1,
  change_1m: 1.1,
}

const protocol = {
  ...figures,
  total30d: 40000000001,
  totalAllTime: 55654843707,
  defillamaId: '7002',
  name: 'Kit Swap',
  displayName: 'Kit Swap V3',
  module: 'kit-swap',
  category: 'Dexs',
  logo: 'https://icons.example/kit.jpg',
  chains: ['Ethereum'],
  protocolType: 'protocol',
  methodologyURL: 'https://kit.example',
  methodology: { Fees: 'Fees paid by users' },
}
/** As in the examples of the OpenAPI document. */
const plain = { name: "Kit's Options", total24h: 500000001, change_1d: 8.5, defillamaId: '7004' }
const overview = {
  totalDataChart: [[day, 1500000001]],
  totalDataChartBreakdown: [[day, { 'Kit Swap': 1500000001 }]],
  breakdown24h: null,
  breakdown30d: null,
  chain: null,
  allChains: ['Ethereum'],
  ...figures,
  total14dto7d: 9000000001,
  total30d: 40000000001,
  total1y: 400000000001,
  totalAllTime: 1000000000001,
  protocols: [protocol, plain],
}

function overviewOf(kind: string, more: Readonly<Record<string, ParameterForm>>): ReplayRoute {
  return {
    method: 'GET',
    path: `/api/overview/${kind}`,
    query: { ...EXCLUDES, ...more },
    answer: () => overview,
    odd: () => ({ ...overview, protocols: [{ ...protocol, defillamaId: null }, plain] }),
    empty: () => ({ ...overview, totalDataChart: [], totalDataChartBreakdown: [], allChains: [], protocols: [] }),
  }
}

function summaryOf(kind: string, query: Readonly<Record<string, ParameterForm>>): ReplayRoute {
  return {
    method: 'GET',
    path: `/api/summary/${kind}/{protocol}`,
    query,
    answer: ({ params }) => ({
      ...protocol,
      id: 'parent#kit',
      name: 'Kit',
      defillamaId: 'parent#kit',
      displayName: 'Kit',
      slug: params.protocol,
      url: 'https://kit.example',
      description: 'A market.',
      gecko_id: 'kit-lend',
      symbol: 'KIT',
      module: null,
      category: null,
      methodology: null,
      totalDataChart: [[day, 1500000001]],
      totalDataChartBreakdown: [[day, { Ethereum: { 'Kit Swap': 1500000001 } }]],
    }),
    empty: () => textReply(404, 'Protocol not found'),
  }
}

/** A measure other than the usual one is not in the OpenAPI document of these paths; the SDK sends it. */
const SDK_ONLY = { dataType: ['totalVolume'] } as const

/** Volumes and fees. */
export const flowRoutes: readonly ReplayRoute[] = [
  overviewOf('dexs', SDK_ONLY),
  overviewOf('derivatives', SDK_ONLY),
  overviewOf('options', {
    dataType: ['dailyPremiumVolume', 'dailyNotionalVolume', 'totalPremiumVolume', 'totalNotionalVolume'],
  }),
  overviewOf('fees', { dataType: ['totalFees', 'dailyFees', 'totalRevenue', 'dailyRevenue'] }),
  summaryOf('dexs', { ...EXCLUDES, ...SDK_ONLY }),
  summaryOf('fees', { dataType: ['totalFees', 'dailyFees', 'totalRevenue', 'dailyRevenue', 'dailyHoldersRevenue'] }),
]

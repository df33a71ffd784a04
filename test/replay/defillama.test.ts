import { describe } from 'vitest'
import { defillamaReplay } from './companies/defillama.ts'
import { type ConformanceCase, describeConformance } from './conformance.ts'

/** A list without rows is an answer, free of charge. */
const NONE = { status: 200 } as const
/** A thing that does not exist. */
const MISSING = { status: 404 } as const

const cases: readonly ConformanceCase[] = [
  {
    operation: 'ListProtocols',
    has: ['kit-lend', 'kit-swap', 7001, 5200123456.78, 'KSW'],
    empty: NONE,
    odd: { has: ['Kit Lend', 'Kit Swap'] },
  },
  { operation: 'ReadProtocol', has: ['kit-lend', 'KUSD', 17.25, 1890123456.5], empty: MISSING },
  { operation: 'ReadProtocolTvl', has: [5200123456.78], empty: MISSING },
  { operation: 'ListChains', has: ['ethereum', 'Kitchain', 65998652431.4], empty: NONE, odd: { has: ['Ethereum'] } },
  { operation: 'ReadChainTvl', has: [45000000000.5, 45100000000.25], empty: MISSING, odd: { has: [45100000000.25] } },
  {
    operation: 'ReadCoinPrices',
    has: ['marketdata:bitcoin', 61234.5, 'KTC', 18],
    empty: NONE,
    odd: { has: ['marketdata:bitcoin'] },
  },
  { operation: 'ReadHistoricalCoinPrices', has: ['marketdata:bitcoin', 61234.5], empty: NONE, odd: { has: [61234.5] } },
  { operation: 'ReadCoinPriceBatch', has: ['marketdata:bitcoin', 1780003600], empty: NONE },
  { operation: 'ReadCoinChart', has: ['marketdata:ethereum', 61234.5], empty: NONE },
  { operation: 'ReadBlock', has: [11150916], empty: MISSING },
  {
    operation: 'ListStablecoins',
    has: ['kit-dollar', 'Kit Euro', 159510682147.75, 1.001],
    empty: NONE,
    odd: { has: ['Kit Dollar'] },
  },
  { operation: 'ReadStablecoin', has: ['kit-dollar', 159510682147.75], empty: MISSING },
  {
    operation: 'ReadStablecoinCharts',
    has: ['1795132800', 159510682147.75],
    empty: NONE,
    odd: { has: ['1795132800'] },
  },
  { operation: 'ListStablecoinChains', has: ['ethereum', 159510682147.75], empty: NONE, odd: { has: ['Ethereum'] } },
  {
    operation: 'ReadDexOverview',
    has: ['Kit Swap V3', '7002', 'kit-swap', 'kits-options'],
    empty: NONE,
    odd: { has: ["Kit's Options"] },
  },
  { operation: 'ReadDexSummary', has: ['parent#kit', 1500000001], empty: MISSING },
  { operation: 'ReadOptionsOverview', has: ['7004', 500000001], empty: NONE, odd: { has: ["Kit's Options"] } },
  { operation: 'ReadDerivativesOverview', has: ['7004', 500000001], empty: NONE, odd: { has: ["Kit's Options"] } },
  { operation: 'ReadFeesOverview', has: ['7002', 40000000001], empty: NONE, odd: { has: ["Kit's Options"] } },
  { operation: 'ReadFeesSummary', has: ['parent#kit', 'A market.'], empty: MISSING },
  { operation: 'ListYieldPools', has: ['KETH', 32493036117, 2.73539], empty: NONE, odd: { has: ['KETH'] } },
  { operation: 'ReadYieldChart', has: [11074372760, 3.61], empty: NONE, odd: { has: [11074372760] } },
  { operation: 'ListBorrowPools', has: ['KETH', 5.0324, 0.805], empty: NONE, odd: { has: ['KETH'] } },
  { operation: 'ListFundingRates', has: ['KITUSDT', 1795132800000], empty: NONE, odd: { has: ['KITUSDT'] } },
  { operation: 'ListLiquidStakingRates', has: ['KSETH', -0.23874], empty: NONE, odd: { has: ['KSETH'] } },
  {
    operation: 'ListEmissions',
    has: ['marketdata:kit-lend', 'kit-lend', 6577845629.25],
    empty: NONE,
    odd: { has: ['Kit Lend'] },
  },
  {
    operation: 'ReadEmission',
    has: ['marketdata:kit-lend', 'Kit Team', 'Linear from the second year on.'],
    empty: MISSING,
  },
  { operation: 'ListDefiCategories', has: ['Kit Bridge', 45997965191.25], empty: NONE },
  { operation: 'ListForks', has: ['Copy Swap', 2580053162.75], empty: NONE },
  { operation: 'ListOracles', has: ['Kit Oracle', 48896114862.5], empty: NONE },
  { operation: 'ListHacks', has: ['7001', 4800001, 'Kit Swap'], empty: NONE, odd: { has: [4800001] } },
  { operation: 'ListRaises', has: ['Kit Labs', 'parent#kit', 16.5], empty: NONE, odd: { has: ['Kit Ventures'] } },
  { operation: 'ListEtfs', has: ['KIT1', 87276718199], empty: NONE, odd: { has: ['KIT1'] } },
  { operation: 'ListEtfFlows', has: ['bitcoin', '2024-01-11', 655300001], empty: NONE, odd: { has: [655300001] } },
  {
    operation: 'ListBridges',
    has: ['Kit Bridge', 3986810177.5, 'ethereum'],
    empty: NONE,
    odd: { has: ['Kit Bridge'] },
  },
  { operation: 'ReadBridge', has: ['Kit Bridge', 490635601.5], empty: MISSING },
  { operation: 'ReadBridgeVolume', has: ['1795132800', 13970177.5], empty: NONE, odd: { has: [218] } },
  { operation: 'ListBridgeTransactions', has: ['31337000', 31337.5], empty: NONE, odd: { has: ['31337000'] } },
  { operation: 'ListTreasuries', has: ['KITC', 'bitcoin', 601.5, '2020-08-11'], empty: NONE },
  { operation: 'ReadTreasury', has: ['Kit Company', 601.5, 0.9], empty: MISSING },
]

describe('DefiLlama', () => {
  describeConformance(defillamaReplay, (url, key) => ({ DEFILLAMA_URL: url, DEFILLAMA_KEY: key }), cases)
})

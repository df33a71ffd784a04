import { type ContractRow, NOT_COUNT, NOT_TEXT, optional, type ResponseShape, required } from '../row.ts'

const NOT_SECONDS = ['1780000000', 1.5, true, null, '2026-05-28T20:26:40Z'] as const
const NOT_DURATION = [...NOT_TEXT, '', '4 h', 'h4', '-1h'] as const

const name = required(...NOT_TEXT, '', '..', 'a/b', 'x'.repeat(101))
const chain = required(...NOT_TEXT, '', '..', 'x'.repeat(61))
const coins = required(7, true, null, { text: 'a:b' }, Array(61).fill('a:b').join(','))
const searchWidth = optional(...NOT_DURATION)
const flag = optional('true', 1, null)
const dataType = optional(...NOT_TEXT, '', 'DAILY_VOLUME', 'volume')

/** USD, or coins, by name. */
const amounts = { '*': 'number' }
const tvlPoints: ResponseShape = [{ date: 'integer', totalLiquidityUSD: 'number' }]
const holdings: ResponseShape = { orNull: [{ date: 'integer', tokens: amounts }] }

const keyedPrice = {
  'decimals?': 'integer',
  symbol: 'string',
  price: 'number',
  timestamp: 'integer',
  confidence: 'number|null',
}

const stablecoin = {
  id: 'string',
  name: 'string',
  symbol: 'string',
  marketdata_id: 'string|null',
  pegType: 'string',
  pegMechanism: 'words:fiat-backed|crypto-backed|algorithmic',
}
const supplyThen = {
  circulatingPrevDay: { orNull: amounts },
  circulatingPrevWeek: { orNull: amounts },
  circulatingPrevMonth: { orNull: amounts },
}
const peggedPoints: ResponseShape = [{ date: 'integer', circulating: amounts }]

const changes = { change_1d: 'number|null', change_7d: 'number|null', change_1m: 'number|null' }
const chart: ResponseShape = [{ tuple: ['integer', 'number'] }]
const overview = {
  totalDataChart: chart,
  totalDataChartBreakdown: [{ tuple: ['integer', amounts] }],
  allChains: ['string'],
  chain: 'string|null',
  total24h: 'number|null',
  total48hto24h: 'number|null',
  total7d: 'number|null',
  total14dto7d: 'number|null',
  total30d: 'number|null',
  total1y: 'number|null',
  totalAllTime: 'number|null',
  ...changes,
  protocols: [
    {
      id: 'string',
      name: 'string',
      displayName: 'string',
      slug: 'string',
      category: 'string|null',
      chains: ['string'],
      logo: 'string|null',
      total24h: 'number|null',
      total7d: 'number|null',
      total30d: 'number|null',
      totalAllTime: 'number|null',
      ...changes,
    },
  ],
} as const
const summary = {
  id: 'string',
  name: 'string',
  displayName: 'string',
  slug: 'string',
  category: 'string|null',
  url: 'string|null',
  description: 'string|null',
  logo: 'string|null',
  chains: ['string'],
  symbol: 'string|null',
  methodology: { orNull: { '*': 'string' } },
  total24h: 'number|null',
  total48hto24h: 'number|null',
  total7d: 'number|null',
  totalAllTime: 'number|null',
  change_1d: 'number|null',
  totalDataChart: chart,
  totalDataChartBreakdown: [{ tuple: ['integer', { '*': amounts }] }],
} as const

const overviewMembers = { excludeTotalDataChart: flag, excludeTotalDataChartBreakdown: flag, dataType }
const withoutCharts = { excludeTotalDataChart: true, excludeTotalDataChartBreakdown: true }

const yieldPool = {
  chain: 'string',
  project: 'string',
  symbol: 'string',
  tvlUsd: 'number',
  apyBase: 'number|null',
  apyReward: 'number|null',
  apy: 'number|null',
  rewardTokens: { orNull: ['string'] },
  pool: 'string',
  apyPct1D: 'number|null',
  apyPct7D: 'number|null',
  apyPct30D: 'number|null',
  stablecoin: 'boolean',
  ilRisk: 'words:yes|no',
  exposure: 'words:single|multi',
  predictions: {
    orNull: {
      predictedClass: 'words:Stable/Up|Down|null',
      predictedProbability: 'number|null',
      binnedConfidence: 'integer|null',
    },
  },
  poolMeta: 'string|null',
  underlyingTokens: { orNull: ['string'] },
  volumeUsd1d: 'number|null',
  apyMean30d: 'number|null',
} as const
const SAMPLE_POOL = '00000000-0000-4000-a000-000000000000'

/** Lists of names by name. */
const names = { '*': ['string'] } as const

const counts = { orNull: { deposits: 'integer', withdrawals: 'integer' } }
const bridgeFigures = {
  lastHourlyVolume: 'number|null',
  currentDayVolume: 'number|null',
  lastDailyVolume: 'number|null',
  dayBeforeLastVolume: 'number|null',
  weeklyVolume: 'number|null',
  monthlyVolume: 'number|null',
  lastHourlyTxs: counts,
  currentDayTxs: counts,
  prevDayTxs: counts,
  dayBeforeLastTxs: counts,
  weeklyTxs: counts,
  monthlyTxs: counts,
}

const institution = {
  institutionId: 'integer',
  ticker: 'string',
  name: 'string',
  type: 'string|null',
  price: 'number|null',
  priceChange24h: 'number|null',
}
const institutionHoldings = {
  '*': {
    amount: 'number',
    avgPrice: 'number|null',
    usdValue: 'number',
    cost: 'number|null',
    transactionCount: 'integer|null',
    firstAnnouncementDate: 'day|null',
    lastAnnouncementDate: 'day|null',
    supplyPercentage: 'number|null',
  },
}

type Written = Pick<ContractRow, 'operation' | 'response'> & Partial<Pick<ContractRow, 'members' | 'sample'>>

const paid = (path: string, row: Written): ContractRow => ({
  service: 'data',
  method: 'POST',
  path: `/api/protocolstats/${path}`,
  access: 'paid',
  price: { mode: 'fixed', usd: '0.01', atomic: '10000' },
  members: {},
  sample: {},
  ...row,
})

/** The contract of the statistics of protocols. */
export const PROTOCOLSTATS_ROWS: readonly ContractRow[] = [
  paid('protocols', {
    operation: 'ListProtocols',
    response: [
      {
        id: 'string',
        name: 'string',
        symbol: 'string',
        slug: 'string',
        category: 'string|null',
        chains: ['string'],
        chain: 'string',
        tvl: 'number|null',
        chainTvls: amounts,
        change_1h: 'number|null',
        change_1d: 'number|null',
        change_7d: 'number|null',
        mcap: 'number|null',
        logo: 'string|null',
        url: 'string|null',
        marketdata_id: 'string|null',
        description: 'string|null',
        forkedFrom: { orNull: ['string'] },
        oracles: { orNull: ['string'] },
        listedAt: 'integer|null',
      },
    ],
  }),
  paid('protocol', {
    operation: 'ReadProtocol',
    members: { name },
    response: {
      id: 'string',
      name: 'string',
      symbol: 'string',
      category: 'string|null',
      description: 'string|null',
      url: 'string|null',
      logo: 'string|null',
      chains: ['string'],
      marketdata_id: 'string|null',
      currentChainTvls: amounts,
      chainTvls: { '*': { tvl: tvlPoints, tokens: holdings, tokensInUsd: holdings } },
      tvl: tvlPoints,
      mcap: 'number|null',
    },
    sample: { name: 'aave' },
  }),
  paid('tvl', { operation: 'ReadProtocolTvl', members: { name }, response: 'number', sample: { name: 'aave' } }),
  paid('chains', {
    operation: 'ListChains',
    response: [
      {
        marketdata_id: 'string|null',
        tvl: 'number',
        tokenSymbol: 'string|null',
        cmcId: 'string|null',
        name: 'string',
        chainId: 'integer|null',
      },
    ],
  }),
  paid('chain-tvl', {
    operation: 'ReadChainTvl',
    members: { chain },
    response: [{ date: 'integer', tvl: 'number' }],
    sample: { chain: 'Ethereum' },
  }),
  paid('coins/prices', {
    operation: 'ReadCoinPrices',
    members: { coins, searchWidth },
    response: { coins: { '*': keyedPrice } },
    sample: { coins: 'marketdata:bitcoin,ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7', searchWidth: '4h' },
  }),
  paid('coins/prices-historical', {
    operation: 'ReadHistoricalCoinPrices',
    members: { timestamp: required(...NOT_SECONDS), coins, searchWidth },
    response: { coins: { '*': keyedPrice } },
    sample: { timestamp: 1_780_000_000, coins: 'marketdata:bitcoin', searchWidth: '600' },
  }),
  paid('coins/batch-historical', {
    operation: 'ReadCoinPriceBatch',
    members: {
      coins: required('a:b', 7, null, ['a:b'], {}),
      searchWidth,
    },
    response: {
      coins: {
        '*': { symbol: 'string', prices: [{ timestamp: 'integer', price: 'number', confidence: 'number|null' }] },
      },
    },
    sample: { coins: { 'marketdata:bitcoin': [1_780_000_000, 1_780_003_600] }, searchWidth: '4h' },
  }),
  paid('coins/chart', {
    operation: 'ReadCoinChart',
    members: {
      coins,
      start: optional(...NOT_SECONDS),
      end: optional(...NOT_SECONDS),
      span: optional(...NOT_COUNT, 501),
      period: optional(...NOT_DURATION, '0d'),
      searchWidth,
    },
    response: {
      coins: {
        '*': {
          symbol: 'string',
          confidence: 'number|null',
          'decimals?': 'integer',
          prices: [{ timestamp: 'integer', price: 'number' }],
        },
      },
    },
    sample: { coins: 'marketdata:ethereum', start: 1_780_000_000, span: 24, period: '1h', searchWidth: '600' },
  }),
  paid('coins/block', {
    operation: 'ReadBlock',
    members: { chain, timestamp: required(...NOT_SECONDS) },
    response: { height: 'integer', timestamp: 'integer' },
    sample: { chain: 'ethereum', timestamp: 1_780_000_000 },
  }),
  paid('stablecoins', {
    operation: 'ListStablecoins',
    members: { includePrices: flag },
    response: {
      peggedAssets: [
        {
          ...stablecoin,
          priceSource: 'string|null',
          circulating: amounts,
          ...supplyThen,
          chainCirculating: { '*': { current: amounts, ...supplyThen } },
          chains: ['string'],
          'price?': 'number',
        },
      ],
    },
    sample: { includePrices: true },
  }),
  paid('stablecoin', {
    operation: 'ReadStablecoin',
    members: { id: required(...NOT_COUNT) },
    response: {
      ...stablecoin,
      price: 'number|null',
      chainBalances: { '*': { tokens: peggedPoints } },
      currentChainBalances: { '*': amounts },
      tokens: peggedPoints,
    },
    sample: { id: 2 },
  }),
  paid('stablecoin-charts', {
    operation: 'ReadStablecoinCharts',
    members: { stablecoin: optional(...NOT_COUNT) },
    response: [
      {
        date: 'digits',
        totalCirculating: amounts,
        totalCirculatingUSD: amounts,
        totalUnreleased: { orNull: amounts },
        totalMintedUSD: { orNull: amounts },
        totalBridgedToUSD: { orNull: amounts },
      },
    ],
    sample: { stablecoin: 2 },
  }),
  paid('stablecoin-chains', {
    operation: 'ListStablecoinChains',
    response: [
      { marketdata_id: 'string|null', name: 'string', tokenSymbol: 'string|null', totalCirculatingUSD: amounts },
    ],
  }),
  paid('dex-overview', {
    operation: 'ReadDexOverview',
    members: overviewMembers,
    response: overview,
    sample: { ...withoutCharts, dataType: 'dailyVolume' },
  }),
  paid('dex-summary', {
    operation: 'ReadDexSummary',
    members: { protocol: name, dataType },
    response: summary,
    sample: { protocol: 'uniswap', dataType: 'dailyVolume' },
  }),
  paid('options-overview', {
    operation: 'ReadOptionsOverview',
    members: overviewMembers,
    response: overview,
    sample: { ...withoutCharts, dataType: 'dailyPremiumVolume' },
  }),
  paid('derivatives-overview', {
    operation: 'ReadDerivativesOverview',
    members: overviewMembers,
    response: overview,
    sample: { ...withoutCharts, dataType: 'totalVolume' },
  }),
  paid('fees-overview', {
    operation: 'ReadFeesOverview',
    members: overviewMembers,
    response: overview,
    sample: { ...withoutCharts, dataType: 'dailyRevenue' },
  }),
  paid('fees-summary', {
    operation: 'ReadFeesSummary',
    members: { protocol: name, dataType },
    response: summary,
    sample: { protocol: 'lido', dataType: 'dailyHoldersRevenue' },
  }),
  paid('yields/pools', { operation: 'ListYieldPools', response: { status: 'words:success', data: [yieldPool] } }),
  paid('yields/chart', {
    operation: 'ReadYieldChart',
    members: { pool: required(true, ['text'], { text: 'text' }, null, '', 'aave', `${SAMPLE_POOL}0`) },
    response: {
      status: 'words:success',
      data: [
        {
          timestamp: 'date',
          tvlUsd: 'number',
          apy: 'number|null',
          apyBase: 'number|null',
          apyReward: 'number|null',
          il7d: 'number|null',
          apyBase7d: 'number|null',
        },
      ],
    },
    sample: { pool: SAMPLE_POOL },
  }),
  paid('yields/pools-borrow', {
    operation: 'ListBorrowPools',
    response: {
      status: 'words:success',
      data: [
        {
          ...yieldPool,
          apyBaseBorrow: 'number|null',
          apyRewardBorrow: 'number|null',
          totalSupplyUsd: 'number|null',
          totalBorrowUsd: 'number|null',
          debtCeilingUsd: 'number|null',
          ltv: 'number|null',
          borrowable: { orNull: 'boolean' },
          mintedCoin: 'string|null',
          borrowFactor: 'number|null',
        },
      ],
    },
  }),
  paid('yields/perps', {
    operation: 'ListFundingRates',
    response: {
      data: [
        {
          perp_id: 'string',
          timestamp: 'date',
          marketplace: 'string',
          market: 'string',
          baseAsset: 'string',
          fundingRate: 'number|null',
          fundingRatePrevious: 'number|null',
          fundingTimePrevious: 'integer|null',
          openInterest: 'number|null',
          indexPrice: 'number|null',
          fundingRate7dAverage: 'number|null',
          fundingRate7dSum: 'number|null',
          fundingRate30dAverage: 'number|null',
          fundingRate30dSum: 'number|null',
        },
      ],
    },
  }),
  paid('yields/lsd-rates', {
    operation: 'ListLiquidStakingRates',
    response: {
      data: [
        {
          name: 'string',
          symbol: 'string',
          address: 'string',
          type: 'words:rebase|accruing',
          expectedRate: 'number|null',
          marketRate: 'number|null',
          ethPeg: 'number|null',
          fee: 'number|null',
        },
      ],
    },
  }),
  paid('emissions', {
    operation: 'ListEmissions',
    response: [
      {
        token: 'string',
        protocolId: 'string',
        name: 'string',
        circSupply: 'number|null',
        circSupply30d: 'number|null',
        totalLocked: 'number|null',
        maxSupply: 'number|null',
        marketdata_id: 'string|null',
        sources: ['string'],
        events: [
          {
            description: 'string',
            timestamp: 'integer',
            noOfTokens: ['number'],
            category: 'string|null',
            unlockType: 'words:cliff|linear|step',
          },
        ],
        nextEvent: { orNull: { date: 'integer', toUnlock: 'number' } },
        unlocksPerDay: 'number|null',
        mcap: 'number|null',
      },
    ],
  }),
  paid('emission', {
    operation: 'ReadEmission',
    members: { protocol: name },
    response: {
      body: {
        documentedData: {
          data: [{ label: 'string', data: [{ timestamp: 'integer', unlocked: 'number' }] }],
          tokenAllocation: { current: amounts, final: amounts, progress: amounts },
        },
        metadata: {
          token: 'string',
          total: 'number|null',
          chain: 'string|null',
          name: 'string|null',
          categories: names,
          notes: ['string'],
          sources: ['string'],
        },
      },
      lastModified: 'date|null',
    },
    sample: { protocol: 'uniswap' },
  }),
  paid('defi-categories', {
    operation: 'ListDefiCategories',
    response: { chart: { '*': { '*': { tvl: 'number|null' } } }, categories: names },
  }),
  paid('forks', {
    operation: 'ListForks',
    response: { chart: { '*': { '*': { tvl: 'number', forks: 'integer|null' } } }, forks: names },
  }),
  paid('oracles', {
    operation: 'ListOracles',
    response: {
      chart: { '*': { '*': { tvl: 'number', protocolsSecured: 'integer|null' } } },
      oracles: names,
      chainsByOracle: names,
    },
  }),
  paid('hacks', {
    operation: 'ListHacks',
    response: [
      {
        date: 'integer',
        name: 'string',
        classification: 'string|null',
        technique: 'string|null',
        amount: 'number|null',
        chain: { orNull: ['string'] },
        bridgeHack: { orNull: 'boolean' },
        targetType: 'string|null',
        source: 'string|null',
        returnedFunds: 'number|null',
        protocolstats_id: 'string|null',
        language: 'string|null',
      },
    ],
  }),
  paid('raises', {
    operation: 'ListRaises',
    response: {
      raises: [
        {
          date: 'integer',
          name: 'string',
          round: 'string|null',
          amount: 'number|null',
          chains: { orNull: ['string'] },
          sector: 'string|null',
          category: 'string|null',
          categoryGroup: 'string|null',
          source: 'string|null',
          leadInvestors: ['string'],
          otherInvestors: { orNull: ['string'] },
          valuation: 'number|null',
          protocolstats_id: 'string|null',
        },
      ],
    },
  }),
  paid('etfs/overview', {
    operation: 'ListEtfs',
    response: [
      {
        ticker: 'string',
        timestamp: 'integer',
        asset: 'string',
        issuer: 'string',
        etf_name: 'string',
        custodian: 'string|null',
        pct_fee: 'number|null',
        url: 'string|null',
        flows: 'number|null',
        aum: 'number|null',
        volume: 'number|null',
      },
    ],
  }),
  paid('etfs/history', {
    operation: 'ListEtfFlows',
    response: [{ marketdata_id: 'string', day: 'day', total_flow_usd: 'number' }],
  }),
  paid('bridges', {
    operation: 'ListBridges',
    members: { includeChains: flag },
    response: {
      bridges: [
        {
          id: 'integer',
          name: 'string',
          displayName: 'string',
          slug: 'string|null',
          icon: 'string|null',
          volumePrevDay: 'number|null',
          volumePrev2Day: 'number|null',
          lastHourlyVolume: 'number|null',
          last24hVolume: 'number|null',
          lastDailyVolume: 'number|null',
          weeklyVolume: 'number|null',
          monthlyVolume: 'number|null',
          chains: { orNull: ['string'] },
          destinationChain: 'string|null',
          url: 'string|null',
        },
      ],
      'chains?': [
        { marketdata_id: 'string|null', volumePrevDay: 'number|null', tokenSymbol: 'string|null', name: 'string' },
      ],
    },
    sample: { includeChains: true },
  }),
  paid('bridge', {
    operation: 'ReadBridge',
    members: { id: required(...NOT_COUNT) },
    response: {
      id: 'integer',
      name: 'string',
      displayName: 'string',
      ...bridgeFigures,
      chainBreakdown: { '*': bridgeFigures },
      destinationChain: 'string|null',
    },
    sample: { id: 1 },
  }),
  paid('bridge-volume', {
    operation: 'ReadBridgeVolume',
    members: { chain },
    response: [
      {
        date: 'digits',
        depositUSD: 'number',
        withdrawUSD: 'number',
        depositTxs: 'integer',
        withdrawTxs: 'integer',
      },
    ],
    sample: { chain: 'Ethereum' },
  }),
  paid('bridge-transactions', {
    operation: 'ListBridgeTransactions',
    members: {
      id: required(...NOT_COUNT),
      starttimestamp: optional(...NOT_SECONDS),
      endtimestamp: optional(...NOT_SECONDS),
      sourcechain: optional(...NOT_TEXT, '', '..', 'x'.repeat(61)),
      address: optional(...NOT_TEXT, '', '0x 1', 'x'.repeat(121)),
      limit: optional(...NOT_COUNT, 1001),
    },
    response: [
      {
        tx_hash: 'string',
        ts: 'date',
        tx_block: 'integer|null',
        tx_from: 'string|null',
        tx_to: 'string|null',
        token: 'string',
        amount: 'digits',
        chain: 'string',
        bridge_name: 'string|null',
        usd_value: 'number|null',
        is_deposit: 'boolean',
      },
    ],
    sample: { id: 1, sourcechain: 'ethereum', limit: 20 },
  }),
  paid('treasuries', {
    operation: 'ListTreasuries',
    response: {
      institutionMetadata: { '*': institution },
      assetMetadata: {
        '*': {
          name: 'string',
          ticker: 'string',
          marketdata_id: 'string|null',
          companies: 'integer|null',
          totalAmount: 'number|null',
          totalUsdValue: 'number|null',
          circSupplyPerc: 'number|null',
        },
      },
      institutions: [
        { institutionId: 'integer', totalUsdValue: 'number', totalCost: 'number|null', assets: institutionHoldings },
      ],
      assets: { '*': [{ institutionId: 'integer', usdValue: 'number', amount: 'number' }] },
      totalCompanies: 'integer',
      lastUpdated: 'date|null',
    },
  }),
  paid('treasury', {
    operation: 'ReadTreasury',
    members: { symbol: required(...NOT_TEXT, '', '..', 'a/b', 'x'.repeat(21)) },
    response: {
      ...institution,
      assets: institutionHoldings,
      stats: { orNull: [{ tuple: ['integer', ...Array<string>(9).fill('number|null')] }] },
      lastUpdated: 'date|null',
    },
    sample: { symbol: 'ASTC' },
  }),
]

import type { ReplayRoute } from '../../definition.ts'

function pool(more: object) {
  return {
    chain: 'Ethereum',
    project: 'kit-lend',
    symbol: 'KETH',
    tvlUsd: 32493036117,
    apyBase: 2.84,
    apyReward: null,
    apy: 2.84,
    rewardTokens: null,
    pool: '747c1d2a-c668-4682-b9f9-296708a3dd91',
    apyPct1D: -0.04,
    apyPct7D: -0.056,
    apyPct30D: null,
    stablecoin: false,
    ilRisk: 'no',
    exposure: 'single',
    predictions: { predictedClass: 'Stable/Up', predictedProbability: 74, binnedConfidence: 2 },
    poolMeta: null,
    mu: 3.7747,
    sigma: 0.05236,
    count: 1141,
    outlier: false,
    underlyingTokens: ['0x0000000000000000000000000000000000000000'],
    il7d: null,
    apyBase7d: null,
    apyMean30d: 2.73539,
    volumeUsd1d: null,
    volumeUsd7d: null,
    apyBaseInception: null,
    ...more,
  }
}

const borrowing = {
  apyBaseBorrow: 5.0324,
  apyRewardBorrow: null,
  totalSupplyUsd: 8988967658,
  totalBorrowUsd: 8384185990,
  debtCeilingUsd: null,
  ltv: 0.805,
  borrowable: true,
  mintedCoin: null,
  borrowFactor: null,
}
const point = {
  timestamp: '2026-05-03T00:00:00.000Z',
  tvlUsd: 11074372760,
  apy: 3.61,
  apyBase: 3.6,
  apyReward: null,
  il7d: null,
  apyBase7d: null,
}
const perp = {
  perp_id: '61533906-1626-45fc-b3ed-9a1103705373',
  timestamp: '2026-11-18T18:01:44.811Z',
  marketplace: 'Kit Futures',
  market: 'KITUSDT',
  baseAsset: 'KIT',
  fundingRate: 0.00005,
  fundingRatePrevious: 0.00045,
  fundingTimePrevious: 1795132800000,
  openInterest: 51144394,
  indexPrice: 0.05108,
  fundingRate7dAverage: null,
  fundingRate7dSum: null,
  fundingRate30dAverage: null,
  fundingRate30dSum: null,
}
const rate = {
  name: 'Kit Staked Ether',
  symbol: 'KSETH',
  address: '0x04c154b66cb340f3ae24111cc767e0184ed00cc6',
  type: 'accruing',
  expectedRate: 1,
  marketRate: 0.99761,
  ethPeg: -0.23874,
  fee: 0.1,
}

/** A list in the envelope of the yields' server. */
function listed(path: string, good: object, bad: object): ReplayRoute {
  const envelope = (data: readonly object[]) => ({ status: 'success', data })
  return {
    method: 'GET',
    path,
    answer: () => envelope([good]),
    odd: () => envelope([bad, good]),
    empty: () => envelope([]),
  }
}

/** Yields, loans, funding rates and staked ether. */
export const yieldRoutes: readonly ReplayRoute[] = [
  listed('/yields/pools', pool({}), pool({ pool: null })),
  listed('/yields/poolsBorrow', pool(borrowing), pool({ ...borrowing, tvlUsd: null })),
  listed('/yields/chart/{pool}', point, { ...point, tvlUsd: null }),
  listed('/yields/perps', perp, { ...perp, marketplace: null }),
  {
    method: 'GET',
    path: '/yields/lsdRates',
    answer: () => [rate],
    odd: () => [{ ...rate, name: null }, rate],
    empty: () => [],
  },
]

import { once } from '../kit/once.ts'
import { unit } from '../kit/random.ts'
import { round } from '../worlds/protocols/round.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { historyOf } from '../worlds/protocols/yields/history.ts'
import type { PoolNow } from '../worlds/protocols/yields/present.ts'
import type { Route } from './route.ts'

/** Yields: pools, the history of one, lending pools, perpetual futures and staked ETH tokens. */
export function yieldRoutes(route: Route, world: ProtocolWorld): void {
  const byId = once(() => new Map(world.yieldPools().map((pool) => [pool.id, pool])))
  const success = (data: unknown) => ({ status: 'success', data })

  route('/yields/pools', () => success(world.poolsNow().map((now) => poolOf(world, now))))
  route('/yields/chart/:pool', ({ path }) => {
    const pool = byId().get(path.pool?.toLowerCase() ?? '')
    if (!pool) return success([])
    const { clock, values, history, coins } = world
    const points = historyOf(pool, { clock, values, history, prices: coins.prices })
    return success(
      points.map(({ atMs, deposited, rate, total, lost7d, base7d }) => ({
        timestamp: new Date(atMs).toISOString(),
        tvlUsd: deposited,
        apy: total,
        apyBase: rate.base,
        apyReward: rate.reward,
        il7d: lost7d,
        apyBase7d: base7d,
      })),
    )
  })
  route('/yields/poolsBorrow', () =>
    success(world.poolsNow().flatMap((now) => (now.loans ? [{ ...poolOf(world, now), ...loansOf(now) }] : []))),
  )
  route('/yields/perps', () => {
    const timestamp = new Date(world.clock.at()).toISOString()
    return success(
      world.perps().map((perp) => ({
        perp_id: perp.id,
        timestamp,
        marketplace: perp.marketplace,
        market: perp.market,
        baseAsset: perp.baseAsset,
        fundingRate: perp.fundingRate,
        fundingRatePrevious: perp.fundingRatePrevious,
        fundingTimePrevious: perp.fundingTimePrevious,
        openInterest: perp.openInterest,
        indexPrice: perp.indexPrice,
        fundingRate7dAverage: perp.average7d,
        fundingRate7dSum: perp.sum7d,
        fundingRate30dAverage: perp.average30d,
        fundingRate30dSum: perp.sum30d,
      })),
    )
  })
  route('/yields/lsdRates', () => world.stakedTokens())
}

function poolOf({ assets }: ProtocolWorld, now: PoolNow) {
  const { pool, deposited, rate, total } = now
  const { chain, protocol } = pool.place
  return {
    chain: chain.name,
    project: protocol.slug,
    symbol: pool.symbol,
    tvlUsd: deposited,
    apyBase: rate.base,
    apyReward: rate.reward,
    apy: total,
    rewardTokens: rate.reward === null ? null : [assets.contractOf(chain, protocol.coinId ?? protocol.symbol)],
    pool: pool.id,
    apyPct1D: now.change1d,
    apyPct7D: now.change7d,
    apyPct30D: now.change30d,
    stablecoin: pool.isStable,
    ilRisk: pool.assets.length > 1 && !pool.isStable ? 'yes' : 'no',
    exposure: pool.assets.length > 1 ? 'multi' : 'single',
    predictions: forecastOf(now),
    poolMeta: pool.meta,
    underlyingTokens: pool.assets.map(({ address }) => address),
    il7d: null,
    apyBase7d: now.base7dAgo,
    apyMean30d: now.mean30d,
    volumeUsd1d: now.volume1d,
  }
}

/** A rate far above its mean is expected to fall. */
function forecastOf({ total, mean30d }: PoolNow) {
  const above = mean30d > 0 ? total / mean30d - 1 : 0
  const certainty = Math.min(1, Math.abs(above) * 2)
  return {
    predictedClass: above > 0.1 ? 'Down' : 'Stable/Up',
    predictedProbability: round(50 + 45 * certainty, 2),
    binnedConfidence: 1 + Math.floor(certainty * 2.99),
  }
}

const LTV_STEPS = [0.6, 0.65, 0.7, 0.75, 0.8] as const

function loansOf({ pool, loans }: PoolNow) {
  const ltv = LTV_STEPS[Math.floor(unit(pool.seed, 21) * LTV_STEPS.length)]
  return {
    apyBaseBorrow: loans?.borrowRate,
    apyRewardBorrow: null,
    totalSupplyUsd: loans?.supplied,
    totalBorrowUsd: loans?.borrowed,
    debtCeilingUsd: null,
    ltv,
    borrowable: true,
    mintedCoin: null,
    borrowFactor: null,
  }
}

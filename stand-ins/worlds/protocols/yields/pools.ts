import { pick, seedOf, unit } from '../../../kit/random.ts'
import { type Asset, type Assets, isDollar } from '../chains/assets.ts'
import { between, uuidOf } from '../chance.ts'
import type { Directory, Place } from '../directory/directory.ts'

/** A yield-bearing pool. */
export interface YieldPool {
  /** A UUID. */
  readonly id: string
  readonly place: Place
  /** `USDC`, `WETH-USDC` */
  readonly symbol: string
  readonly assets: readonly Asset[]
  /** Share of its place's deposits. */
  readonly share: number
  /** Whether deposits are lent out. */
  readonly isLent: boolean
  /** Whether it also earns tokens of the protocol. */
  readonly hasReward: boolean
  /** Whether all of its assets are pegged to a dollar. */
  readonly isStable: boolean
  /** Text that distinguishes it from pools of the same name. */
  readonly meta: string | null
  /** Trading fee as a share of the trade; 0 without trading. */
  readonly fee: number
  readonly seed: number
}

interface Habit {
  readonly count: readonly [low: number, high: number]
  /** Number of assets of a pool. */
  readonly width: 1 | 2
}

const HABITS: Readonly<Record<string, Habit>> = {
  Lending: { count: [2, 4], width: 1 },
  Dexs: { count: [2, 5], width: 2 },
  'Liquid Staking': { count: [1, 1], width: 1 },
  'Liquid Restaking': { count: [1, 1], width: 1 },
  Yield: { count: [2, 5], width: 1 },
  'Yield Aggregator': { count: [2, 5], width: 2 },
  Derivatives: { count: [1, 2], width: 1 },
  CDP: { count: [1, 2], width: 1 },
  RWA: { count: [1, 1], width: 1 },
  'Basis Trading': { count: [1, 1], width: 1 },
  'Liquidity manager': { count: [1, 4], width: 2 },
}
const FEES = [0.0001, 0.0005, 0.003, 0.003, 0.01] as const
const STABLE_FEES = [0.0001, 0.0004] as const
/** Share of deposits that earn a yield. */
const EARNING = 0.94
const SHARE_WITH_REWARD = 0.35

/** Every pool of a directory. */
export function openYieldPools(seed: string, { protocols }: Directory, assets: Assets): readonly YieldPool[] {
  return protocols.flatMap(({ places }) => places.flatMap((place) => poolsOf(seed, place, assets.on(place.chain))))
}

function poolsOf(worldSeed: string, place: Place, known: readonly Asset[]): YieldPool[] {
  const { category, symbol: token } = place.protocol
  const habit = HABITS[category.name]
  if (!habit) return []
  const seed = seedOf(place.seed, 'yields')
  const [low, high] = habit.count
  const count = low + Math.floor(unit(seed, 0) * (high - low + 1))
  const combinations = category.name.startsWith('Liquid ')
    ? known.slice(0, 1).map((native) => [native])
    : distinct(known, habit, count, seed)
  const weights = combinations.map((_, index) => 0.62 ** index)
  const weight = weights.reduce((sum, one) => sum + one, 0)
  return combinations.map((assets, index) => {
    const isStable = assets.every(isDollar)
    const ownSeed = seedOf(seed, index)
    const fee = habit.width === 2 ? pick(isStable ? STABLE_FEES : FEES, ownSeed, 1) : 0
    return {
      id: uuidOf(`${worldSeed}:${place.protocol.slug}:${place.chain.key}:${index}`),
      place,
      symbol: assets.map(({ symbol }) => symbol).join('-'),
      assets,
      share: (EARNING * (weights[index] ?? 0)) / weight,
      isLent: category.name === 'Lending',
      hasReward: token !== '-' && unit(ownSeed, 2) < SHARE_WITH_REWARD,
      isStable,
      meta: fee > 0 ? `${fee * 100}%` : null,
      fee,
      seed: ownSeed,
    }
  })
}

/** Distinct sets of assets, the most common ones first. */
function distinct(assets: readonly Asset[], { width }: Habit, count: number, seed: number): Asset[][] {
  if (width === 1) return assets.slice(0, count).map((asset) => [asset])
  const pairs = assets.flatMap((one, index) => assets.slice(index + 1).map((other) => [one, other]))
  return pairs
    .map((pair, index) => ({ pair, rank: (index + 1) * between(seed, index, 0.3, 1.7) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ pair }) => pair)
}

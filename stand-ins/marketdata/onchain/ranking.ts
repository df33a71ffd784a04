import { hash32, seedOf } from '../../kit/random.ts'
import type { Network } from '../../worlds/market/networks.ts'
import { NETWORKS } from '../../worlds/market/networks.ts'
import { type Pool, poolVolume } from '../../worlds/market/pools.ts'
import { tradesIn } from '../../worlds/market/trades.ts'
import type { DataWorld } from '../../worlds/market/world.ts'
import { rememberForMinute } from '../remember.ts'

/** Maximum pools of a list: ten pages of twenty. */
export const MOST_LISTED = 200
const DAY_MS = 86_400_000
const DURATIONS: Readonly<Record<string, number>> = { '5m': 300_000, '1h': 3_600_000, '6h': 21_600_000, '24h': DAY_MS }
export const DURATION_WORDS = Object.keys(DURATIONS)
export const SORTS = ['h24_tx_count_desc', 'h24_volume_usd_desc'] as const

/** The orders that pools are listed in. */
export interface Ranking {
  /** Pools with unusually high volume for their size, of one network or of all. */
  trending(network: Network | null, duration: string): readonly Pool[]
  /** Pools with the highest volume, of one network. */
  top(network: Network, sort: (typeof SORTS)[number]): readonly Pool[]
  /** Any pools in one of these orders. */
  sorted(pools: readonly Pool[], sort: string): readonly Pool[]
  /** Opened in the last two days, newest first, of one network or of all. */
  newest(network: Network | null): readonly Pool[]
}

export function createRanking(world: DataWorld): Ranking {
  function newest(network: Network | null): readonly Pool[] {
    const now = world.asOf()
    if (network) return world.newPools.recent(network, now, MOST_LISTED)
    return NETWORKS.flatMap((one) => world.newPools.recent(one, now, MOST_LISTED))
      .sort((a, b) => b.createdMs - a.createdMs)
      .slice(0, MOST_LISTED)
  }

  function sorted(pools: readonly Pool[], sort: string): readonly Pool[] {
    const asOf = world.asOf()
    const from = asOf - DAY_MS
    const score = (pool: Pool) =>
      sort === 'h24_tx_count_desc' ? tradesIn(pool, from, asOf) : poolVolume(pool, from, asOf)
    return highest(pools, score)
  }

  const trendingByKey = rememberForMinute(world, (key) => {
    const [networkId = '', duration = ''] = key.split('/')
    const network = NETWORKS.find(({ id }) => id === networkId) ?? null
    const asOf = world.asOf()
    const length = DURATIONS[duration] ?? DAY_MS
    const old = network ? world.pools.on(network) : world.pools.all
    const day = Math.floor(asOf / DAY_MS)
    const talk = seedOf(world.seed, 'talk', duration)
    return highest([...old, ...newest(network)], (pool) => {
      const traded = poolVolume(pool, asOf - length, asOf)
      // A daily random factor, so that trending pools vary.
      const mood = 0.6 + (hash32(talk, pool.seed, day) % 1000) / 1000
      return (traded * mood) / Math.sqrt(pool.referenceReserve)
    })
  })

  const topByKey = rememberForMinute(world, (key) => {
    const [networkId = '', sort = ''] = key.split('/')
    const network = NETWORKS.find(({ id }) => id === networkId)
    return network ? sorted([...world.pools.on(network), ...newest(network)], sort) : []
  })

  return {
    trending: (network, duration) => trendingByKey(`${network?.id ?? ''}/${duration}`),
    top: (network, sort) => topByKey(`${network.id}/${sort}`),
    sorted,
    newest,
  }
}

function highest(pools: readonly Pool[], score: (pool: Pool) => number): readonly Pool[] {
  return pools
    .map((pool) => ({ pool, score: score(pool) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_LISTED)
    .map(({ pool }) => pool)
}

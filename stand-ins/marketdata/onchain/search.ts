import { NETWORKS, type Network } from '../../worlds/market/networks.ts'
import type { Pool } from '../../worlds/market/pools.ts'
import type { DataWorld } from '../../worlds/market/world.ts'
import { MOST_LISTED, type Ranking } from './ranking.ts'

/** Pools that match the text by their own address, or by a token's address, symbol or name. */
export function searchPools(
  world: DataWorld,
  ranking: Ranking,
  text: string,
  network: Network | null,
): readonly Pool[] {
  const networks = network ? [network] : NETWORKS
  const exact = networks.flatMap((one) => {
    const pool = world.findPool(one, text) ?? world.newPools.poolOfToken(one, text, world.asOf())
    return pool ? [pool] : []
  })
  if (exact.length > 0) return exact
  const words = text
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
  const candidates = networks.flatMap((one) => [
    ...world.pools.on(one),
    ...world.newPools.recent(one, world.asOf(), MOST_LISTED),
  ])
  const found = candidates.filter((pool) => words.every((word) => names(pool).includes(word)))
  return ranking.sorted(found, 'h24_volume_usd_desc')
}

const NAMES = new WeakMap<Pool, string>()

/** All searchable names of a pool, in lower case, one per line. */
function names(pool: Pool): string {
  const known = NAMES.get(pool)
  if (known) return known
  const made = [pool.base, pool.quote]
    .flatMap(({ name, symbol, address }) => [name, symbol, address])
    .join('\n')
    .toLowerCase()
  NAMES.set(pool, made)
  return made
}

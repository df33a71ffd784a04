import { type Exchange, openExchanges } from './exchanges.ts'
import type { Network } from './networks.ts'
import { type NewPools, openNewPools } from './newPools.ts'
import { openPools, type Pool, type Pools } from './pools.ts'
import { openPrices, type Prices } from './prices.ts'
import { openTokens, type Token, type Tokens } from './tokens.ts'

/** Everything that the stand-ins of the data service tell of, in one piece. */
export interface DataWorld {
  readonly seed: string
  now(): Date
  /** The instant that all present prices are of: the last full ten seconds. Answers within them agree to the digit. */
  asOf(): number
  readonly prices: Prices
  /** Contracts of coins on the networks. */
  readonly tokens: Tokens
  /** Pools of well-known tokens. */
  readonly pools: Pools
  /** Pools that come as time goes by, with tokens of their own. */
  readonly newPools: NewPools
  readonly exchanges: readonly Exchange[]
  /** A pool, old or new; undefined when there is none at this address now. */
  findPool(network: Network, address: string): Pool | undefined
  /** A token, old or new; undefined when there is none at this address now. */
  findToken(network: Network, address: string): Token | undefined
}

const TICK_MS = 10_000

export interface DataWorldOptions {
  /** Another seed is another world: other prices, volumes and trades of the same assets. */
  readonly seed: string
  /** The clock: all that is dated is dated relative to it. */
  readonly now: () => Date
}

/** Opens the world that a seed makes. */
export function openDataWorld({ seed, now }: DataWorldOptions): DataWorld {
  const prices = openPrices(seed)
  const tokens = openTokens(prices)
  const pools = openPools(seed, tokens)
  const newPools = openNewPools(seed, tokens)
  return {
    seed,
    now,
    asOf: () => Math.floor(now().getTime() / TICK_MS) * TICK_MS,
    prices,
    tokens,
    pools,
    newPools,
    exchanges: openExchanges(seed),
    findPool: (network, address) => pools.find(network, address) ?? newPools.find(network, address, now().getTime()),
    findToken: (network, address) =>
      tokens.find(network, address) ?? newPools.findToken(network, address, now().getTime()),
  }
}

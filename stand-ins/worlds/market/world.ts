import { once } from '../../kit/once.ts'
import { type Exchange, openExchanges } from './exchanges.ts'
import type { Network } from './networks.ts'
import { type NewPools, openNewPools } from './newPools.ts'
import { openPools, type Pool, type Pools } from './pools.ts'
import { openPrices, type Prices } from './prices.ts'
import { openTokens, type Token, type Tokens } from './tokens.ts'

/** The whole world of the data service's stand-ins. */
export interface DataWorld {
  readonly seed: string
  now(): Date
  /** The present instant of all figures: the last full ten seconds, so that responses within them are identical. */
  asOf(): number
  readonly prices: Prices
  /** Token contracts of coins. */
  readonly tokens: Tokens
  /** Pools of well-known tokens. */
  readonly pools: Pools
  /** Pools opened over time, with tokens of their own. */
  readonly newPools: NewPools
  readonly exchanges: readonly Exchange[]
  /** An established or new pool; undefined when there is none at this address now. */
  findPool(network: Network, address: string): Pool | undefined
  /** An established or new token; undefined when there is none at this address now. */
  findToken(network: Network, address: string): Token | undefined
}

const TICK_MS = 10_000

export interface DataWorldOptions {
  /** Another seed gives other prices, volumes and trades of the same assets. */
  readonly seed: string
  /** The clock that all dates are relative to. */
  readonly now: () => Date
}

/** Opens the world of a seed. */
export function openDataWorld({ seed, now }: DataWorldOptions): DataWorld {
  const prices = openPrices(seed)
  const tokens = openTokens(prices)
  // Made for the first query: most processes get none.
  const pools = once(() => openPools(seed, tokens))
  const newPools = openNewPools(seed, tokens)
  return {
    seed,
    now,
    asOf: () => Math.floor(now().getTime() / TICK_MS) * TICK_MS,
    prices,
    tokens,
    get pools() {
      return pools()
    },
    newPools,
    exchanges: openExchanges(seed),
    findPool: (network, address) => pools().find(network, address) ?? newPools.find(network, address, now().getTime()),
    findToken: (network, address) =>
      tokens.find(network, address) ?? newPools.findToken(network, address, now().getTime()),
  }
}

import { logUniform, seedOf, unit } from '../../kit/random.ts'
import { type Activity, activityAlong, activityBetween } from './activity.ts'
import { addressOf, normalAddress } from './addresses.ts'
import { REFERENCE_MS } from './coins.ts'
import { type Dex, dexesOf } from './dexes.ts'
import { KNOWN_POOLS } from './knownAddresses.ts'
import { NETWORKS, type Network } from './networks.ts'
import { presentPriceOn, priceOn } from './priceLine.ts'
import type { Token, Tokens } from './tokens.ts'
import { lastTrade, type Turns } from './turns.ts'

/** Two tokens that trade for each other at one address. */
export interface Pool extends Turns {
  readonly network: Network
  readonly address: string
  readonly dex: Dex
  /** E.g. `WETH / USDC 0.05%`. */
  readonly name: string
  readonly base: Token
  readonly quote: Token
  /** Null when its exchange has one fee for all pools. */
  readonly feePercent: number | null
  readonly createdMs: number
  /** Volume in US dollars, both directions. */
  readonly trading: Activity
  /** Value in US dollars at the start of 2026, or at its opening if later. */
  readonly referenceReserve: number
  /** Its holdings, in a price-independent measure. */
  readonly liquidity: number
}

const DAY_MS = 86_400_000
const MEAN_TRADE_USD = 2_500
const MOST_TRADES_A_DAY = 1_440
const FEWEST_TRADES_A_DAY = 24

/** Long-standing pools of well-known tokens. */
export interface Pools {
  find(network: Network, address: string): Pool | undefined
  /** Pools of one network, largest first. */
  on(network: Network): readonly Pool[]
  /** Pools of all networks, largest first. */
  readonly all: readonly Pool[]
}

export function openPools(seed: string, tokens: Tokens): Pools {
  const lists = new Map(NETWORKS.map((network) => [network.id, poolsOf(seed, network, tokens)]))
  const all = [...lists.values()].flat().sort(byReserve)
  const byAddress = new Map(all.map((pool) => [`${pool.network.id}_${pool.address}`, pool]))
  return {
    find: (network, address) => byAddress.get(`${network.id}_${normalAddress(network, address)}`),
    on: (network) => lists.get(network.id) ?? [],
    all,
  }
}

/** Value of both tokens in a pool at an instant, in US dollars; as a constant product it grows with the root of both prices. */
export function reserveAt(pool: Pool, atMs: number): number {
  const { base, quote, liquidity } = pool
  return liquidity * Math.sqrt(presentPriceOn(base.line, atMs) * presentPriceOn(quote.line, atMs))
}

/** Volume in a span, in US dollars: that of the trades in it, each of which has what was traded since the one before. */
export function poolVolume(pool: Pool, fromMs: number, toMs: number): number {
  return activityBetween(pool.trading, lastTrade(pool, fromMs), lastTrade(pool, toMs))
}

/** Volumes between consecutive instants, in US dollars. */
export function volumesAlong(pool: Pool, instants: readonly number[]): number[] {
  return activityAlong(
    pool.trading,
    instants.map((instant) => lastTrade(pool, instant)),
  )
}

/** A pool without its trading activity. */
export interface PoolPlan {
  readonly network: Network
  readonly address: string
  readonly dex: Dex
  readonly base: Token
  readonly quote: Token
  readonly feePercent: number | null
  readonly createdMs: number
  readonly referenceReserve: number
  /** Usual volume per day, in US dollars. */
  readonly dailyVolume: number
}

/** Adds the trading activity to a pool. */
export function planPool(worldSeed: string, plan: PoolPlan): Pool {
  const { dailyVolume, ...facts } = plan
  const { base, quote, createdMs, referenceReserve } = facts
  const since = Math.max(REFERENCE_MS, createdMs)
  const seed = seedOf(worldSeed, 'pool', plan.network.id, plan.address)
  const trades = Math.min(MOST_TRADES_A_DAY, Math.max(FEWEST_TRADES_A_DAY, dailyVolume / MEAN_TRADE_USD))
  const tradeEveryMs = Math.round(DAY_MS / trades)
  const fee = plan.feePercent === null ? '' : ` ${plan.feePercent}%`
  return {
    ...facts,
    liquidity: referenceReserve / Math.sqrt(priceOn(base.line, since) * priceOn(quote.line, since)),
    name: `${base.symbol} / ${quote.symbol}${fee}`,
    seed,
    tradeEveryMs,
    trading: { seed, perDay: dailyVolume, pieceMs: 2 * tradeEveryMs, sinceMs: createdMs },
  }
}

/** Each token against the native one and a dollar, at the largest exchange and some of the others. */
function poolsOf(seed: string, network: Network, tokens: Tokens): Pool[] {
  const native = tokens.ofCoin(network, network.wrappedCoin)
  const dollars = ['usd-coin', 'tether'].flatMap((id) => tokens.ofCoin(network, id) ?? [])
  const pools = tokens.on(network).flatMap((base, rank) =>
    quotesOf(base).flatMap((quote) =>
      dexesOf(network.id)
        .filter((_, position) => trades(network, base, quote, rank, position))
        .flatMap((dex) => feesOf(dex, base, quote).map((fee) => pairPool(seed, network, dex, base, quote, fee))),
    ),
  )
  return pools.sort(byReserve)

  /** A pair has one direction: dollars are preferred as quote, then the native token. */
  function quotesOf(base: Token): Token[] {
    if (base === native) return dollars
    const dollar = dollars.indexOf(base)
    if (dollar !== -1) return dollars.slice(0, dollar)
    return native ? [native, ...dollars] : dollars
  }
}

/** Whether an exchange has a pair: large tokens everywhere, small ones only at the largest. */
function trades(network: Network, base: Token, quote: Token, rank: number, position: number): boolean {
  const chance = rank < 6 ? 1 - position * 0.12 : 0.75 / (1 + position * 1.6)
  return unit(seedOf('pair', network.id, base.address, quote.address), position) < chance
}

function feesOf(dex: Dex, base: Token, quote: Token): readonly (number | null)[] {
  if (dex.fees.length === 0) return [null]
  const stable = [base, quote].every(({ coin }) => coin?.follows === 'usd')
  if (stable) return [dex.fees[0]!]
  const major = (base.coin?.volatility ?? 1) < 0.035
  return major ? dex.fees.slice(0, 2) : dex.fees.slice(-2, -1)
}

function pairPool(seed: string, network: Network, dex: Dex, base: Token, quote: Token, fee: number | null): Pool {
  const word = `${dex.id}:${base.coin?.id}:${quote.coin?.id}:${fee ?? 0}`
  const dice = seedOf(seed, 'liquidity', network.id, word)
  const part = liquidPart(network, base)
  const reserve = part * 25 * capOf(base) ** 0.6 * network.weight * logUniform(unit(dice, 0), 0.15, 2.5)
  const oldest = Math.max(dex.sinceMs, base.coin?.genesisMs ?? 0, quote.coin?.genesisMs ?? 0)
  const newest = Math.max(REFERENCE_MS - 30 * DAY_MS, oldest)
  return planPool(seed, {
    network,
    address: KNOWN_POOLS[word] ?? addressOf(network, `pool:${word}`),
    dex,
    base,
    quote,
    feePercent: fee,
    createdMs: Math.floor((oldest + (newest - oldest) * unit(dice, 1) ** 2) / 1000) * 1000,
    referenceReserve: reserve,
    dailyVolume: reserve * logUniform(unit(dice, 2), 0.03, 1.4),
  })
}

/** Share held in pools: small for dollars and staked coins; the native token is in all pools. */
function liquidPart(network: Network, { coin }: Token): number {
  if (coin?.id === network.wrappedCoin) return 2.5
  if (coin?.follows === 'usd') return 0.3
  return coin?.categories.includes('liquid-staking-tokens') ? 0.1 : 1
}

function capOf(token: Token): number {
  return priceOn(token.line, REFERENCE_MS) * (token.circulatingSupplyAt(REFERENCE_MS) ?? 0)
}

function byReserve(a: Pool, b: Pool): number {
  return b.referenceReserve - a.referenceReserve
}

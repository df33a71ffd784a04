import { seedOf, unit } from '../../../kit/random.ts'
import type { Prices } from '../../market/prices.ts'
import type { Asset, Assets } from '../chains/assets.ts'
import { blockAt } from '../chains/blocks.ts'
import type { Chain } from '../chains/chains.ts'
import { hexOf } from '../chance.ts'
import { splitWhole } from '../round.ts'
import { HOUR } from '../time.ts'
import type { Bridge, Route } from './bridges.ts'
import type { Crossings } from './crossings.ts'

/** One side of a bridge transfer. */
export interface BridgeTransaction {
  readonly hash: string
  readonly atMs: number
  readonly block: number
  readonly from: string
  readonly to: string
  /** The token's contract. */
  readonly token: string
  /** In the token's smallest unit. */
  readonly amount: bigint
  readonly chain: Chain
  /** Whole USD. */
  readonly usd: number
  /** Whether it is the deposit, on the source chain. */
  readonly isDeposit: boolean
}

export interface TransactionsAsked {
  readonly fromMs: number
  readonly toMs: number
  readonly limit: number
  /** Filter by chain; null for all. */
  readonly chain: Chain | null
  /** Filter by sender or recipient, in lower case; null for all. */
  readonly address: string | null
}

export interface TransactionGround {
  readonly crossings: Crossings
  readonly assets: Assets
  readonly prices: Prices
}

/** Number of wallets of a bridge. */
const WALLETS = 400
/** Maximum number of hours searched. */
const MOST_HOURS = 24 * 14

/** One side of a transfer, before formatting. */
interface Side {
  readonly route: Route
  readonly seed: number
  readonly index: number
  readonly atMs: number
  readonly usd: number
  readonly isDeposit: boolean
}

/** The transactions of whole hours of a bridge, latest first. Their values add up to the hourly volume. */
export function transactionsOf(
  bridge: Bridge,
  asked: TransactionsAsked,
  ground: TransactionGround,
): BridgeTransaction[] {
  const theirs = asked.address === null ? null : sidesOf(bridge, asked.address)
  const found: Side[] = []
  const lastHour = Math.floor(asked.toMs / HOUR) * HOUR - HOUR
  for (let back = 0; back < MOST_HOURS && found.length < asked.limit; back += 1) {
    const hour = lastHour - back * HOUR
    if (hour + HOUR <= asked.fromMs) break
    const all = bridge.routes.flatMap((route) => hourOf(route, hour, ground.crossings))
    const isAskedFor = (side: Side) =>
      side.atMs >= asked.fromMs &&
      side.atMs < asked.toMs &&
      (asked.chain === null || chainOf(side) === asked.chain) &&
      (theirs === null || theirs(side))
    found.push(...all.filter(isAskedFor).sort((one, other) => other.atMs - one.atMs))
  }
  return found.slice(0, asked.limit).map((side) => writeOut(side, ground))
}

/** A predicate for the sides that an address sent or received. */
function sidesOf(bridge: Bridge, address: string): (side: Side) => boolean {
  const wallet = Array.from({ length: WALLETS }, (_, number) => number).find(
    (number) => walletOf(bridge, number) === address,
  )
  const chain = bridge.chains.find((one) => contractOf(bridge, one) === address)
  return (side) => walletNumber(side) === wallet || (chain !== undefined && chainOf(side) === chain)
}

const chainOf = ({ route, isDeposit }: Side): Chain => (isDeposit ? route.from : route.to)
const walletNumber = ({ seed, index }: Side): number => Math.floor(unit(seed, index, 3) * WALLETS)
const walletOf = ({ slug }: Bridge, number: number): string => `0x${hexOf(`wallet:${slug}:${number}`, 40)}`
const contractOf = ({ slug }: Bridge, { key }: Chain): string => `0x${hexOf(`bridge:${slug}:${key}`, 40)}`

/** Both sides of each transfer of an hour: deposits are withdrawn before the hour ends. */
function hourOf(route: Route, hour: number, crossings: Crossings): Side[] {
  const { usd: total, count } = crossings.hour(route, hour)
  if (count === 0) return []
  const seed = seedOf(route.seed, hour / HOUR)
  const weights = Array.from({ length: count }, (_, index) => 0.05 + unit(seed, index) ** 3)
  return splitWhole(total, weights).flatMap((usd, index) => {
    const deposited = hour + Math.floor(unit(seed, index, 1) * HOUR * 0.8)
    const withdrawn = deposited + Math.floor((0.05 + 0.9 * unit(seed, index, 2)) * HOUR * 0.2)
    const both = { route, seed, index, usd }
    return [
      { ...both, atMs: deposited, isDeposit: true },
      { ...both, atMs: withdrawn, isDeposit: false },
    ]
  })
}

function writeOut(side: Side, { assets, prices }: TransactionGround): BridgeTransaction {
  const { route, seed, index, atMs, usd, isDeposit } = side
  const { bridge, from, to } = route
  const chain = chainOf(side)
  const sent = sharedAsset(assets.on(from), assets.on(to), unit(seed, index, 4))
  const token = assets.on(chain).find(({ coinId }) => coinId === sent?.coinId) ?? assets.on(chain)[0]
  const price = token?.coinId ? prices.priceAt(token.coinId, atMs) : 1
  const wallet = walletOf(bridge, walletNumber(side))
  const contract = contractOf(bridge, chain)
  return {
    hash: `0x${hexOf(`${seed}:${index}:${isDeposit}`, 64)}`,
    atMs,
    block: blockAt(chain, Math.floor(atMs / 1000))?.height ?? 0,
    from: isDeposit ? wallet : contract,
    to: isDeposit ? contract : wallet,
    token: token?.address ?? contract,
    amount: smallestUnits(usd / price, token?.decimals ?? 18),
    chain,
    usd,
    isDeposit,
  }
}

/** One of the first few tokens available on both sides. */
function sharedAsset(here: readonly Asset[], there: readonly Asset[], chance: number): Asset | undefined {
  const coins = new Set(there.map(({ coinId }) => coinId))
  const shared = here.filter(({ coinId }) => coinId !== null && coins.has(coinId))
  return shared[Math.floor(chance * Math.min(3, shared.length))]
}

/** Amounts have at most eight decimals. */
function smallestUnits(amount: number, decimals: number): bigint {
  const digits = BigInt(Math.round(amount * 1e8))
  return decimals >= 8 ? digits * 10n ** BigInt(decimals - 8) : digits / 10n ** BigInt(8 - decimals)
}

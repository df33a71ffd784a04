import type { Dex } from '../../worlds/market/dexes.ts'
import type { Network } from '../../worlds/market/networks.ts'
import { type Pool, poolVolume, reserveAt } from '../../worlds/market/pools.ts'
import { presentPriceOn, priceOn } from '../../worlds/market/priceLine.ts'
import type { Token } from '../../worlds/market/tokens.ts'
import { createTradeCounter } from '../../worlds/market/trades.ts'
import type { DataWorld } from '../../worlds/market/world.ts'
import { pictureOf } from '../coins/images.ts'
import { change, decimal, percentText } from '../numbers.ts'

const MINUTE_MS = 60_000

/** The time windows of pool statistics, shortest first. */
const WINDOWS: readonly (readonly [name: string, lengthMs: number])[] = [
  ['m5', 5 * MINUTE_MS],
  ['m15', 15 * MINUTE_MS],
  ['m30', 30 * MINUTE_MS],
  ['h1', 60 * MINUTE_MS],
  ['h6', 360 * MINUTE_MS],
  ['h24', 1_440 * MINUTE_MS],
]
const LENGTHS = WINDOWS.map(([, length]) => length)

export function tokenId({ network, address }: Pick<Token, 'network' | 'address'>): string {
  return `${network.id}_${address}`
}

/** Writes pools in the wire format, at the world's present instant. */
export function createPoolWriter(world: DataWorld) {
  const countTrades = createTradeCounter()

  return (pool: Pool) => {
    const asOf = world.asOf()
    const base = presentPriceOn(pool.base.line, asOf)
    const quote = presentPriceOn(pool.quote.line, asOf)
    const native = world.prices.priceAt(pool.network.nativeCoin, asOf)
    const counts = countTrades(pool, asOf, LENGTHS)
    const inWindows = (value: (lengthMs: number, index: number) => unknown) =>
      Object.fromEntries(WINDOWS.map(([name, length], index) => [name, value(length, index)]))
    const circulating = pool.base.circulatingSupplyAt(asOf)
    return {
      id: tokenId(pool),
      type: 'pool',
      attributes: {
        base_token_price_usd: decimal(base),
        base_token_price_native_currency: decimal(base / native),
        quote_token_price_usd: decimal(quote),
        quote_token_price_native_currency: decimal(quote / native),
        base_token_price_quote_token: decimal(base / quote),
        quote_token_price_base_token: decimal(quote / base),
        address: pool.address,
        name: pool.name,
        pool_created_at: new Date(pool.createdMs).toISOString(),
        fdv_usd: decimal(base * pool.base.totalSupplyAt(asOf)),
        market_cap_usd: circulating === null ? null : decimal(base * circulating),
        price_change_percentage: inWindows((length) => {
          const since = Math.max(pool.createdMs, asOf - length)
          return percentText(change(priceOn(pool.base.line, since), base))
        }),
        transactions: inWindows((_, index) => counts[index]),
        volume_usd: inWindows((length) => decimal(poolVolume(pool, asOf - length, asOf))),
        reserve_in_usd: decimal(reserveAt(pool, asOf)),
      },
      relationships: {
        network: { data: { id: pool.network.id, type: 'network' } },
        base_token: { data: { id: tokenId(pool.base), type: 'token' } },
        quote_token: { data: { id: tokenId(pool.quote), type: 'token' } },
        dex: { data: { id: pool.dex.id, type: 'dex' } },
      },
    }
  }
}

/** A token in the `included` list of pools. */
export function tokenItem(token: Token) {
  return {
    id: tokenId(token),
    type: 'token',
    attributes: {
      address: token.address,
      name: token.name,
      symbol: token.symbol,
      decimals: token.decimals,
      image_url: pictureOf('tokens', tokenId(token)),
      coingecko_coin_id: token.coin?.id ?? null,
    },
  }
}

export function dexItem(dex: Dex) {
  return { id: dex.id, type: 'dex', attributes: { name: dex.name } }
}

export function networkItem(network: Network) {
  return {
    id: network.id,
    type: 'network',
    attributes: { name: network.name, coingecko_asset_platform_id: network.platformId },
  }
}

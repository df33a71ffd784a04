import { z } from 'zod'
import type { Hex } from '../../subgraphs/data/providers/node/hex.ts'
import { networkNamed, networkOf } from '../../subgraphs/data/providers/node/networks.ts'
import { Address, read } from '../../subgraphs/data/providers/node/nodedata/forms.ts'
import type { WirePrice } from '../../subgraphs/data/providers/node/nodedata/ground.ts'
import { plainDecimal } from '../../subgraphs/kit/upstream/readScalar.ts'
import { coinBySymbol } from '../worlds/market/coins.ts'
import { NETWORKS } from '../worlds/market/networks.ts'
import type { PriceGround } from './ground.ts'

const MAX_SYMBOLS = 25
const MAX_ADDRESSES = 25
/** Prices are of the last full ten seconds, so that responses within them agree. */
const TICK_MS = 10_000

const SymbolQuery = z.object({
  symbols: z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [given].flat())
    .pipe(z.array(z.string().min(1).max(20)).min(1).max(MAX_SYMBOLS)),
})

const AddressBody = z.object({
  addresses: z
    .array(z.object({ network: z.string(), address: Address }))
    .min(1)
    .max(MAX_ADDRESSES),
})

/** Prices of coins by symbol; of several coins with a symbol the largest counts. */
export function pricesBySymbol(ground: PriceGround, query: unknown) {
  const { symbols } = read(SymbolQuery, query)
  return {
    data: symbols.map((symbol) => {
      const coin = coinBySymbol(symbol)
      return coin
        ? { symbol, prices: [priceOf(ground, coin.id)] }
        : { symbol, prices: [], error: { message: `Token not found: ${symbol}` } }
    }),
  }
}

/** Prices of tokens by contract. */
export function pricesByAddress(ground: PriceGround, body: unknown) {
  const { addresses } = read(AddressBody, body)
  return {
    data: addresses.map(({ network: slug, address }) => {
      const network = networkNamed(slug) ?? (slug === networkOf(ground.chainId).slug ? networkOf(ground.chainId) : null)
      const coin = network && coinOfToken(ground, network.chainId, address)
      return coin
        ? { network: slug, address, prices: [priceOf(ground, coin)] }
        : { network: slug, address, prices: [], error: { message: `Token not found: ${address}` } }
    }),
  }
}

/**
 * The coin id of a token contract; null for an unknown one. Never looked up by symbol, because anyone can create a
 * token with any symbol.
 */
export function coinOfToken({ tokens }: Pick<PriceGround, 'tokens'>, chainId: number, address: Hex): string | null {
  const known = networkOf(chainId).tokens[address]
  if (known) return known
  const network = NETWORKS.find((one) => one.chainId === chainId)
  return (network && tokens.find(network, address)?.coin?.id) ?? null
}

/** Current price of a coin. */
export function priceOf({ prices, now }: Pick<PriceGround, 'prices' | 'now'>, coinId: string): WirePrice {
  const at = Math.floor(now().getTime() / TICK_MS) * TICK_MS
  return {
    currency: 'usd',
    value: decimalOf(prices.priceAt(coinId, at)),
    lastUpdatedAt: new Date(at).toISOString(),
  }
}

/** A price with its significant digits, without an exponent. */
export function decimalOf(price: number): string {
  return plainDecimal(String(Number(price.toPrecision(12))))
}

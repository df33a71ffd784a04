import { z } from 'zod'
import { plainDecimal } from '../../../../../kit/upstream/readScalar.ts'
import { coinBySymbol } from '../../../sandbox/world/coins.ts'
import { NETWORKS } from '../../../sandbox/world/networks.ts'
import type { Hex } from '../../hex.ts'
import { networkNamed, networkOf } from '../../networks.ts'
import { Address, read } from '../forms.ts'
import type { NodedataGround } from '../ground.ts'

/** A price as the wire has it. */
export interface WirePrice {
  readonly currency: 'usd'
  /** US dollars for one token, as a decimal text. */
  readonly value: string
  readonly lastUpdatedAt: string
}

const MAX_SYMBOLS = 25
const MAX_ADDRESSES = 25
/** Prices are of the last full ten seconds, so that answers within them agree. */
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

/** The prices of coins by their symbols; the largest coin of a symbol is meant. */
export function pricesBySymbol(ground: NodedataGround, query: unknown) {
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

/** The prices of tokens by their contracts. */
export function pricesByAddress(ground: NodedataGround, body: unknown) {
  const { addresses } = read(AddressBody, body)
  return {
    data: addresses.map(({ network: slug, address }) => {
      const network =
        networkNamed(slug) ?? (slug === networkOf(ground.node.chainId).slug ? networkOf(ground.node.chainId) : null)
      const coin = network && coinOfToken(ground, network.chainId, address)
      return coin
        ? { network: slug, address, prices: [priceOf(ground, coin)] }
        : { network: slug, address, prices: [], error: { message: `Token not found: ${address}` } }
    }),
  }
}

/**
 * The id of the coin that a contract stands for; null where we know of none. Never by its symbol: anybody can call a token
 * what they like.
 */
export function coinOfToken({ coins }: Pick<NodedataGround, 'coins'>, chainId: number, address: Hex): string | null {
  const known = networkOf(chainId).tokens[address]
  if (known) return known
  const network = NETWORKS.find((one) => one.chainId === chainId)
  return (network && coins.find(network, address)?.coin?.id) ?? null
}

/** What one of a coin costs now. */
export function priceOf({ prices, now }: Pick<NodedataGround, 'prices' | 'now'>, coinId: string): WirePrice {
  const at = Math.floor(now().getTime() / TICK_MS) * TICK_MS
  return {
    currency: 'usd',
    value: decimalOf(prices.priceAt(coinId, at)),
    lastUpdatedAt: new Date(at).toISOString(),
  }
}

/** A price with as many digits as mean something, without an exponent. */
export function decimalOf(price: number): string {
  return plainDecimal(String(Number(price.toPrecision(12))))
}

import type { Args, Value } from '../../types.gen.ts'

/** The parts of a pool. */
export type PoolParts = Pick<Value<'PoolMarket'>, 'baseToken' | 'quoteToken' | 'dex' | 'network'>

type Part = Value<'PoolPart'> & { readonly __typename: string }

/** Each kind of part of a pool, with the name that tells it from others of its kind. */
const PARTS: Readonly<Record<string, (pool: PoolParts) => { readonly part: Part; readonly name: string }>> = {
  BASE_TOKEN: ({ baseToken }) => pooledToken(baseToken),
  QUOTE_TOKEN: ({ quoteToken }) => pooledToken(quoteToken),
  DEX: ({ dex }) => ({ part: { ...dex, __typename: 'Dex' }, name: dex.slug }),
  NETWORK: ({ network }) => ({
    part: { ...network, __typename: 'NetworkListing' },
    name: String(network.chain.chainId),
  }),
}

function pooledToken(token: Value<'TokenListing'>) {
  return { part: { ...token, __typename: 'TokenListing' }, name: token.listingId }
}

/** The requested parts of pools, up to `first`, deduplicated, in the order of the pools; null if none are requested. */
export function includedIn(
  pools: readonly PoolParts[],
  { include, first }: Args<'PoolMarket.included'>,
): readonly Part[] | null {
  if (!include || include.length === 0) return null
  const parts = pools.flatMap((pool) => include.flatMap((word) => PARTS[word]?.(pool) ?? []))
  const once = new Map(parts.map(({ part, name }) => [`${part.__typename} ${name}`, part]))
  return [...once.values()].slice(0, first)
}

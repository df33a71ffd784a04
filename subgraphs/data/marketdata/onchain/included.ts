/** A pool as read, with the ids of its parts. */
export interface PoolParts {
  readonly baseToken: Part
  readonly quoteToken: Part
  readonly dex: Part
  readonly network: Part
}

/** The kinds of parts to include, and their maximum number. */
export interface Wanted {
  readonly include?: readonly string[] | null
  readonly first: number
}

interface Part {
  readonly id: string
}

const PARTS: Readonly<Record<string, (pool: PoolParts) => Part & { readonly __typename: string }>> = {
  BASE_TOKEN: ({ baseToken }) => ({ ...baseToken, __typename: 'PooledToken' }),
  QUOTE_TOKEN: ({ quoteToken }) => ({ ...quoteToken, __typename: 'PooledToken' }),
  DEX: ({ dex }) => ({ ...dex, __typename: 'Dex' }),
  NETWORK: ({ network }) => ({ ...network, __typename: 'Network' }),
}

/** The requested parts of pools, up to `first`, deduplicated, in the order of the pools; null if none are requested. */
export function includedIn(pools: readonly PoolParts[], { include, first }: Wanted) {
  if (!include || include.length === 0) return null
  const parts = pools.flatMap((pool) => include.flatMap((word) => PARTS[word]?.(pool) ?? []))
  return [...new Map(parts.map((part) => [`${part.__typename} ${part.id}`, part])).values()].slice(0, first)
}

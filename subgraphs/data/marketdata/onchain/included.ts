/** A pool as it was read: its parts have ids. */
export interface PoolParts {
  readonly baseToken: Part
  readonly quoteToken: Part
  readonly dex: Part
  readonly network: Part
}

/** Which parts of pools, and how many at most. */
export interface IncludeArgs {
  readonly include?: readonly string[] | null
  readonly first: number
}

interface Part {
  readonly id: string
}

const PARTS: Readonly<Record<string, (pool: PoolParts) => Part & { readonly __typename: string }>> = {
  BASE_TOKEN: ({ baseToken }) => ({ ...baseToken, __typename: 'Token' }),
  QUOTE_TOKEN: ({ quoteToken }) => ({ ...quoteToken, __typename: 'Token' }),
  DEX: ({ dex }) => ({ ...dex, __typename: 'Dex' }),
  NETWORK: ({ network }) => ({ ...network, __typename: 'Network' }),
}

/** The first parts of pools that are asked for, each once, in the order of the pools; null when none is asked for. */
export function includedIn(pools: readonly PoolParts[], { include, first }: IncludeArgs) {
  if (!include || include.length === 0) return null
  const parts = pools.flatMap((pool) => include.flatMap((word) => PARTS[word]?.(pool) ?? []))
  return [...new Map(parts.map((part) => [`${part.__typename} ${part.id}`, part])).values()].slice(0, first)
}

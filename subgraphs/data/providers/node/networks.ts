/** A chain, with its name in requests. */
export interface EvmNetwork {
  /** EIP-155. */
  readonly chainId: number
  /** Name in requests, such as `base-mainnet`. */
  readonly slug: string
  /** Symbol of the coin that pays for gas. */
  readonly symbol: string
  /** Coin id for its price; null if unknown. */
  readonly coin: string | null
  /** Coin ids of well-known tokens, by lower-case address. */
  readonly tokens: Readonly<Record<string, string>>
}

const WRAPPED_ETHER = '0x4200000000000000000000000000000000000006'

const ETHER = { symbol: 'ETH', coin: 'ethereum' } as const

const NETWORKS: readonly EvmNetwork[] = [
  {
    chainId: 1,
    slug: 'eth-mainnet',
    ...ETHER,
    tokens: {
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': 'usd-coin',
      '0xdac17f958d2ee523a2206206994597c13d831ec7': 'tether',
      '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': 'weth',
    },
  },
  {
    chainId: 8453,
    slug: 'base-mainnet',
    ...ETHER,
    tokens: { '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': 'usd-coin', [WRAPPED_ETHER]: 'weth' },
  },
  {
    chainId: 84_532,
    slug: 'base-sepolia',
    ...ETHER,
    tokens: { '0x036cbd53842c5426634e7929541ec2318f3dcf7e': 'usd-coin', [WRAPPED_ETHER]: 'weth' },
  },
  { chainId: 11_155_111, slug: 'eth-sepolia', ...ETHER, tokens: {} },
  {
    chainId: 10,
    slug: 'opt-mainnet',
    ...ETHER,
    tokens: { '0x0b2c639c533813f4aa9d7837caf62653d097ff85': 'usd-coin', [WRAPPED_ETHER]: 'weth' },
  },
  {
    chainId: 42_161,
    slug: 'arb-mainnet',
    ...ETHER,
    tokens: { '0xaf88d065e77c8cc2239327c5edb3a432268e5831': 'usd-coin' },
  },
]

/** The network of a chain. An unknown chain is named by its number, and its coin has no price. */
export function networkOf(chainId: number): EvmNetwork {
  return (
    NETWORKS.find((network) => network.chainId === chainId) ?? {
      chainId,
      slug: `eip155-${chainId}`,
      symbol: 'ETH',
      coin: null,
      tokens: {},
    }
  )
}

/** The network with this name; undefined if unknown. */
export function networkNamed(slug: string): EvmNetwork | undefined {
  return NETWORKS.find((network) => network.slug === slug)
}

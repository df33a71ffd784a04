/** A chain with traded tokens. */
export interface Network {
  /** E.g. `eth`, `base`, `polygon_pos`. */
  readonly id: string
  readonly name: string
  /** Its id in the coin part of the market data, e.g. `ethereum`. */
  readonly platformId: string
  /** Null for non-EVM chains. */
  readonly chainId: number | null
  /** Address format: 0x and 40 hexadecimal digits, or base58. */
  readonly addresses: 'evm' | 'solana'
  /** The coin that pays fees, and its wrapped token in pools. */
  readonly nativeCoin: string
  readonly wrappedCoin: string
  readonly blockMs: number
  /** Block height at the start of 2026. */
  readonly blockAtReference: number
  /** Approximate interval between new pools. */
  readonly newPoolEveryMs: number
  /** Size relative to the first network. */
  readonly weight: number
}

const MINUTE_MS = 60_000

/** All networks, the busiest first. */
export const NETWORKS: readonly Network[] = [
  evm('eth', 'Ethereum', 'ethereum', 1, 'ethereum', 'weth', 12_000, 24_140_000, 15, 1),
  {
    id: 'solana',
    name: 'Solana',
    platformId: 'solana',
    chainId: null,
    addresses: 'solana',
    nativeCoin: 'solana',
    wrappedCoin: 'wrapped-solana',
    blockMs: 400,
    blockAtReference: 390_000_000,
    newPoolEveryMs: 10 * MINUTE_MS,
    weight: 0.8,
  },
  evm('base', 'Base', 'base', 8453, 'ethereum', 'weth', 2_000, 40_200_000, 10, 0.55),
  evm('bsc', 'BNB Smart Chain', 'binance-smart-chain', 56, 'binancecoin', 'wbnb', 750, 74_000_000, 10, 0.6),
  evm('arbitrum', 'Arbitrum One', 'arbitrum-one', 42161, 'ethereum', 'weth', 250, 417_000_000, 30, 0.35),
  evm('polygon_pos', 'Polygon POS', 'polygon-pos', 137, 'matic-network', 'wmatic', 2_000, 81_000_000, 30, 0.16),
  evm('optimism', 'Optimism', 'optimistic-ethereum', 10, 'ethereum', 'weth', 2_000, 145_800_000, 40, 0.1),
  evm('avax', 'Avalanche', 'avalanche', 43114, 'avalanche-2', 'wrapped-avax', 1_500, 75_000_000, 40, 0.12),
  evm('linea', 'Linea', 'linea', 59144, 'ethereum', 'weth', 2_000, 27_000_000, 60, 0.04),
  evm('zksync', 'ZKsync Era', 'zksync', 324, 'ethereum', 'weth', 1_000, 67_000_000, 60, 0.03),
  evm('scroll', 'Scroll', 'scroll', 534352, 'ethereum', 'weth', 3_000, 25_000_000, 60, 0.02),
  evm('blast', 'Blast', 'blast', 81457, 'ethereum', 'weth', 2_000, 29_000_000, 60, 0.02),
]

const BY_ID = new Map(NETWORKS.map((network) => [network.id, network]))

/** Undefined when it does not exist. */
export function networkById(id: string): Network | undefined {
  return BY_ID.get(id)
}

/** Block height of a network at an instant. */
export function blockAt(network: Network, atMs: number): number {
  return Math.max(1, network.blockAtReference + Math.floor((atMs - Date.UTC(2026, 0, 1)) / network.blockMs))
}

function evm(
  id: string,
  name: string,
  platformId: string,
  chainId: number,
  nativeCoin: string,
  wrappedCoin: string,
  blockMs: number,
  blockAtReference: number,
  newPoolEveryMinutes: number,
  weight: number,
): Network {
  const newPoolEveryMs = newPoolEveryMinutes * MINUTE_MS
  const shared = { addresses: 'evm' as const, nativeCoin, wrappedCoin, blockMs, blockAtReference }
  return { id, name, platformId, chainId, ...shared, newPoolEveryMs, weight }
}

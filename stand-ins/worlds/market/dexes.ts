/** A decentralised exchange on one network. */
export interface Dex {
  /** Unique across networks, e.g. `uniswap-v3-base`. */
  readonly id: string
  readonly network: string
  readonly name: string
  /** Pool fees in percent; empty when pool names have no fee. */
  readonly fees: readonly number[]
  /** Its first day. */
  readonly sinceMs: number
}

const V3_FEES = [0.05, 0.3, 1]
const FINE_FEES = [0.01, 0.05, 0.25, 1]

/** All exchanges, by liquidity within a network. */
export const DEXES: readonly Dex[] = [
  dex('eth', 'uniswap_v3', 'Uniswap V3', '2021-05-05', V3_FEES),
  dex('eth', 'uniswap_v2', 'Uniswap V2', '2020-05-18'),
  dex('eth', 'curve', 'Curve', '2020-08-14'),
  dex('eth', 'uniswap-v4-ethereum', 'Uniswap V4', '2025-01-31', V3_FEES),
  dex('eth', 'balancer_ethereum', 'Balancer V2', '2021-05-12'),
  dex('eth', 'sushiswap', 'SushiSwap', '2020-09-09'),
  dex('eth', 'pancakeswap-v3-ethereum', 'PancakeSwap V3', '2023-04-03', FINE_FEES),
  dex('solana', 'raydium', 'Raydium', '2021-03-21'),
  dex('solana', 'orca', 'Orca', '2022-03-10', [0.01, 0.04, 0.3]),
  dex('solana', 'meteora', 'Meteora', '2023-12-06'),
  dex('solana', 'raydium-clmm', 'Raydium CLMM', '2022-08-18', FINE_FEES),
  dex('solana', 'pumpswap', 'PumpSwap', '2025-03-20'),
  dex('base', 'aerodrome-base', 'Aerodrome', '2023-08-28'),
  dex('base', 'uniswap-v3-base', 'Uniswap V3', '2023-07-16', V3_FEES),
  dex('base', 'aerodrome-slipstream', 'Aerodrome Slipstream', '2024-04-25', FINE_FEES),
  dex('base', 'uniswap-v2-base', 'Uniswap V2', '2024-02-15'),
  dex('base', 'pancakeswap-v3-base', 'PancakeSwap V3', '2023-08-24', FINE_FEES),
  dex('bsc', 'pancakeswap-v3-bsc', 'PancakeSwap V3', '2023-04-03', FINE_FEES),
  dex('bsc', 'pancakeswap_v2', 'PancakeSwap V2', '2021-04-23'),
  dex('bsc', 'uniswap-bsc', 'Uniswap V3', '2023-03-15', V3_FEES),
  dex('bsc', 'biswap', 'Biswap', '2021-05-24'),
  dex('arbitrum', 'uniswap_v3_arbitrum', 'Uniswap V3', '2021-08-31', V3_FEES),
  dex('arbitrum', 'camelot', 'Camelot', '2022-11-16'),
  dex('arbitrum', 'pancakeswap-v3-arbitrum', 'PancakeSwap V3', '2023-08-10', FINE_FEES),
  dex('arbitrum', 'sushiswap_arbitrum', 'SushiSwap', '2021-09-01'),
  dex('polygon_pos', 'uniswap_v3_polygon_pos', 'Uniswap V3', '2021-12-21', V3_FEES),
  dex('polygon_pos', 'quickswap', 'QuickSwap', '2020-10-08'),
  dex('polygon_pos', 'sushiswap_polygon_pos', 'SushiSwap', '2021-02-24'),
  dex('optimism', 'uniswap_v3_optimism', 'Uniswap V3', '2021-12-16', V3_FEES),
  dex('optimism', 'velodrome-finance-v2', 'Velodrome V2', '2023-06-22'),
  dex('avax', 'traderjoe-v2-1-avalanche', 'LFJ V2.1', '2023-04-10'),
  dex('avax', 'pangolin', 'Pangolin', '2021-02-09'),
  dex('avax', 'uniswap-v3-avalanche', 'Uniswap V3', '2023-07-05', V3_FEES),
  dex('linea', 'lynex-linea', 'Lynex', '2023-08-10'),
  dex('linea', 'pancakeswap-v3-linea', 'PancakeSwap V3', '2023-08-24', FINE_FEES),
  dex('zksync', 'syncswap', 'SyncSwap', '2023-03-24'),
  dex('zksync', 'pancakeswap-v3-zksync', 'PancakeSwap V3', '2023-07-20', FINE_FEES),
  dex('scroll', 'nuri-exchange-scroll', 'Nuri', '2024-05-20'),
  dex('scroll', 'syncswap-scroll', 'SyncSwap', '2023-10-17'),
  dex('blast', 'thruster-v3', 'Thruster V3', '2024-02-29', V3_FEES),
  dex('blast', 'thruster-v2', 'Thruster V2', '2024-02-29'),
]

const BY_NETWORK = new Map(DEXES.map(({ network }) => [network, DEXES.filter((one) => one.network === network)]))

/** Highest liquidity first. */
export function dexesOf(network: string): readonly Dex[] {
  return BY_NETWORK.get(network) ?? []
}

function dex(network: string, id: string, name: string, since: string, fees: readonly number[] = []): Dex {
  return { id, network, name, fees, sinceMs: Date.parse(since) }
}

import { defineChain, type Chain as ViemChain } from 'viem'
import type { Address } from '../../../schema/address.ts'

/** A chain that payments are settled on. */
export interface Network {
  readonly name: 'devnet' | 'base-sepolia' | 'base'
  /** CAIP-2, x402 v2's name of the network. */
  readonly id: `eip155:${number}`
  readonly chainId: number
  /** x402 v1's name of the network. */
  readonly v1Name: 'base-sepolia' | 'base'
  readonly usdc: Address
  /** The token's EIP-712 domain, under which payers sign. */
  readonly tokenDomain: { readonly name: string; readonly version: string }
  /** Public endpoint, used until RPC_URL is set; none for the devnet, which has its own. */
  readonly publicRpcUrl: string | null
  /** A free public facilitator, used until one or a key is configured; none for the devnet. */
  readonly facilitatorUrl: string | null
  /** Block explorer for people. */
  readonly explorerUrl: string | null
}

const BASE_SEPOLIA = {
  id: 'eip155:84532',
  chainId: 84_532,
  v1Name: 'base-sepolia',
  usdc: '0x036CbD53842c5426634e7929541eC2318f3dCF7e' as Address,
  tokenDomain: { name: 'USDC', version: '2' },
} as const

/** The networks by setting. The devnet uses Base Sepolia's ids, so that stock clients pay on it unpatched. */
export const NETWORKS: Readonly<Record<Network['name'], Network>> = {
  devnet: { name: 'devnet', ...BASE_SEPOLIA, publicRpcUrl: null, facilitatorUrl: null, explorerUrl: null },
  'base-sepolia': {
    name: 'base-sepolia',
    ...BASE_SEPOLIA,
    publicRpcUrl: 'https://sepolia.base.org',
    facilitatorUrl: 'https://x402.org/facilitator',
    explorerUrl: 'https://sepolia.basescan.org',
  },
  base: {
    name: 'base',
    id: 'eip155:8453',
    chainId: 8_453,
    v1Name: 'base',
    usdc: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as Address,
    tokenDomain: { name: 'USD Coin', version: '2' },
    publicRpcUrl: 'https://mainnet.base.org',
    facilitatorUrl: 'https://facilitator.payai.network',
    explorerUrl: 'https://basescan.org',
  },
}

/** A network as viem's chain object. viem's own list holds hundreds, and takes most of a second to load. */
export function viemChain({ chainId, name, publicRpcUrl }: Network, rpcUrl?: string): ViemChain {
  return defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl ?? publicRpcUrl ?? 'http://127.0.0.1:8545'] } },
    contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  })
}

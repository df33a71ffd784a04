import { defineChain, type Chain as ViemChain } from 'viem'
import type { Address } from '../../../schema/address.ts'

/** A chain that payments are settled on. */
export interface Network {
  readonly name: 'devnet' | 'base-sepolia' | 'base'
  /** CAIP-2, as x402 v2 names it. */
  readonly id: `eip155:${number}`
  readonly chainId: number
  /** As x402 v1 names it. */
  readonly v1Name: 'base-sepolia' | 'base'
  readonly usdc: Address
  /** The token's EIP-712 domain, which payers sign under. */
  readonly tokenDomain: { readonly name: string; readonly version: string }
  /** Public endpoint that serves until RPC_URL is set; none for the devnet, which brings its own. */
  readonly publicRpcUrl: string | null
  /** A facilitator that settles for everybody, until one or a key is configured; none for the devnet. */
  readonly facilitatorUrl: string | null
  /** Where a person looks a transaction up. */
  readonly explorerUrl: string | null
}

const BASE_SEPOLIA = {
  id: 'eip155:84532',
  chainId: 84_532,
  v1Name: 'base-sepolia',
  usdc: '0x036CbD53842c5426634e7929541eC2318f3dCF7e' as Address,
  tokenDomain: { name: 'USDC', version: '2' },
} as const

/** The networks by their setting. The devnet poses as Base Sepolia, so that stock clients pay it unpatched. */
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

/** A network as viem describes chains. Its own list of them holds hundreds, and takes most of a second to load. */
export function viemChain({ chainId, name, publicRpcUrl }: Network, rpcUrl?: string): ViemChain {
  return defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl ?? publicRpcUrl ?? 'http://127.0.0.1:8545'] } },
    contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  })
}

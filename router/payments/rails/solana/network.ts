import type { Address } from '@solana/kit'

/** A Solana cluster that payments are settled on. */
export interface SolanaNetwork {
  readonly name: 'solana' | 'solana-devnet' | 'solana-testnet'
  /** CAIP-2, x402 v2's name of the network: the start of the cluster's genesis hash. */
  readonly id: `solana:${string}`
  /** x402 v1's name of the network. */
  readonly v1Name: 'solana' | 'solana-devnet' | 'solana-testnet'
  /** The mint of USDC. */
  readonly usdc: Address
  /** Block explorer URL for people, with `{transaction}` for the signature. */
  readonly explorerUrl: string
}

/** Circle's test USDC has one mint on both test clusters. */
const TEST_USDC = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU' as Address

/** The clusters by setting. */
export const SOLANA_NETWORKS: Readonly<Record<SolanaNetwork['name'], SolanaNetwork>> = {
  solana: {
    name: 'solana',
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    v1Name: 'solana',
    usdc: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' as Address,
    explorerUrl: 'https://explorer.solana.com/tx/{transaction}',
  },
  'solana-devnet': {
    name: 'solana-devnet',
    id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    v1Name: 'solana-devnet',
    usdc: TEST_USDC,
    explorerUrl: 'https://explorer.solana.com/tx/{transaction}?cluster=devnet',
  },
  'solana-testnet': {
    name: 'solana-testnet',
    id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    v1Name: 'solana-testnet',
    usdc: TEST_USDC,
    explorerUrl: 'https://explorer.solana.com/tx/{transaction}?cluster=testnet',
  },
}

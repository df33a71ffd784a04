import type { WalletAddress } from './address.ts'
import { EXACT_PERMIT2_PROXY, PERMIT2, UPTO_PERMIT2_PROXY } from './permit2Contracts.ts'

/**
 * Why USDC sent to an address can never be moved again, as the end of "address …"; null when it may be a wallet.
 * Decided from the address alone, for all networks of its form: what is keyless on one is so on the others.
 */
export function whyLost(address: WalletAddress): string | null {
  if (ZEROS.test(address)) return 'is the zero address: USDC sent there cannot be recovered'
  const isLost = KEYLESS.some((form) => form.test(address)) || CONTRACTS.has(address)
  return isLost ? 'is no wallet: what is sent there can never be moved again' : null
}

/** All zeros, which Solana writes as ones; there it is the system program. */
const ZEROS = /^(0x0+|1+)$/

/**
 * Addresses that belong to no key and no deployed contract, because finding one would take 2^93 attempts or more. They
 * were assigned, or made up.
 */
const KEYLESS = [
  // Precompiles, genesis contracts (`0x4200…0006`, Tempo's `0xfeec…0000` and its tokens `0x20c0…`), burn addresses.
  /^0x.*0{24}/,
  /^0x20c0{21}/i,
  // Made up by repeating some digits: `0xdeaddead…`, `0xffff…`.
  /^0x(.{1,8})\1+$/i,
  // On Solana: native programs (`Vote111…`), sysvars, the mint of wrapped SOL, the incinerator.
  /^(?!0x).*1{16}/,
]

/** Contracts and programs that keep what they are sent. */
const CONTRACTS: ReadonlySet<string> = new Set([
  // What payments go through: Permit2, x402's contracts for it, and Multicall3.
  PERMIT2,
  EXACT_PERMIT2_PROXY,
  UPTO_PERMIT2_PROXY,
  '0xcA11bde05977b3631167028862bE2a173976CA11',
  // USDC on Base and on Base Sepolia.
  '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  // A burn address of several tokens.
  '0xdEAD000000000000000042069420694206942069',
  // Solana's programs that handle tokens and memos.
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  // The mints of USDC on Solana's main and test clusters.
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
])

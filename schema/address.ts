import { getAddress, isAddress } from 'viem'
import { base58Bytes } from './base58.ts'

declare const evmAddress: unique symbol
declare const solanaAddress: unique symbol

/** An EVM address in its EIP-55 spelling, so that two equal addresses are equal strings. */
export type Address = `0x${string}` & { readonly [evmAddress]: true }

/** A Solana address: 32 bytes in base58, which has one spelling. */
export type SolanaAddress = string & { readonly [solanaAddress]: true }

/** A wallet address of any supported chain: equal wallets are equal strings. */
export type WalletAddress = Address | SolanaAddress

const SOLANA_ADDRESS_BYTES = 32

/**
 * Parses an EVM address in any case. A mixed-case address must have a valid EIP-55 checksum, which catches typos.
 * Returns null for an invalid address.
 */
export function parseAddress(text: string): Address | null {
  const isMixedCase = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2))
  if (!isAddress(text, { strict: isMixedCase })) return null
  return getAddress(text) as Address
}

/** Parses a Solana address. Returns null for an invalid one. */
export function parseSolanaAddress(text: string): SolanaAddress | null {
  return base58Bytes(text, SOLANA_ADDRESS_BYTES)?.length === SOLANA_ADDRESS_BYTES ? (text as SolanaAddress) : null
}

/** Parses a wallet address of any supported chain. Returns null for an invalid one. */
export function parseWalletAddress(text: string): WalletAddress | null {
  return parseAddress(text) ?? parseSolanaAddress(text)
}

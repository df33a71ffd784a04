import { getAddress, isAddress } from 'viem'

declare const evmAddress: unique symbol

/** An EVM address in its EIP-55 spelling, so that two equal addresses are equal strings. */
export type Address = `0x${string}` & { readonly [evmAddress]: true }

/**
 * Reads an EVM address in any case. A mixed-case address must carry the right EIP-55 checksum, so that a mistyped one
 * is caught. Returns null when it is none.
 */
export function parseAddress(text: string): Address | null {
  const isMixedCase = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2))
  if (!isAddress(text, { strict: isMixedCase })) return null
  return getAddress(text) as Address
}

import { uptoPermit2WitnessTypes } from '@x402/evm'
import { type Hex, hashTypedData, hexToBytes } from 'viem'

/** A Permit2 `PermitWitnessTransferFrom` with the witness of x402's `upto`; amounts atomic, times in seconds. */
export interface UptoPermit {
  readonly permitted: { readonly token: Hex; readonly amount: bigint }
  readonly spender: Hex
  readonly nonce: bigint
  readonly deadline: bigint
  readonly witness: { readonly to: Hex; readonly facilitator: Hex; readonly validAfter: bigint }
}

/** Returns a function that computes the digests that payers of a ceiling sign, for the Permit2 contract of a chain. */
export function uptoPermitDigest(chainId: number, permit2: Hex): (permit: UptoPermit) => Uint8Array {
  // Permit2's domain has no version.
  const domain = { name: 'Permit2', chainId, verifyingContract: permit2 }
  const signed = { domain, types: uptoPermit2WitnessTypes, primaryType: 'PermitWitnessTransferFrom' } as const
  return (message) => hexToBytes(hashTypedData({ ...signed, message }))
}

import type { Hex } from 'viem'
import { type Curve, curve as fastest } from './curve.ts'
import { keccak256, toHex } from './keccak.ts'

const SIGNATURE = /^0x[0-9a-fA-F]{130}$/
/** Half of the curve's order. A larger s is the malleable twin, which anyone can compute from a signature. */
const MAX_S = '7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0'

/**
 * The address, in lower case, whose key signed a digest; null when there is none. As strict as the token's contract
 * (FiatToken's ECRecover): 65 bytes of r, s and v, v 27 or 28 (not 0 or 1), s in the lower half. viem and some wallets
 * accept more; a signature that the contract refuses would be accepted here and never paid. On the native curve, 50 µs
 * instead of the 2 ms of viem's.
 */
export function recoverAddress(digest: Uint8Array, signature: string, curve: Curve = fastest): Hex | null {
  if (!SIGNATURE.test(signature)) return null
  const s = signature.slice(66, 130).toLowerCase()
  if (s > MAX_S) return null
  const v = Number.parseInt(signature.slice(130), 16)
  if (v !== 27 && v !== 28) return null
  const key = curve.recover(digest, Buffer.from(signature.slice(2, 130), 'hex'), v === 27 ? 0 : 1)
  // An address is the end of the hash of the key without its first byte, which only marks it as uncompressed.
  return key && toHex(keccak256(key.subarray(1)).subarray(12))
}

/** Whether the key of an address (in any case) signed a digest, as strictly as `recoverAddress`. */
export function isSignedBy(digest: Uint8Array, signature: string, signer: Hex, curve: Curve = fastest): boolean {
  return recoverAddress(digest, signature, curve) === signer.toLowerCase()
}

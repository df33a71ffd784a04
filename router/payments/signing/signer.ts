import type { Hex, Signature } from 'viem'
import type { Address } from '../../../schema/address.ts'

/** Signs digests with one secp256k1 key, held here or in a key management service. */
export interface Signer {
  /** The account of the key. */
  readonly address: Address
  /**
   * Signs 32 bytes: r and s with s in the lower half, and which of the two possible keys signed. Throws when the key's
   * holder refuses or does not answer; no signature is in use then.
   */
  sign(digest: Hex): Promise<Signature>
}

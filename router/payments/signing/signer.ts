import type { Hex, Signature } from 'viem'
import type { Address } from '../../../schema/address.ts'

/** Holds one secp256k1 key, here or in a key management service, and signs digests with it. */
export interface Signer {
  /** The account of the key. */
  readonly address: Address
  /**
   * Signs 32 bytes: r and s with s in the lower half, and which of the two possible keys signed. Throws when the key's holder
   * refuses or does not answer; nothing has been signed for use then.
   */
  sign(digest: Hex): Promise<Signature>
}

import type { Hex } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { Unavailable } from '../../../schema/errors.ts'
import type { Chain } from './chain.ts'
import { toHex } from './keccak.ts'
import { isSignedBy } from './recover.ts'

/** `0x` and the 65 bytes that a key's signature has, in hex digits. */
const KEY_SIGNATURE_LENGTH = 2 + 2 * 65
const BYTES = /^0x([0-9a-fA-F]{2})+$/

/** A signature and who is said to have made it. */
export interface Signed {
  readonly digest: Uint8Array
  readonly signer: Address
  readonly signature: string
}

/**
 * Whether a wallet signed: a key, or a contract that says so itself (EIP-1271), be it deployed or not yet (EIP-6492).
 * Throws Unavailable when the chain has to be asked and cannot be.
 *
 * A key's own signature needs no chain, and neither does what is too short for anything. What is longer than a key's
 * signature can only be a contract's, so the chain decides. What is as long and of another key is the hard case: some
 * contracts take exactly their owner's 65 bytes. Only code can do that, so the chain is asked whether the signer has
 * any, and an account without is refused; to guess "no" while the chain is away would turn such wallets' owners down.
 */
export async function isSigned({ digest, signer, signature }: Signed, chain: Chain): Promise<boolean> {
  if (isSignedBy(digest, signature, signer)) return true
  if (!mayBeOfContract(signature)) return false
  if (signature.length === KEY_SIGNATURE_LENGTH && !(await hasCode(chain, signer))) return false
  const said = await chain.client
    .verifyHash({ address: signer, hash: toHex(digest), signature: signature as Hex })
    .catch(() => false)
  if (said) return true
  // A call that got no answer looks like a no, and so does a wrapping that cannot be read. It counts only while the
  // chain answers.
  await chain.height().catch(refuseToSay)
  return false
}

/** Whether a signature is bytes, and enough of them that a contract may take it. */
export function mayBeOfContract(signature: string): boolean {
  return BYTES.test(signature) && signature.length >= KEY_SIGNATURE_LENGTH
}

async function hasCode(chain: Chain, address: Address): Promise<boolean> {
  const code = await chain.client.getCode({ address }).catch(refuseToSay)
  return code !== undefined && code !== '0x'
}

function refuseToSay(): never {
  throw new Unavailable('The signature cannot be checked now: the chain cannot be reached.', { retryAfter: 5 })
}

import type { Hex } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { Unavailable } from '../../../schema/errors.ts'
import type { Chain } from './chain.ts'
import { toHex } from './keccak.ts'
import { trackNodeFailures } from './nodeFailures.ts'
import { isSignedBy } from './recover.ts'

/** Length of a key's signature in hex: `0x` and 65 bytes. */
const KEY_SIGNATURE_LENGTH = 2 + 2 * 65
const BYTES = /^0x([0-9a-fA-F]{2})+$/

/** A signature and its claimed signer. */
export interface Signed {
  readonly digest: Uint8Array
  readonly signer: Address
  readonly signature: string
}

/**
 * Whether a wallet signed: a key, or a contract that confirms it (EIP-1271), deployed or not yet (EIP-6492). Throws
 * Unavailable when the chain has to be asked, and its node cannot be reached or does not run the call.
 *
 * A key's own signature needs no chain, and neither does one that is too short. A longer one can only be a contract's,
 * so the chain decides. One of the same length by another key is the hard case: some contracts accept exactly their
 * owner's 65 bytes. Only code can do that, so an account without code is refused; guessing "no" while the chain is
 * unreachable would refuse the owners of such wallets.
 */
export async function isSigned(signed: Signed, chain: Chain): Promise<boolean> {
  const { digest, signer, signature } = signed
  return isSignedBy(digest, signature, signer) || isSignedByContract(signed, chain)
}

/** The same for a signature that is not of the signer's key: whether a contract confirms it. */
export async function isSignedByContract({ digest, signer, signature }: Signed, chain: Chain): Promise<boolean> {
  if (!mayBeOfContract(signature)) return false
  if (signature.length === KEY_SIGNATURE_LENGTH && !(await hasCode(chain, signer))) return false
  const { value: isValid, hasNodeFailed } = await trackNodeFailures(() =>
    // It throws for an unreadable wrapper, and takes a call that the node failed for a refusal by the contract.
    chain.client.verifyHash({ address: signer, hash: toHex(digest), signature: signature as Hex }).catch(() => false),
  )
  if (!isValid && hasNodeFailed) refuseToSay()
  return isValid
}

/** Whether a signature is bytes, and long enough for a contract to accept. */
export function mayBeOfContract(signature: string): boolean {
  return BYTES.test(signature) && signature.length >= KEY_SIGNATURE_LENGTH
}

async function hasCode(chain: Chain, address: Address): Promise<boolean> {
  const code = await chain.client.getCode({ address }).catch(refuseToSay)
  return code !== undefined && code !== '0x'
}

function refuseToSay(): never {
  throw new Unavailable('The signature cannot be checked now: the chain does not answer.', { retryAfter: 5 })
}

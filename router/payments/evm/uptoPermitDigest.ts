import type { Hex } from 'viem'
import { structHashWord, textHashWord, typedDigest } from './typedData.ts'
import { addressWord, uintWord } from './words.ts'

/** A Permit2 `PermitWitnessTransferFrom` with the witness of x402's `upto`; amounts atomic, times in seconds. */
export interface UptoPermit {
  readonly permitted: { readonly token: Hex; readonly amount: bigint }
  readonly spender: Hex
  readonly nonce: bigint
  readonly deadline: bigint
  readonly witness: { readonly to: Hex; readonly facilitator: Hex; readonly validAfter: bigint }
}

const TOKEN_PERMISSIONS = 'TokenPermissions(address token,uint256 amount)'
const WITNESS = 'Witness(address to,address facilitator,uint256 validAfter)'
const PERMIT =
  'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Witness witness)'

const TOKEN_PERMISSIONS_TYPE = textHashWord(TOKEN_PERMISSIONS)
const WITNESS_TYPE = textHashWord(WITNESS)
const PERMIT_TYPE = textHashWord(PERMIT + TOKEN_PERMISSIONS + WITNESS)
// Permit2's domain has no version.
const DOMAIN_TYPE = textHashWord('EIP712Domain(string name,uint256 chainId,address verifyingContract)')
const DOMAIN_NAME = textHashWord('Permit2')

/**
 * Returns a function that computes the digests that payers of a ceiling sign, for the Permit2 contract of a chain. The
 * function throws a RangeError for a member that is not of its type.
 */
export function uptoPermitDigest(chainId: number, permit2: Hex): (permit: UptoPermit) => Uint8Array {
  const separator = structHashWord(DOMAIN_TYPE, DOMAIN_NAME, uintWord(BigInt(chainId)), addressWord(permit2))
  return ({ permitted, spender, nonce, deadline, witness }) =>
    typedDigest(
      separator,
      structHashWord(
        PERMIT_TYPE,
        structHashWord(TOKEN_PERMISSIONS_TYPE, addressWord(permitted.token), uintWord(permitted.amount)),
        addressWord(spender),
        uintWord(nonce),
        uintWord(deadline),
        structHashWord(
          WITNESS_TYPE,
          addressWord(witness.to),
          addressWord(witness.facilitator),
          uintWord(witness.validAfter),
        ),
      ),
    )
}

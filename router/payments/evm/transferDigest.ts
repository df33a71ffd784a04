import type { Hex } from 'viem'
import { keccak256, toHex } from './keccak.ts'
import { addressWord, bytes32Word, uintWord } from './words.ts'

/** An EIP-3009 `TransferWithAuthorization`; the value in atomic units, the times in seconds since 1970. */
export interface TransferAuthorization {
  readonly from: Hex
  readonly to: Hex
  readonly value: bigint
  readonly validAfter: bigint
  readonly validBefore: bigint
  readonly nonce: Hex
}

/** The EIP-712 domain of a token. */
export interface TokenDomain {
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly verifyingContract: Hex
}

/** `0x1901`, EIP-712's prefix, so that no typed message can be taken for a transaction. */
const PREFIX = '1901'

const DOMAIN_TYPE = textHashWord('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)')
const TRANSFER_TYPE = textHashWord(
  'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
)

/**
 * Returns a function that computes the digests that a token's payers sign. Not by viem's `hashTypedData`, which takes 119 µs
 * instead of 5, a sixth of a paid call. The function throws a RangeError for a member that is not of its type.
 */
export function transferDigest(domain: TokenDomain): (transfer: TransferAuthorization) => Uint8Array {
  const separator = structHashWord(
    DOMAIN_TYPE,
    textHashWord(domain.name),
    textHashWord(domain.version),
    uintWord(BigInt(domain.chainId)),
    addressWord(domain.verifyingContract),
  )
  return ({ from, to, value, validAfter, validBefore, nonce }) =>
    typedDigest(
      separator,
      structHashWord(
        TRANSFER_TYPE,
        addressWord(from),
        addressWord(to),
        uintWord(value),
        uintWord(validAfter),
        uintWord(validBefore),
        bytes32Word(nonce),
      ),
    )
}

/** The hash of a text as a word: of a type's signature, or of a string member. */
function textHashWord(text: string): string {
  return bytes32Word(toHex(keccak256(Buffer.from(text))))
}

/** The hash of words as a word: EIP-712's `hashStruct`, when the first word is the type's hash. */
function structHashWord(...words: readonly string[]): string {
  return bytes32Word(toHex(keccak256(Buffer.from(words.join(''), 'hex'))))
}

/** The digest of a typed message: the hash of domain separator and struct hash. */
function typedDigest(domainSeparator: string, structHash: string): Uint8Array {
  return keccak256(Buffer.from(PREFIX + domainSeparator + structHash, 'hex'))
}

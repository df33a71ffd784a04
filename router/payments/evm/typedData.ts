import { keccak256, keccakOfText, toHex } from './keccak.ts'
import { bytes32Word } from './words.ts'

/** `0x1901`, EIP-712's prefix, so that no typed message can be taken for a transaction. */
const PREFIX = '1901'

/** The hash of a text as a word: of a type's signature, or of a string member. */
export function textHashWord(text: string): string {
  return bytes32Word(toHex(keccakOfText(text)))
}

/** The hash of words as a word: EIP-712's `hashStruct`, when the first word is the type's hash. */
export function structHashWord(...words: readonly string[]): string {
  return bytes32Word(toHex(keccak256(Buffer.from(words.join(''), 'hex'))))
}

/** The digest of a typed message: the hash of domain separator and struct hash. */
export function typedDigest(domainSeparator: string, structHash: string): Uint8Array {
  return keccak256(Buffer.from(PREFIX + domainSeparator + structHash, 'hex'))
}

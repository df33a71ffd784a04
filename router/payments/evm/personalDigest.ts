import { keccak256 } from './keccak.ts'

/** What a wallet signs of a text that a person reads (EIP-191, `personal_sign`). */
export function personalDigest(message: string): Uint8Array {
  const text = Buffer.from(message, 'utf8')
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`, 'utf8')
  return keccak256(Buffer.concat([prefix, text]))
}

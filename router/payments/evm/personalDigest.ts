import { keccak256 } from './keccak.ts'

/** The digest that a wallet signs for a readable text (EIP-191, `personal_sign`). */
export function personalDigest(message: string): Uint8Array {
  const text = Buffer.from(message, 'utf8')
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`, 'utf8')
  return keccak256(Buffer.concat([prefix, text]))
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Maximum base58 letters per byte: log 256 / log 58, rounded up. */
const LETTERS_PER_BYTE = 1.3658

/** Decodes base58 (Bitcoin's alphabet). Null for other letters, an empty text, or one longer than `maxBytes` bytes need. */
export function base58Bytes(text: string, maxBytes: number): Uint8Array | null {
  if (text.length === 0 || text.length > Math.ceil(maxBytes * LETTERS_PER_BYTE)) return null
  let value = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const hex = value === 0n ? '' : value.toString(16)
  // Each leading 1 encodes one zero byte, which the number itself cannot represent.
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([
    ...new Uint8Array(zeros),
    ...Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  ])
}

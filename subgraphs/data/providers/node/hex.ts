/** Bytes or a number in JSON-RPC encoding: `0x` and hexadecimal digits. */
export type Hex = `0x${string}`

/** Sender of minted tokens, and recipient of burned ones. */
export const ZERO_ADDRESS: Hex = `0x${'0'.repeat(40)}`

/** A number in JSON-RPC encoding: no leading zeros. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** The bytes of a hexadecimal string. */
export function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.slice(2), 'hex')
}

/** Bytes as a lower-case hexadecimal string. */
export function hexOf(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
}

/** An address or a number as a 32-byte word of call data, without `0x`. */
export function word(value: string | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2)
  return digits.toLowerCase().padStart(64, '0')
}

/** The address in the last 20 bytes of a word, such as an indexed topic. */
export function addressInWord(topic: string): Hex {
  return `0x${topic.slice(-40).toLowerCase()}`
}

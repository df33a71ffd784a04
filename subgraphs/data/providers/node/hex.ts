/** Bytes or a number as nodes spell them: `0x` and hexadecimal digits. */
export type Hex = `0x${string}`

/** The address that tokens come from when they are made, and go to when they are destroyed. */
export const ZERO_ADDRESS: Hex = `0x${'0'.repeat(40)}`

/** A number as nodes spell it: no zeros in front. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** The bytes of a hexadecimal text. */
export function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.slice(2), 'hex')
}

/** Bytes as a hexadecimal text in lower case. */
export function hexOf(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
}

/** An address or a number as a word of 32 bytes, as it stands in call data; without `0x`. */
export function word(value: string | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2)
  return digits.toLowerCase().padStart(64, '0')
}

/** The address in the last 20 bytes of a word such as an indexed topic. */
export function addressInWord(topic: string): Hex {
  return `0x${topic.slice(-40).toLowerCase()}`
}

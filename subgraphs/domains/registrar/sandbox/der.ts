/** The few ASN.1 types that a certificate is made of, in their distinguished encoding (ITU-T X.690). */

function tagged(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), length(content.length), content])
}

/** X.690, 8.1.3: one byte below 128, else the number of bytes that follow and those. */
function length(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.from([bytes])
  const hex = bytes.toString(16)
  const digits = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits])
}

export const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts))
export const setOf = (...parts: readonly Buffer[]): Buffer => tagged(0x31, Buffer.concat(parts))
export const octetString = (content: Buffer): Buffer => tagged(0x04, content)
export const utf8String = (text: string): Buffer => tagged(0x0c, Buffer.from(text, 'utf8'))
export const boolean = (value: boolean): Buffer => tagged(0x01, Buffer.from([value ? 0xff : 0x00]))

/** A bit string of whole bytes, or one whose last `unusedBits` bits do not count. */
export const bitString = (content: Buffer, unusedBits = 0): Buffer =>
  tagged(0x03, Buffer.concat([Buffer.from([unusedBits]), content]))

/** `[number]` around a whole element. */
export const explicit = (number: number, content: Buffer): Buffer => tagged(0xa0 | number, content)

/** `[number]` in place of the tag of a string. */
export const implicit = (number: number, content: Buffer): Buffer => tagged(0x80 | number, content)

/** A number that is not negative, from its bytes, the most significant first. */
export function integer(bytes: Buffer): Buffer {
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = start < 0 ? Buffer.from([0]) : bytes.subarray(start)
  const isSigned = ((digits[0] ?? 0) & 0x80) !== 0
  return tagged(0x02, isSigned ? Buffer.concat([Buffer.from([0]), digits]) : digits)
}

/** An object identifier such as `1.2.840.10045.4.3.2` (X.690, 8.19). */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tagged(0x06, Buffer.concat([first * 40 + second, ...rest].map(base128)))
}

function base128(value: number): Buffer {
  const bytes = [value & 0x7f]
  for (let left = value >>> 7; left > 0; left >>>= 7) bytes.unshift((left & 0x7f) | 0x80)
  return Buffer.from(bytes)
}

/** A moment, to the second; for the years 1950 to 2049 only, as RFC 5280 (4.1.2.5) wants it. */
export function utcTime(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/[-:T]/g, '')
  return tagged(0x17, Buffer.from(`${digits.slice(2, 14)}Z`, 'ascii'))
}

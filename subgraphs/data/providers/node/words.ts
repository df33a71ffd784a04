/** Longest name read from a contract, in bytes; a contract's deployer controls its answers. */
const LONGEST_NAME = 256
/** Longest text, in bytes, such as metadata with an embedded picture. */
const LONGEST_TEXT = 64 * 1024

/**
 * The name returned by a contract: a `string`, or a `bytes32` as in the oldest tokens. Empty if it is neither.
 * Invisible characters are removed.
 */
export function textIn(answer = '0x'): string {
  const bytes = Buffer.from(answer.slice(2), 'hex')
  return readable(bytes.length === 32 ? bytes : stringBytes(bytes), LONGEST_NAME)
}

/** Any text returned by a contract. Empty if it is not a `string`. */
export function longTextIn(answer: string): string {
  return readable(stringBytes(Buffer.from(answer.slice(2), 'hex')), LONGEST_TEXT)
}

/** The bytes of a `string` that is the only value of an answer. */
function stringBytes(bytes: Buffer): Buffer {
  const start = numberAt(bytes, 0)
  const length = start === null ? null : numberAt(bytes, start)
  if (start === null || length === null || start + 32 + length > bytes.length) return Buffer.alloc(0)
  return bytes.subarray(start + 32, start + 32 + length)
}

/** A number in one 32-byte word; null if it exceeds the length of the data. */
function numberAt(bytes: Buffer, offset: number): number | null {
  if (offset + 32 > bytes.length) return null
  const value = BigInt(`0x${bytes.toString('hex', offset, offset + 32)}`)
  return value <= BigInt(bytes.length) ? Number(value) : null
}

function readable(bytes: Buffer, longest: number): string {
  return bytes
    .subarray(0, longest)
    .toString('utf8')
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim()
}

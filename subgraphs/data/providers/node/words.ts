/** Longest name that is taken from a contract, in bytes; whoever deploys one can answer anything. */
const LONGEST_NAME = 256
/** Longest text, such as metadata with a picture in it. */
const LONGEST_TEXT = 64 * 1024

/**
 * The name that a contract answered: a `string`, or a `bytes32` as the oldest tokens have. Empty when it is neither. What
 * cannot be seen is left out.
 */
export function textIn(answer = '0x'): string {
  const bytes = Buffer.from(answer.slice(2), 'hex')
  return readable(bytes.length === 32 ? bytes : stringBytes(bytes), LONGEST_NAME)
}

/** A text of any kind that a contract answered. Empty when it is none. */
export function longTextIn(answer: string): string {
  return readable(stringBytes(Buffer.from(answer.slice(2), 'hex')), LONGEST_TEXT)
}

/** The bytes of a `string` that stands alone in an answer. */
function stringBytes(bytes: Buffer): Buffer {
  const start = numberAt(bytes, 0)
  const length = start === null ? null : numberAt(bytes, start)
  if (start === null || length === null || start + 32 + length > bytes.length) return Buffer.alloc(0)
  return bytes.subarray(start + 32, start + 32 + length)
}

/** A number in a word; null when it is larger than any place in the data. */
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

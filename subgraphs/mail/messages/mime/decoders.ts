/** Decodes a Content-Transfer-Encoding incrementally. Invalid characters are skipped, as RFC 2045 asks. */
export interface Decoder {
  push(bytes: Buffer): Buffer
  /** Returns the bytes that were held back. */
  end(): Buffer
}

export type TransferEncoding = 'base64' | 'quoted-printable' | 'identity'

/** The encoding that a Content-Transfer-Encoding header names; identity if it is unknown or missing. */
export function transferEncodingOf(value: string): TransferEncoding {
  const name = value.trim().toLowerCase()
  if (name === 'base64' || name === 'quoted-printable') return name
  return 'identity'
}

export function createDecoder(encoding: TransferEncoding): Decoder {
  if (encoding === 'base64') return new Base64Decoder()
  if (encoding === 'quoted-printable') return new QuotedPrintableDecoder()
  return { push: (bytes) => bytes, end: () => NOTHING }
}

const NOTHING: Buffer = Buffer.alloc(0)
const PADDING = 0x3d

/** Which bytes are digits of base64. */
const BASE64_DIGITS = new Uint8Array(256)
for (const digit of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'))
  BASE64_DIGITS[digit] = 1

/** Stops at the first padding character. */
class Base64Decoder implements Decoder {
  #held: Buffer = NOTHING
  #isOver = false

  push(bytes: Buffer): Buffer {
    if (this.#isOver) return NOTHING
    const digits = Buffer.allocUnsafe(this.#held.length + bytes.length)
    this.#held.copy(digits)
    let length = this.#held.length
    for (const byte of bytes) {
      if (byte === PADDING) {
        this.#isOver = true
        break
      }
      if (BASE64_DIGITS[byte]) digits[length++] = byte
    }
    // Four digits encode three bytes.
    const whole = this.#isOver ? length : length - (length % 4)
    this.#held = Buffer.from(digits.subarray(whole, length))
    return Buffer.from(digits.toString('latin1', 0, whole), 'base64')
  }

  end(): Buffer {
    const rest = Buffer.from(this.#held.toString('latin1'), 'base64')
    this.#held = NOTHING
    return rest
  }
}

const EQUALS = 0x3d
const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a

/** The value of each byte as a hexadecimal digit; -1 for other bytes. */
const HEX_VALUES = new Int8Array(256).fill(-1)
for (const [value, digit] of Buffer.from('0123456789ABCDEF').entries()) HEX_VALUES[digit] = value
for (const [value, digit] of Buffer.from('0123456789abcdef').entries()) HEX_VALUES[digit] = value

function hexValue(byte: number | undefined): number {
  return (byte === undefined ? undefined : HEX_VALUES[byte]) ?? -1
}

/** `=3D` is a byte, `=` at a line end joins it to the next line; any other `=` is literal. */
class QuotedPrintableDecoder implements Decoder {
  #held: Buffer = NOTHING

  push(bytes: Buffer): Buffer {
    const input = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes
    // An escape has two more bytes, which may be in the next chunk.
    const open = input.indexOf(EQUALS, Math.max(0, input.length - 2))
    const until = open < 0 ? input.length : open
    this.#held = Buffer.from(input.subarray(until))
    return this.#decode(input, until)
  }

  end(): Buffer {
    const rest = this.#decode(this.#held, this.#held.length)
    this.#held = NOTHING
    return rest
  }

  /** Decodes up to `until`; later bytes serve as lookahead only. */
  #decode(input: Buffer, until: number): Buffer {
    const output = Buffer.allocUnsafe(until)
    let length = 0
    for (let at = 0; at < until; at++) {
      const byte = input[at] as number
      if (byte !== EQUALS) {
        output[length++] = byte
        continue
      }
      const high = hexValue(input[at + 1])
      const low = hexValue(input[at + 2])
      if (high >= 0 && low >= 0) {
        output[length++] = high * 16 + low
        at += 2
      } else if (input[at + 1] === LINE_FEED || at + 1 >= input.length) {
        at += 1
      } else if (input[at + 1] === CARRIAGE_RETURN && (input[at + 2] === LINE_FEED || at + 2 >= input.length)) {
        at += 2
      } else {
        output[length++] = byte
      }
    }
    return output.subarray(0, length)
  }
}

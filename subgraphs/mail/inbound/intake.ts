import type { Readable } from 'node:stream'
import { REFUSALS, type Refusal } from './refusal.ts'

/**
 * What is taken of a mail while it comes in. The header is looked at before anything else is done with a mail, so it is
 * kept small; lines are kept short enough for whoever checks signatures line by line.
 */
export const INTAKE_LIMITS = {
  /** Bytes. */
  header: 131_072,
  headerLines: 2_000,
  /** Bytes; RFC 5322 allows 998, and programs that write mail do not care. */
  line: 524_288,
} as const

/** Where a line end is not CR LF. Servers disagree on what that means, which is how mail is smuggled past them. */
const BARE_LINE_END = /[^\r]\n|\r[^\n]/

const LF = 0x0a
const EMPTY_LINE = '\r\n'

/** Reads a mail as SMTP hands it over, and looks at it on the way. */
export class Intake {
  readonly #maxBytes: number
  #size = 0
  /** The last byte that came. */
  #last = '\n'
  /** Bytes of the line that has not ended. */
  #line = 0
  #headerText = ''
  #isInHeader = true

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Bytes that came. */
  get size(): number {
    return this.#size
  }

  /** The header of the mail; the empty line after it is not in it. */
  get header(): Buffer {
    return Buffer.from(this.#headerText, 'latin1')
  }

  /** Hands the mail on. Throws a Refusal at the first thing that is not to be; the rest is left to the caller. */
  async *read(stream: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const refusal = this.#inspect(chunk)
      if (refusal) throw refusal
      yield chunk
    }
    if (this.#last === '\r') throw REFUSALS.bareNewline()
  }

  #inspect(chunk: Buffer): Refusal | null {
    this.#size += chunk.length
    if (this.#size > this.#maxBytes) return REFUSALS.tooLarge(this.#maxBytes)
    const text = chunk.toString('latin1')
    if (BARE_LINE_END.test(this.#last + text)) return REFUSALS.bareNewline()
    this.#last = text.at(-1) ?? this.#last
    if (this.#inspectLines(chunk) > INTAKE_LIMITS.line) return REFUSALS.longLine()
    return this.#isInHeader ? this.#takeHeader(text) : null
  }

  /** The length of the longest line in sight. Chunks are shorter than that may be, so only their ends matter. */
  #inspectLines(chunk: Buffer): number {
    const first = chunk.indexOf(LF)
    const longest = this.#line + (first < 0 ? chunk.length : first)
    this.#line = first < 0 ? longest : chunk.length - chunk.lastIndexOf(LF) - 1
    return Math.max(longest, this.#line)
  }

  #takeHeader(text: string): Refusal | null {
    const sought = Math.max(0, this.#headerText.length - 3)
    this.#headerText += text
    const isEmpty = this.#headerText.startsWith(EMPTY_LINE)
    const end = isEmpty ? -2 : this.#headerText.indexOf('\r\n\r\n', sought)
    if (end !== -1) {
      this.#isInHeader = false
      this.#headerText = this.#headerText.slice(0, end + 2)
    }
    const isTooLarge =
      this.#headerText.length > INTAKE_LIMITS.header || countLines(this.#headerText) > INTAKE_LIMITS.headerLines
    return isTooLarge ? REFUSALS.headerTooLarge() : null
  }
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

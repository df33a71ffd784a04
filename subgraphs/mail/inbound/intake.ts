import type { Readable } from 'node:stream'
import { REFUSALS, type Refusal } from './refusal.ts'

/**
 * Limits on an incoming mail. The header is kept in memory and checked before any other step, so it is small; lines are
 * limited for the signature checker, which works line by line.
 */
const INTAKE_LIMITS = {
  /** Bytes. */
  header: 131_072,
  headerLines: 2_000,
  /** Bytes; RFC 5322 allows 998, but mail programs exceed it. */
  line: 524_288,
} as const

/** A line end other than CR LF. Servers interpret it differently, which enables SMTP smuggling. */
const BARE_LINE_END = /[^\r]\n|\r[^\n]/

const LF = 0x0a
const EMPTY_LINE = '\r\n'

/** Reads a mail as SMTP delivers it, and checks it while reading. */
export class Intake {
  readonly #maxBytes: number
  #size = 0
  /** The last byte read. */
  #last = '\n'
  /** Bytes of the unfinished line. */
  #line = 0
  #headerText = ''
  #isInHeader = true

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Bytes read. */
  get size(): number {
    return this.#size
  }

  /** The header of the mail, without the empty line after it. */
  get header(): Buffer {
    return Buffer.from(this.#headerText, 'latin1')
  }

  /** Yields the mail. Throws a Refusal at the first violation; the caller drains the rest. */
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

  /** Length of the longest line so far. A chunk is shorter than the limit, so only the lines at its ends matter. */
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

/** A longer line comes in pieces; no structural line of a mail is that long. Bytes. */
const MAX_WHOLE_LINE = 8_192

const NEWLINE = 0x0a
const DASH = 0x2d
/** A line that may be a boundary starts after this. */
const BEFORE_BOUNDARY = Buffer.from('\n--')

/** A piece of a mail; it starts where the previous piece ended. */
export interface MimePiece {
  readonly bytes: Buffer
  /** Offset of the first byte in the mail. */
  readonly offset: number
  /** Whether it starts a line. */
  readonly isStart: boolean
  /** Whether it ends with a line end. */
  readonly isEnd: boolean
}

/**
 * Splits a mail that arrives in chunks, in bounded memory: into single lines where lines matter (headers, and possible
 * boundaries), elsewhere into blocks of many lines, which makes large files cheap to skip.
 */
export class MimeSplitter {
  readonly #onPiece: (piece: MimePiece) => void
  /** Whether the current position is content, in which only lines with two leading dashes matter. */
  readonly #isContent: () => boolean
  #held: Buffer = Buffer.alloc(0)
  #isInside = false
  #offset = 0

  constructor(onPiece: (piece: MimePiece) => void, isContent: () => boolean) {
    this.#onPiece = onPiece
    this.#isContent = isContent
  }

  push(chunk: Buffer): void {
    for (let start = 0; start < chunk.length; ) {
      const mayPassBy = this.#isInside || (this.#held.length === 0 && chunk[start] !== DASH)
      start = mayPassBy && this.#isContent() ? this.#passBy(chunk, start) : this.#takeLine(chunk, start)
    }
  }

  /** Ends the input: emits a last line without a line end. */
  end(): void {
    if (this.#held.length > 0) this.#emit(this.#held, false)
    this.#held = Buffer.alloc(0)
  }

  #passBy(chunk: Buffer, start: number): number {
    const at = chunk.indexOf(BEFORE_BOUNDARY, start)
    // A dash that starts a line at the end of a chunk may be the first of two.
    const isOpen = at < 0 && chunk.at(-1) === DASH && chunk.at(-2) === NEWLINE && chunk.length - 1 > start
    const end = at >= 0 ? at + 1 : isOpen ? chunk.length - 1 : chunk.length
    this.#emit(chunk.subarray(start, end), chunk[end - 1] === NEWLINE)
    return end
  }

  #takeLine(chunk: Buffer, start: number): number {
    const newline = chunk.indexOf(NEWLINE, start)
    const end = newline < 0 ? chunk.length : newline + 1
    const bytes = chunk.subarray(start, end)
    const line = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes
    const isWhole = newline >= 0
    const mustWait = !isWhole && !this.#isInside && line.length <= MAX_WHOLE_LINE
    this.#held = mustWait ? Buffer.from(line) : Buffer.alloc(0)
    if (!mustWait) this.#emit(line, isWhole)
    return end
  }

  #emit(bytes: Buffer, isEnd: boolean): void {
    this.#onPiece({ bytes, offset: this.#offset, isStart: !this.#isInside, isEnd })
    this.#offset += bytes.length
    this.#isInside = !isEnd
  }
}

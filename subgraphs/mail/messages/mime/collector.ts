/** Collects bytes up to a limit, in one buffer. A piece that does not fit is dropped whole, and so are all later ones. */
export class ByteCollector {
  readonly #limit: number
  #bytes = Buffer.allocUnsafe(1_024)
  #length = 0
  #isFull = false

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether pieces were dropped. */
  get isFull(): boolean {
    return this.#isFull
  }

  get length(): number {
    return this.#length
  }

  append(piece: Buffer): void {
    if (this.#isFull) return
    const length = this.#length + piece.length
    if (length > this.#limit) {
      this.#isFull = true
      return
    }
    if (length > this.#bytes.length) this.#grow(length)
    piece.copy(this.#bytes, this.#length)
    this.#length = length
  }

  /** The collected bytes. */
  take(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  #grow(length: number): void {
    const larger = Buffer.allocUnsafe(Math.min(this.#limit, Math.max(length, this.#bytes.length * 2)))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

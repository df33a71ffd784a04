/** Gathers bytes up to a limit, without an object for each piece. What does not fit whole is left out, and all after it. */
export class ByteCollector {
  readonly #limit: number
  #bytes = Buffer.allocUnsafe(1_024)
  #length = 0
  #isFull = false

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether something was left out. */
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

  /** What was gathered. */
  take(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  #grow(length: number): void {
    const larger = Buffer.allocUnsafe(Math.min(this.#limit, Math.max(length, this.#bytes.length * 2)))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

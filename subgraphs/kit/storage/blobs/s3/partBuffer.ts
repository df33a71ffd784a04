/** In bytes; most bodies are small and fit into this. */
const FIRST_CAPACITY = 64 * 1024

/** Collects the bytes of one part; reused for the next, so that a body of any size needs the memory of one part. */
export class PartBuffer {
  readonly #limit: number
  #memory: Buffer = Buffer.alloc(0)
  #length = 0

  /** `limit` is the size of a full part, in bytes. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The collected bytes; valid until the next add or clear. */
  get bytes(): Uint8Array {
    return this.#memory.subarray(0, this.#length)
  }

  get length(): number {
    return this.#length
  }

  get isFull(): boolean {
    return this.#length === this.#limit
  }

  /** Copies as much data as fits; returns the number of bytes copied. */
  add(data: Uint8Array): number {
    const taken = Math.min(data.byteLength, this.#limit - this.#length)
    this.#makeRoom(this.#length + taken)
    this.#memory.set(data.subarray(0, taken), this.#length)
    this.#length += taken
    return taken
  }

  clear(): void {
    this.#length = 0
  }

  #makeRoom(length: number): void {
    if (length <= this.#memory.length) return
    const doubled = Math.max(FIRST_CAPACITY, this.#memory.length * 2, length)
    const larger = Buffer.allocUnsafeSlow(Math.min(doubled, this.#limit))
    larger.set(this.bytes)
    this.#memory = larger
  }
}

/**
 * Collects chunks in the buffer. When it is full and more data arrives, `send` is called with the part; the buffer's
 * content on return or throw has not been sent. The next chunk is read after the part was sent.
 */
export async function fillParts(
  chunks: AsyncIterable<Uint8Array>,
  part: PartBuffer,
  send: (data: Uint8Array) => Promise<void>,
): Promise<void> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.byteLength; ) {
      if (part.isFull) {
        await send(part.bytes)
        part.clear()
      }
      at += part.add(chunk.subarray(at))
    }
  }
}

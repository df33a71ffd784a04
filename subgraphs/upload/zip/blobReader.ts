import { buffer as wholeOf } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { RandomAccessReader } from 'yauzl'
import { Unavailable } from '../../../schema/errors.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'

/** Headers are small and adjacent, so they are read in blocks. Bytes. */
const BLOCK = 65_536
const MAX_BLOCKS = 32

/** A zip in the store. */
export interface ZipBlob {
  readonly key: string
  /** In bytes. */
  readonly size: number
}

/** Lets yauzl read headers anywhere in a blob, with few store requests and bounded memory. */
export class BlobReader extends RandomAccessReader {
  readonly #blobs: BlobStore
  readonly #zip: ZipBlob
  readonly #blocks = new LRUCache<number, Buffer>({ max: MAX_BLOCKS })

  constructor(blobs: BlobStore, zip: ZipBlob) {
    super()
    this.#blobs = blobs
    this.#zip = zip
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#copy(buffer.subarray(offset, offset + length), position)
      .then(
        () => callback(null, length),
        (error: Error) => callback(error),
      )
      // Errors that yauzl's callback throws on the bytes read.
      .catch((error: Error) => this.emit('error', error))
  }

  async #copy(into: Buffer, position: number): Promise<void> {
    if (!(position >= 0 && position + into.length <= this.#zip.size)) throw new Error('unexpected end of the file')
    for (let done = 0; done < into.length; ) {
      const at = position + done
      const block = await this.#block(Math.floor(at / BLOCK))
      done += block.copy(into, done, at % BLOCK)
    }
  }

  async #block(number: number): Promise<Buffer> {
    const known = this.#blocks.get(number)
    if (known) return known
    const start = number * BLOCK
    const end = Math.min(start + BLOCK, this.#zip.size) - 1
    const opened = await this.#blobs.open(this.#zip.key, { start, end })
    if (!opened) throw zipIsGone(this.#zip)
    // A read that is broken off says nothing about the zip, so it must not look like yauzl's errors about its bytes.
    const block = await wholeOf(opened.body).catch((cause: unknown) => {
      throw zipIsGone(this.#zip, { cause })
    })
    if (block.length !== end - start + 1) throw zipIsGone(this.#zip)
    this.#blocks.set(number, block)
    return block
  }
}

/** A row references a zip that is missing, truncated or unreadable in the store: no fault of the owner. */
export function zipIsGone({ key }: ZipBlob, options?: ErrorOptions): Unavailable {
  return new Unavailable(`The zip ${key} cannot be read; try again, or send it once more`, {}, options)
}

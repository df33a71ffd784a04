import type { Readable } from 'node:stream'
import { BlobTooLarge } from './errors.ts'

/**
 * The bytes of a body as they come. Throws BlobTooLarge instead of the chunk with which more than `maxBytes` have come,
 * `already` counted in, and the body's own error when it breaks off. Must be called before anything is awaited, so that no error of the body
 * goes unheard; a body that is not read to its end is left as it is, because it may be a request to be answered.
 */
export function readChunks(body: Readable | Uint8Array, maxBytes: number, already = 0): AsyncIterable<Uint8Array> {
  if (body instanceof Uint8Array) return limited([body], maxBytes, already)
  if (body.readableEnded) throw new Error('The body was read before; what is stored would be empty')
  // An error between two reads has no other listener; the iterator finds and throws it with the next read.
  body.on('error', () => {})
  return limited(body.iterator({ destroyOnReturn: false }), maxBytes, already)
}

async function* limited(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array | string>,
  maxBytes: number,
  already: number,
): AsyncGenerator<Uint8Array> {
  let bytes = already
  for await (const chunk of chunks) {
    const data = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    bytes += data.byteLength
    if (bytes > maxBytes) throw new BlobTooLarge(maxBytes)
    yield data
  }
}

import type { Readable } from 'node:stream'
import { BlobTooLarge } from './errors.ts'

/**
 * The chunks of a body. Throws BlobTooLarge before the chunk that exceeds `maxBytes`, counting `already`, and the
 * body's own error if it breaks off. Call it before any await, so that no error of the body goes unhandled. A body that
 * is not read to its end is not destroyed: it may be a request that still needs a response.
 */
export function readChunks(body: Readable | Uint8Array, maxBytes: number, already = 0): AsyncIterable<Uint8Array> {
  if (body instanceof Uint8Array) return limited([body], maxBytes, already)
  if (body.readableEnded) throw new Error('The body was read before; what is stored would be empty')
  // An error between two reads would have no listener; the iterator throws it with the next read.
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

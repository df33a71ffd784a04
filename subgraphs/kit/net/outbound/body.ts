import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutboundFailed } from './errors.ts'

/** Accepted content codings. */
export const ACCEPTED_CODINGS = 'gzip, br'

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
} as const

/**
 * Reads and decompresses a body. Stops at the first byte beyond `maxBytes`, compressed or decompressed. Throws
 * OutboundFailed.
 */
export async function readBody(body: Readable, coding: string, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new OutboundFailed('TOO_LARGE', `The answer has more than ${maxBytes} bytes`)
  const packed = bounded(body, maxBytes, tooLarge)
  const name = coding.trim().toLowerCase()
  if (name === '' || name === 'identity') return gather(packed)
  if (!Object.hasOwn(DECODERS, name))
    throw new OutboundFailed('PROTOCOL', `The answer is packed as ${name.slice(0, 40)}, which was not asked for`)
  const decoder = DECODERS[name as keyof typeof DECODERS]()
  // The loop below rejects with the error of either stream.
  pipeline(packed, decoder, () => {})
  return gather(bounded(decoder, maxBytes, tooLarge))
}

async function* bounded(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
  tooLarge: () => Error,
): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    yield chunk
  }
}

async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const list: Buffer[] = []
  for await (const chunk of chunks) list.push(chunk)
  return Buffer.concat(list)
}

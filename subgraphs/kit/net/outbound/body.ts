import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { bounded, gather } from '../gather.ts'
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
  const name = coding.trim().toLowerCase()
  if (name === '' || name === 'identity') return gather(body, maxBytes, tooLarge)
  if (!Object.hasOwn(DECODERS, name))
    throw new OutboundFailed('PROTOCOL', `The answer is packed as ${name.slice(0, 40)}, which was not asked for`)
  const decoder = DECODERS[name as keyof typeof DECODERS]()
  // The loop below rejects with the error of either stream.
  pipeline(bounded(body, maxBytes, tooLarge), decoder, () => {})
  return gather(decoder, maxBytes, tooLarge)
}

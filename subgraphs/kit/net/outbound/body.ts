import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { bounded, gather, gatherStart } from '../gather.ts'
import { OutboundFailed } from './errors.ts'
import type { OutboundBounds } from './exchange.ts'

/** Accepted content codings. */
export const ACCEPTED_CODINGS = 'gzip, br'

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
} as const

/**
 * Reads and decompresses a body. Stops at the first byte beyond `maxBytes`, compressed or decompressed: `beyond` says what
 * it comes to then. Throws OutboundFailed.
 */
export async function readBody(
  body: Readable,
  coding: string,
  { maxBytes, beyond = 'FAIL' }: Pick<OutboundBounds, 'maxBytes' | 'beyond'>,
): Promise<Buffer> {
  const tooLarge = () => new OutboundFailed('TOO_LARGE', `The answer has more than ${maxBytes} bytes`)
  const collect = (bytes: Readable) =>
    beyond === 'CUT' ? gatherStart(bytes, maxBytes) : gather(bytes, maxBytes, tooLarge)
  const name = coding.trim().toLowerCase()
  if (name === '' || name === 'identity') return collect(body)
  if (!Object.hasOwn(DECODERS, name))
    throw new OutboundFailed('PROTOCOL', `The answer is packed as ${name.slice(0, 40)}, which was not asked for`)
  const decoder = DECODERS[name as keyof typeof DECODERS]()
  // The loop below rejects with the error of either stream.
  pipeline(bounded(body, maxBytes, tooLarge), decoder, () => {})
  return collect(decoder)
}

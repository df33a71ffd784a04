import type { Sent } from './call.ts'
import { RECEIPT_HEADER, readReceipt } from './receipt.ts'

/** A response without its duration. */
export type Answer = Omit<Sent, 'ms'>

/** Reads a response to its last byte. Throws the error of `fetch` when it breaks off. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  const contentType = headers.get('content-type') ?? ''
  const content = /^(image|audio|video|font)\/(?!svg)|^application\/(pdf|zip|octet-stream)/.test(contentType)
    ? { body: '', bytes: await response.arrayBuffer() }
    : { body: await response.text() }
  return { status, headers, contentType, ...content, receipt: readReceipt(headers.get(RECEIPT_HEADER)) }
}

import type { Sent } from './call.ts'
import { RECEIPT_HEADER, readReceipt } from './receipt.ts'

/** An answer as it came, before anybody reads the clock. */
export type Answer = Omit<Sent, 'ms'>

/** Reads an answer to its last byte. Throws what `fetch` throws when it breaks off. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  const contentType = headers.get('content-type') ?? ''
  const content = /^(image|audio|video|font)\/(?!svg)|^application\/(pdf|zip|octet-stream)/.test(contentType)
    ? { body: '', bytes: await response.arrayBuffer() }
    : { body: await response.text() }
  return { status, headers, contentType, ...content, receipt: readReceipt(headers.get(RECEIPT_HEADER)) }
}

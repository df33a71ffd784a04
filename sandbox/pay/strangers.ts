import { readJson } from '../answer/json.ts'
import type { Answer } from './answer.ts'
import { isOfRouter } from './words.ts'

/** Text that a page may show, or nothing that is said of the body. */
const SHOWN = /^(text\/(?!event-stream)|$)/i

/**
 * Whether a proxy, a firewall or the sign-in page of a network has written the answer to a paid call, and not the router. A
 * router's answers have a receipt or are JSON; its errors have `success: false` or `errors`.
 */
export function isOfStranger({ status, body, bytes, contentType, receipt }: Answer): boolean {
  if (receipt) return false
  if (status >= 500) return !isOfRouter(body)
  if (readJson(body) !== undefined) return false
  if (status >= 400) return true
  return !bytes && SHOWN.test(contentType) && body !== ''
}

import type { Said } from './failures.ts'

/** Text that a page may show, or nothing that is said of the body. */
const SHOWN = /^(text\/(?!event-stream)|$)/i

/**
 * Whether a proxy, a firewall or the sign-in page of a network has written the answer to a paid call, and not the router. A
 * router's answers have a receipt or are JSON, and its errors have the form of `Said`. An answer to HEAD has no body: a 5xx of
 * either counts as of a proxy. `body`: the parsed body; null if it is no JSON.
 */
export async function isOfStranger(answer: Response, body: unknown, said: Said, method: string): Promise<boolean> {
  const { headers, status } = answer
  if (headers.has('payment-response') || headers.has('payment-receipt')) return false
  if (status >= 500) return !said.isOfRouter
  if (method === 'HEAD') return false
  if (body !== null) return false
  if (status >= 400) return true
  return SHOWN.test(headers.get('content-type') ?? '') && (await answer.clone().text()) !== ''
}

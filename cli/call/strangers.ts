import { z } from 'zod'
import type { CallRequest } from './request.ts'
import type { Answer } from './send.ts'

const Message = z.object({ message: z.string() })
const OfRouter = z.union([
  z.object({ success: z.literal(false) }),
  z.object({ errors: z.tuple([Message], z.unknown()) }),
])

/** Text that a page may show, or nothing that is said of the body. */
const SHOWN = /^(text\/(?!event-stream)|$)/i

/**
 * Whether a proxy, a firewall or the sign-in page of a network has written the answer to a paid call, and not the router. A
 * router's answers have a receipt or are JSON, and its errors have `success: false` or `errors`. An answer to HEAD has no
 * body: a 5xx of either counts as of a proxy.
 */
export function isOfStranger(
  { status, headers, body, json }: Answer,
  { method }: Pick<CallRequest, 'method'>,
): boolean {
  if (headers.has('payment-response') || headers.has('payment-receipt')) return false
  if (status >= 500) return !OfRouter.safeParse(json).success
  if (method === 'HEAD') return false
  if (json !== undefined) return false
  if (status >= 400) return true
  return SHOWN.test(headers.get('content-type') ?? '') && status < 300 && body.length > 0
}

import type { Keys } from '../../keys/keys.ts'
import { isMacOf, macOf } from '../../keys/mac.ts'

/** The header that carries a request's signature. */
export const SIGNATURE_HEADER = 'x-tollgraph-signature'

/** Maximum age of a signed request, in milliseconds; clocks of one installation must agree more closely than this. */
const MAX_AGE_MS = 30_000

/** Signs a request between router and subgraph: a timestamp, and a MAC over it and the body. */
export function signBody(keys: Keys, body: string, now: Date): string {
  const at = now.getTime().toString()
  return `${at}.${macOf(keys, [`subgraph\0${at}\0`, body])}`
}

/** Whether a request was signed with the installation's secret, at most MAX_AGE_MS ago. */
export function isSigned(keys: Keys, body: string, signature: string, now: Date): boolean {
  const [at = '', given = ''] = signature.split('.')
  const isFresh = Math.abs(now.getTime() - Number(at)) <= MAX_AGE_MS
  return isFresh && isMacOf(keys, [`subgraph\0${at}\0`, body], given)
}

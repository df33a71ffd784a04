import { createHmac, timingSafeEqual } from 'node:crypto'
import { currentOf, type Keys, keyFor, type Secret } from '../../keys/keys.ts'

/** The header that carries a request's signature. */
export const SIGNATURE_HEADER = 'x-tollgraph-signature'

/** Maximum age of a signed request, in milliseconds; clocks of one installation must agree more closely than this. */
const MAX_AGE_MS = 30_000

/** Signs a request between router and subgraph: a timestamp, and a MAC over it and the body. */
export function signBody(keys: Keys, body: string, now: Date): string {
  const at = now.getTime().toString()
  return `${at}.${mac(currentOf(keys), at, body)}`
}

/** Whether a request was signed with the installation's secret, at most MAX_AGE_MS ago. */
export function isSigned(keys: Keys, body: string, signature: string, now: Date): boolean {
  const [at = '', given = ''] = signature.split('.')
  const actual = Buffer.from(given)
  const isFresh = Math.abs(now.getTime() - Number(at)) <= MAX_AGE_MS
  return isFresh && keyFor(keys, (secret) => isEqual(actual, Buffer.from(mac(secret, at, body)))) !== undefined
}

function isEqual(actual: Buffer, expected: Buffer): boolean {
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function mac(secret: Secret, at: string, body: string): string {
  return createHmac('sha256', secret).update(`subgraph\0${at}\0`).update(body).digest('base64url')
}

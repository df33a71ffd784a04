import type { JsonWebKey } from 'node:crypto'
import { extractJWSHeader, type JWSSignedOffer, type JWSSignedReceipt } from '@x402/extensions/offer-receipt'
import { expect } from 'vitest'

type SignedJws = JWSSignedOffer | JWSSignedReceipt
type PublishedKey = JsonWebKey & { readonly kid: string; readonly kty: string }

/** The payment challenge of an unpaid answer. */
export function challengeOf(answer: Response) {
  expect(answer.status).toBe(402)
  return decode(answer.headers.get('payment-required') ?? '')
}

/** The settlement that an answer tells of, in either version. */
export function settlementOf(answer: Response) {
  return decode(answer.headers.get('payment-response') ?? answer.headers.get('x-payment-response') ?? '')
}

/** The key that an installation publishes for what was signed, found by its `kid`. */
export async function publishedKey(
  url: string,
  { signature }: SignedJws,
  headers: Record<string, string> = {},
): Promise<PublishedKey> {
  const { kid } = extractJWSHeader(signature)
  const answer = await fetch(`${url}/.well-known/jwks.json`, { headers })
  const { keys } = (await answer.json()) as { keys: PublishedKey[] }
  return keys.find((key) => key.kid === kid) ?? expect.fail(`${kid} is not published`)
}

/** What was signed, with members of its payload changed afterwards. */
export function tampered<Signed extends SignedJws>(signed: Signed, change: Record<string, unknown>): Signed {
  const [header, payload = '', signature] = signed.signature.split('.')
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change }
  const spoilt = Buffer.from(JSON.stringify(changed)).toString('base64url')
  return { ...signed, signature: `${header}.${spoilt}.${signature}` }
}

function decode(header: string) {
  return JSON.parse(Buffer.from(header, 'base64').toString())
}

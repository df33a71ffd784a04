import { hash } from 'node:crypto'
import { BadInput } from '../../../schema/errors.ts'
import type { Call } from '../protocol/call.ts'
import type { Credential } from '../protocol/credential.ts'

/** Form of an `Idempotency-Key`: plain, or quoted as a structured header. */
const KEY = /^("?)([\x21\x23-\x7e]{1,255})\1$/

/**
 * The payer's idempotency key; null without one. A payment identifier inside the credential takes precedence over the
 * header, since the client accepted it with the offer. Throws BadInput for an invalid header.
 */
export function purchaseName(call: Call, { paymentIdentifier }: Credential): string | null {
  const given = call.credentials.idempotencyKey
  const key = given === null ? null : KEY.exec(given)?.[2]
  if (key === undefined) throw new BadInput('must be 1 to 255 visible ASCII characters', ['Idempotency-Key'])
  if (paymentIdentifier) return `id:${paymentIdentifier}`
  return key && `key:${key}`
}

/**
 * Key under which a second payment of the same wallet for the same request conflicts, unless it has another idempotency
 * key.
 */
export function openKey({ payer }: Credential, call: Call, name: string | null): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(`${payer}\0${name ?? ''}\0`), call.requestHash]), 'buffer')
}

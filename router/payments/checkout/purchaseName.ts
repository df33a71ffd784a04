import { createHash } from 'node:crypto'
import { BadInput } from '../../../schema/errors.ts'
import type { Call } from '../protocol/call.ts'
import type { Credential } from '../protocol/credential.ts'

/** What an `Idempotency-Key` may be: as it is, or in the quotes of a structured header. */
const KEY = /^("?)([\x21\x23-\x7e]{1,255})\1$/

/**
 * The payer's name for what it buys; null without one. An identifier inside the credential is part of what the client
 * accepted, so it goes before the header. Throws BadInput for a header that could not be kept.
 */
export function purchaseName(call: Call, { paymentIdentifier }: Credential): string | null {
  const given = call.credentials.idempotencyKey
  const key = given === null ? null : KEY.exec(given)?.[2]
  if (key === undefined) throw new BadInput('must be 1 to 255 visible ASCII characters', ['Idempotency-Key'])
  if (paymentIdentifier) return `id:${paymentIdentifier}`
  return key && `key:${key}`
}

/** What a second payment of the same wallet for the same request meets, unless it is named otherwise. */
export function openKey({ payer }: Credential, call: Call, name: string | null): Buffer {
  return createHash('sha256')
    .update(`${payer}\0${name ?? ''}\0`)
    .update(call.requestHash)
    .digest()
}

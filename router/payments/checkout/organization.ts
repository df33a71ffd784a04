import { BadInput, Forbidden } from '../../../schema/errors.ts'
import type { Call } from '../protocol/call.ts'
import type { Credential } from '../protocol/credential.ts'
import type { CheckoutParts } from './parts.ts'

/** The header that names the organization which a payment is made for. */
const HEADER = 'X-Organization'

/** Form of a slug or id. */
const NAME = /^[a-z0-9-]{2,39}$/i

/**
 * The id of the organization that a payment is made for; null without one. Throws BadInput for a malformed header, and
 * Forbidden unless the payer is a member.
 */
export async function organizationOf(
  { credentials }: Call,
  { payer }: Credential,
  parts: Pick<CheckoutParts, 'organizationOf'>,
): Promise<string | null> {
  const name = credentials.organization
  if (name === null) return null
  if (!NAME.test(name)) throw new BadInput('must be the slug or id of an organization', [HEADER])
  const id = await parts.organizationOf(name, payer)
  if (id === null) throw new Forbidden(`${payer} is not a member of the organization ${name}, so it cannot pay for it`)
  return id
}

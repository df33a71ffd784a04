import { createHash, randomInt } from 'node:crypto'

/**
 * Identifies an order at the registry. A domain there does not show the clTRID that created it, but it names its
 * registrant: each order has its own contact, whose id is derived from the order's id, and whose authInfo (visible to us
 * only) contains the order's id.
 */

const CONTACT_ID_CHARACTERS = 14

/** The id of an order's contact, within the 16 characters of RFC 5730's clIDType. */
export function contactIdOf(orderId: string): string {
  const digest = createHash('sha256').update(orderId).digest('hex').toUpperCase()
  return `TG${digest.slice(0, CONTACT_ID_CHARACTERS)}`
}

/**
 * The id of an order's second contact. An address in ASCII cannot be replaced by one beyond it within a contact, because
 * EPP adds the second form beside the first: the second contact takes the place of the first.
 */
export function secondContactIdOf(orderId: string): string {
  return contactIdOf(`${orderId} loc`)
}

/** Whether a contact belongs to an order. */
export function isContactOf(orderId: string, contactId: string | null): boolean {
  return contactId === contactIdOf(orderId) || contactId === secondContactIdOf(orderId)
}

/** The authInfo of an order's contact: the order's id and a random part that cannot be guessed. */
export function contactAuthInfo(orderId: string): string {
  return `${orderId}.${newAuthInfo()}`
}

/** The order of a contact; null if it does not belong to one. */
export function orderIdOf(contactId: string, authInfo: string): string | null {
  const orderId = authInfo.slice(0, Math.max(authInfo.lastIndexOf('.'), 0))
  return isContactOf(orderId, contactId) ? orderId : null
}

const AUTH_INFO_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** An auth code: random, 24 characters without look-alikes, 139 bits (RFC 9154, 4.1 asks for 128). */
export function newAuthInfo(): string {
  return Array.from({ length: 24 }, () => AUTH_INFO_ALPHABET[randomInt(AUTH_INFO_ALPHABET.length)]).join('')
}

import { createHash, randomInt } from 'node:crypto'

/**
 * How an order is found again at the registry. A domain there carries no trace of the clTRID that made it, but it names
 * its registrant: each order has a contact of its own, whose id follows from the order's, and whose authInfo (shown to
 * nobody but us) holds the order's id in clear.
 */

const CONTACT_ID_CHARACTERS = 14

/** The id of an order's contact, within the 16 characters of RFC 5730's clIDType. */
export function contactIdOf(orderId: string): string {
  const digest = createHash('sha256').update(orderId).digest('hex').toUpperCase()
  return `TG${digest.slice(0, CONTACT_ID_CHARACTERS)}`
}

/** The authInfo of an order's contact: the order's id, and a part that nobody can guess. */
export function contactAuthInfo(orderId: string): string {
  return `${orderId}.${newAuthInfo()}`
}

/** The order whose contact this is, or null when it is a contact that no order made. */
export function orderIdOf(contactId: string, authInfo: string): string | null {
  const orderId = authInfo.slice(0, Math.max(authInfo.lastIndexOf('.'), 0))
  return contactIdOf(orderId) === contactId ? orderId : null
}

const AUTH_INFO_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** A code for a transfer: random, 24 characters, 139 bits (RFC 9154, 4.1 asks for 128), none that look alike. */
export function newAuthInfo(): string {
  return Array.from({ length: 24 }, () => AUTH_INFO_ALPHABET[randomInt(AUTH_INFO_ALPHABET.length)]).join('')
}

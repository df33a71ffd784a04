import type { Keys } from '../../kit/keys/keys.ts'
import { isMacOf, macOf } from '../../kit/keys/mac.ts'

/** A temporary grant to download one file of a message. */
export interface FileTicket {
  readonly messageId: string
  /** The part of the message, from 1. */
  readonly part: number
  readonly expiresAt: Date
}

/** Validity of a download link. Milliseconds. */
export const TICKET_MS = 60 * 60_000

const FORM = /^([0-9a-z]{1,64})\.(\d{1,4})\.(\d{1,12})\.([\w-]{43})$/

/** Encodes a ticket as URL-safe text, signed with an HMAC under the current key (32 bytes). */
export function signTicket(keys: Keys, { messageId, part, expiresAt }: FileTicket): string {
  const claim = `${messageId}.${part}.${Math.floor(expiresAt.getTime() / 1_000)}`
  return `${claim}.${macOf(keys, [claim])}`
}

/** Reads a ticket; null if its signature is not from one of the keys. The caller checks the expiry. */
export function readTicket(keys: Keys, text: string): FileTicket | null {
  const [, messageId = '', part = '', seconds = '', mac = ''] = FORM.exec(text) ?? []
  if (messageId === '') return null
  const claim = `${messageId}.${part}.${seconds}`
  if (!isMacOf(keys, [claim], mac)) return null
  return { messageId, part: Number(part), expiresAt: new Date(Number(seconds) * 1_000) }
}

import { decodeWords } from 'postal-mime'
import { countFields, type Field, fieldValue, parseFields } from '../messages/mime/fields.ts'
import { REFUSALS } from './refusal.ts'

/** Header fields that delivery needs. */
export interface MailHeader {
  readonly fields: readonly Field[]
  readonly subject: string
  /** With its angle brackets; '' when there is none. */
  readonly messageId: string
  /** Addresses in the Delivered-To fields, lower case. */
  readonly deliveredTo: readonly string[]
}

/** Most Received fields. */
const MAX_HOPS = 50
/** Most of our inboxes that may forward one mail in turn. */
const MAX_DELIVERIES = 5
/** Most DKIM signatures; each costs DNS queries and a hash of the whole mail. */
const MAX_SIGNATURES = 10
/** Most characters of a From field: the signature checker takes quadratic time in its length. */
const MAX_FROM = 4_096
/** Characters. */
const MAX_SUBJECT = 998
/** Bytes, the most of a line (RFC 6532, 3.4): an index of Postgres takes no more than 2,704. */
const MAX_MESSAGE_ID = 998

/**
 * Parses a header. Throws a Refusal for a mail loop, an ambiguous or oversized From, or too many signatures.
 */
export function readHeader(block: Buffer): MailHeader {
  const fields = parseFields(block)
  if (countFields(fields, 'from') !== 1) throw REFUSALS.notOneFrom()
  if (fieldValue(fields, 'from').length > MAX_FROM) throw REFUSALS.headerTooLarge()
  if (countFields(fields, 'received') > MAX_HOPS) throw REFUSALS.loop()
  if (countFields(fields, 'dkim-signature') > MAX_SIGNATURES) throw REFUSALS.tooManySignatures()
  const deliveredTo = fields.filter(({ name }) => name === 'delivered-to').map(({ value }) => value.toLowerCase())
  const subject = clean(decodeWords(fieldValue(fields, 'subject')))
  const messageId = /^<[^<>\s\p{Cc}]+>$/u.exec(fieldValue(fields, 'message-id'))?.[0] ?? ''
  return {
    fields,
    subject: [...subject].slice(0, MAX_SUBJECT).join(''),
    messageId: Buffer.byteLength(messageId) > MAX_MESSAGE_ID ? '' : messageId,
    deliveredTo,
  }
}

/** Whether a mail returns to a recipient that has forwarded it before. */
export function hasReturned({ deliveredTo }: MailHeader, recipient: string): boolean {
  return deliveredTo.includes(recipient.toLowerCase())
}

/** Throws a Refusal when a mail has gone through too many of our inboxes. */
export function checkHops({ deliveredTo }: MailHeader, mailDomain: string): void {
  const ours = deliveredTo.filter((address) => address.endsWith(`@${mailDomain}`) || address.endsWith(`.${mailDomain}`))
  if (ours.length >= MAX_DELIVERIES) throw REFUSALS.loop()
}

/** Text reduced to a single line. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

import { decodeWords } from 'postal-mime'
import { countFields, type Field, fieldValue, parseFields } from '../messages/mime/fields.ts'
import { REFUSALS } from './refusal.ts'

/** What the header of a mail says, as far as it matters to its delivery. */
export interface MailHeader {
  readonly fields: readonly Field[]
  readonly subject: string
  /** With its angle brackets; '' when there is none. */
  readonly messageId: string
  /** The addresses that it has been delivered to on its way, lower case. */
  readonly deliveredTo: readonly string[]
}

/** Servers that a mail may have come through. */
const MAX_HOPS = 50
/** Inboxes of ours that may hand a mail on to one another. */
const MAX_DELIVERIES = 5
/** Each costs questions to DNS, and arithmetic over the whole mail. */
const MAX_SIGNATURES = 10
/** Whoever checks signatures takes a time for it that grows with its square. Characters. */
const MAX_FROM = 4_096
/** Characters. */
const MAX_SUBJECT = 998
const MAX_MESSAGE_ID = 998

/** Reads a header. Throws a Refusal for a mail that goes round in circles, and for one that leaves open who it is from. */
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
    messageId: messageId.length > MAX_MESSAGE_ID ? '' : messageId,
    deliveredTo,
  }
}

/** Throws a Refusal when a mail comes to a recipient of ours again, or has gone through too many of them. */
export function checkLoop({ deliveredTo }: MailHeader, recipient: string, mailDomain: string): void {
  if (deliveredTo.includes(recipient.toLowerCase())) throw REFUSALS.loop()
  const ours = deliveredTo.filter((address) => address.endsWith(`@${mailDomain}`) || address.endsWith(`.${mailDomain}`))
  if (ours.length >= MAX_DELIVERIES) throw REFUSALS.loop()
}

/** Text for one line. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

import { randomUUID } from 'node:crypto'
import { oneLine } from './bounceReport.ts'

/** Contents of a delivery report. */
export interface ReportFacts {
  /** The host name of our mail server. */
  readonly reporter: string
  readonly from: string
  readonly to: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly now: Date
  readonly failures: readonly { readonly address: string; readonly reply: string }[]
  /** The undelivered mail. */
  readonly original: { readonly messageId: string; readonly sentAt: Date; readonly header: string }
}

/** RFC 5322, 2.1.1. Characters. */
const MAX_LINE = 998

/**
 * A delivery status notification (RFC 3464) in plain ASCII with CRLF line ends. Built without the mail composer, because
 * its parts must not be encoded, or other programs cannot parse them.
 */
export function deliveryReport({ reporter, from, to, messageId, now, failures, original }: ReportFacts): string {
  const boundary = `report-${randomUUID()}`
  const lines = [
    `From: <${from}>`,
    `To: <${to}>`,
    'Subject: Undelivered mail',
    `Message-ID: ${messageId}`,
    `In-Reply-To: ${ascii(original.messageId)}`,
    `References: ${ascii(original.messageId)}`,
    `Date: ${rfc5322Date(now)}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status;\r\n boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `Your mail of ${rfc5322Date(original.sentAt)} could not be delivered to:`,
    ...failures.flatMap(({ address, reply }) => ['', `<${address}>`, ...folded(ascii(reply))]),
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; ${reporter}`,
    `Arrival-Date: ${rfc5322Date(original.sentAt)}`,
    ...failures.flatMap(({ address, reply }) => [
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      `Status: ${statusOf(reply)}`,
      `Diagnostic-Code: smtp; ${folded(ascii(reply)).join('\r\n ')}`,
    ]),
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    ...original.header.split('\r\n').map(plainLine),
    '',
    `--${boundary}--`,
    '',
  ]
  return lines.join('\r\n')
}

/** The enhanced status code (RFC 3463) of a reply, as a permanent one; 5.0.0 if it has none. */
export function statusOf(reply: string): string {
  return /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(reply)?.[0].replace(/^4/, '5') ?? '5.0.0'
}

function ascii(text: string): string {
  return oneLine(text).replace(/[^\x20-\x7e]/g, '?')
}

/** A line of a foreign mail, made safe for ours: ASCII only and at most 998 characters. */
function plainLine(line: string): string {
  return line.replace(/[^\t\x20-\x7e]/g, '?').slice(0, MAX_LINE)
}

/** Splits text into non-empty lines within the SMTP line limit. */
function folded(text: string): string[] {
  return (
    text
      .match(/.{1,76}(?:\s|$)|\S{1,900}/g)
      ?.map((line) => line.trim())
      .filter(Boolean) ?? []
  )
}

/** A date in the format of RFC 5322. */
function rfc5322Date(instant: Date): string {
  return instant.toUTCString().replace(/GMT$/, '+0000')
}

import type { Provenance } from './authentication.ts'

/** Facts for a mail's Received field. */
export interface Arrival extends Provenance {
  /** ESMTP, ESMTPS, … */
  readonly protocol: string
  /** Our id of the mail. */
  readonly id: string
  /** The host name of our mail server. */
  readonly by: string
  /** The recipient; null if there are several, so that none is disclosed to the others. */
  readonly recipient: string | null
  readonly at: Date
}

/** The Received field that each server adds in front of a mail (RFC 5321, 4.4), with its line end. */
export function receivedField({ helo, remoteIp, protocol, id, by, recipient, at }: Arrival): string {
  const address = remoteIp.includes(':') ? `IPv6:${remoteIp}` : remoteIp
  const to = recipient === null ? '' : `\r\n for <${plain(recipient)}>`
  return `Received: from ${plain(helo) || 'unknown'} ([${address}])\r\n by ${by} with ${protocol} id ${id}${to};\r\n ${dateOf(at)}\r\n`
}

/** Untrusted text, made safe for a header. */
function plain(text: string): string {
  return text.replace(/[^\w.:@+=[\]-]/g, '?').slice(0, 255)
}

/** RFC 5322, 3.3. */
function dateOf(at: Date): string {
  return at.toUTCString().replace('GMT', '+0000')
}

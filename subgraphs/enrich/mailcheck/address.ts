import { domainToASCII } from 'node:url'

/** A valid e-mail address. */
export interface MailAddress {
  /** Local part, unchanged: servers may be case-sensitive. */
  readonly local: string
  /** In lower-case ASCII (IDNA). */
  readonly domain: string
}

/** RFC 5321, 4.5.3.1. */
const MAX_LOCAL = 64
const MAX_DOMAIN = 253

/** Dot-atom (RFC 5322, 3.2.3), with non-ASCII letters (RFC 6531); the quoted form is not used in practice. */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Parses an address; null if it is invalid. */
export function parseMailAddress(text: string): MailAddress | null {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const domain = domainToASCII(text.slice(at + 1).replace(/\.$/, '')).toLowerCase()
  const isLocal = Buffer.byteLength(local) <= MAX_LOCAL && LOCAL.test(local)
  return isLocal && isMailDomain(domain) ? { local, domain } : null
}

/** An address in SMTP form. */
export function writeMailAddress({ local, domain }: MailAddress): string {
  return `${local}@${domain}`
}

function isMailDomain(domain: string): boolean {
  const labels = domain.split('.')
  const isName = domain.length <= MAX_DOMAIN && labels.length > 1 && labels.every((label) => LABEL.test(label))
  // A numeric top-level label would be an IP address, which is not a mail domain.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '')
}

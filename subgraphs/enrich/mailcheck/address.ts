import { domainToASCII } from 'node:url'

/** An e-mail address that DNS and SMTP can be asked about. */
export interface MailAddress {
  /** What stands before the @, as it was written: servers may tell cases apart. */
  readonly local: string
  /** In lower-case ASCII (IDNA). */
  readonly domain: string
}

/** RFC 5321, 4.5.3.1. */
const MAX_LOCAL = 64
const MAX_DOMAIN = 253

/** Atoms between dots (RFC 5322, 3.2.3), also of other scripts (RFC 6531); the quoted form is in use nowhere. */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Takes an address apart; null for what has not the form of one. */
export function parseMailAddress(text: string): MailAddress | null {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const domain = domainToASCII(text.slice(at + 1).replace(/\.$/, '')).toLowerCase()
  const isLocal = Buffer.byteLength(local) <= MAX_LOCAL && LOCAL.test(local)
  return isLocal && isMailDomain(domain) ? { local, domain } : null
}

/** An address as it is written to a server. */
export function writeMailAddress({ local, domain }: MailAddress): string {
  return `${local}@${domain}`
}

function isMailDomain(domain: string): boolean {
  const labels = domain.split('.')
  const isName = domain.length <= MAX_DOMAIN && labels.length > 1 && labels.every((label) => LABEL.test(label))
  // An IP address is no domain, and no top-level domain is a number.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '')
}

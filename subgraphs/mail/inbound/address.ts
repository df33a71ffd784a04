import { domainToASCII } from 'node:url'

/** An address, as the servers of its domain see it. */
export interface MailAddress {
  /** As it was written, without quotes that it does not need. */
  readonly localPart: string
  /** Lower-case ASCII. */
  readonly domain: string
}

/** Takes an address of an envelope apart; null for what is none. */
export function readAddress(text: string): MailAddress | null {
  const at = text.lastIndexOf('@')
  if (at < 1) return null
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase()
  return domain === '' ? null : { localPart: unquoted(text.slice(0, at)), domain }
}

/** RFC 5321, 4.1.2: `"name"` is the same as `name`. */
function unquoted(localPart: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(localPart)?.[1]
  return quoted === undefined ? localPart : quoted.replace(/\\(.)/g, '$1')
}

/** An address without its tag: `name+tag` is `name`. The same when it has none. */
export function withoutTag(localPart: string): string {
  const plus = localPart.indexOf('+')
  return plus < 1 ? localPart : localPart.slice(0, plus)
}

/** The name of the subdomain that a domain is (`acme` of acme.mail.example); null when it is none of the mail domain's. */
export function subdomainOf(domain: string, mailDomain: string): string | null {
  if (!domain.endsWith(`.${mailDomain}`)) return null
  const name = domain.slice(0, -mailDomain.length - 1)
  return name === '' || name.includes('.') ? null : name
}

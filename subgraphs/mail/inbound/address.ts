import { domainToASCII } from 'node:url'

/** A parsed e-mail address. */
export interface MailAddress {
  /** As written, without unnecessary quotes. */
  readonly localPart: string
  /** Lower-case ASCII. */
  readonly domain: string
}

/** Parses an envelope address; null if it is malformed. */
export function readAddress(text: string): MailAddress | null {
  const at = text.lastIndexOf('@')
  if (at < 1) return null
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase()
  return domain === '' ? null : { localPart: unquoted(text.slice(0, at)), domain }
}

/** The address with its domain in lower-case ASCII; as given where that is no domain name. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}

/** RFC 5321, 4.1.2: `"name"` is the same as `name`. */
function unquoted(localPart: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(localPart)?.[1]
  return quoted === undefined ? localPart : quoted.replace(/\\(.)/g, '$1')
}

/** The local part without its tag: `name+tag` becomes `name`. Unchanged without a tag. */
export function withoutTag(localPart: string): string {
  const plus = localPart.indexOf('+')
  return plus < 1 ? localPart : localPart.slice(0, plus)
}

/** The subdomain's name in a domain (`acme` in acme.mail.example); null if it is not directly under the mail domain. */
export function subdomainOf(domain: string, mailDomain: string): string | null {
  if (!domain.endsWith(`.${mailDomain}`)) return null
  const name = domain.slice(0, -mailDomain.length - 1)
  return name === '' || name.includes('.') ? null : name
}

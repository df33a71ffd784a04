import { domainToASCII } from 'node:url'
import { parse } from 'tldts'

/** Providers that ignore dots in the local part, with one canonical name for all their domains. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * Canonical mailbox of an e-mail address, for counting: lower case, ASCII domain, without plus-tag, and at Gmail
 * without dots. Mail is sent to the address itself, never to this.
 */
export function mailboxOf(email: string): string {
  const { local, domain } = partsOf(email)
  const [untagged = local] = local.split('+', 1)
  // `+tag@example.com` has no local part without its tag.
  const name = untagged === '' ? local : untagged
  const provider = DOTLESS[domain]
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`
}

/** Registered domain of an e-mail address, for counting: `example.co.uk` for `a@mail.example.co.uk`. */
export function mailDomainOf(email: string): string {
  const { domain } = partsOf(email)
  return parse(domain, { allowPrivateDomains: true }).domain ?? domain
}

function partsOf(email: string): { readonly local: string; readonly domain: string } {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const host = text.slice(at + 1).replace(/\.$/, '')
  return { local: text.slice(0, Math.max(0, at)), domain: domainToASCII(host) || host }
}

import { domainToASCII } from 'node:url'

const MAX_LOCAL = 64
const MAX_ADDRESS = 254
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
/** Characters that a URL parser would not treat as part of a host name. */
const NO_LETTER = /[\s%/?#@:<>\\[\]^|\p{Cc}]/u
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Parses a bare address, as used in SMTP: the domain in lower-case ASCII (IDNA), the local part unchanged. Null for
 * display names, quoted or non-ASCII local parts (few servers accept them) and IP addresses.
 */
export function parseAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  if (at < 1 || local.length > MAX_LOCAL || !LOCAL_PART.test(local)) return null
  const domain = parseDomain(text.slice(at + 1))
  if (domain === null || at + 1 + domain.length > MAX_ADDRESS) return null
  return `${local}@${domain}`
}

/** Parses the domain of an address: in lower-case ASCII (IDNA), with at least two labels. Null for any other text. */
export function parseDomain(text: string): string | null {
  if (NO_LETTER.test(text)) return null
  const labels = domainToASCII(text).split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName ? labels.join('.') : null
}

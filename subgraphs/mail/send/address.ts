import { domainToASCII } from 'node:url'

const MAX_LOCAL = 64
const MAX_ADDRESS = 254
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
/** What a URL's parser would read as something else than a letter of a name. */
const NO_LETTER = /[\s%/?#@:<>\\[\]^|\p{Cc}]/u
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * An address alone, as it goes over SMTP: the domain in lower-case ASCII (IDNA), the local part as it was. Null for what
 * is none: names beside the address, quoted local parts, local parts beyond ASCII (few servers take them), IP addresses.
 */
export function parseAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  if (at < 1 || local.length > MAX_LOCAL || !LOCAL_PART.test(local)) return null
  const domain = parseDomain(text.slice(at + 1))
  if (domain === null || at + 1 + domain.length > MAX_ADDRESS) return null
  return `${local}@${domain}`
}

function parseDomain(text: string): string | null {
  if (NO_LETTER.test(text)) return null
  const labels = domainToASCII(text).split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName ? labels.join('.') : null
}

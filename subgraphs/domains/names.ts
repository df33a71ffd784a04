import { domainToASCII } from 'node:url'
import { BadInput } from '../../schema/errors.ts'
import { findTld, TLDS, type Tld } from './pricing/tlds.ts'

/** A name that can be registered here: one label under one of our endings. */
export interface DomainName {
  /** Lower-case ASCII (IDNA), without a dot at the end: `xn--bcher-kva.com`. */
  readonly domain: string
  readonly label: string
  readonly tld: Tld
}

const LABEL = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const IDN_LABEL = /^xn--[a-z0-9-]{0,58}[a-z0-9]$/
/** Every dot that IDNA takes for one. */
const DOT = /[.。．｡]/u
/** IDNA would decode escapes and cut at slashes; ASCII that can stand in a name, and anything beyond it for IDNA to judge. */
const PLAUSIBLE = /^(?:[A-Za-z0-9.-]|[^\p{ASCII}\s])+$/u

/**
 * Reads a name in any script and case. Throws BadInput for one that no registry would take, for a subdomain, and for an
 * ending that is not sold here.
 */
export function parseDomain(text: string, member = 'domain'): DomainName {
  const domain = toAscii(text)
  const labels = domain?.split('.') ?? []
  const [label = '', ending = ''] = labels
  if (labels.length !== 2 || !isLabel(label)) {
    throw new BadInput('must be a name and an ending, such as example.com', [member])
  }
  const tld = findTld(ending)
  if (!tld)
    throw new BadInput(`.${ending} is not sold here; the endings are ${TLDS.map(({ tld }) => `.${tld}`).join(' ')}`, [
      member,
    ])
  return { domain: `${label}.${ending}`, label, tld }
}

/** Reads the label of a name; what follows the first dot is left out. Throws BadInput when no registry would take it. */
export function parseLabel(text: string, member = 'name'): string {
  const label = toAscii(text.split(DOT)[0] ?? '') ?? ''
  if (!isLabel(label)) throw new BadInput('must be letters, digits and hyphens, such as example', [member])
  return label
}

/** Reads any host name with at least one dot. Throws BadInput for anything else. */
export function parseHostname(text: string, member = 'domain'): string {
  const host = toAscii(text)
  const labels = host?.split('.') ?? []
  if (!host || labels.length < 2 || host.length > 253 || !labels.every(isLabel)) {
    throw new BadInput('must be a domain name, such as example.com', [member])
  }
  return host
}

/** A label as registries take it: letters, digits and inner hyphens, the third and fourth place kept for IDNA. */
export function isLabel(label: string): boolean {
  return LABEL.test(label) || (IDN_LABEL.test(label) && label.length <= 63)
}

function toAscii(text: string): string | null {
  const trimmed = text.trim().replace(/\.$/, '')
  if (trimmed.length > 253 || !PLAUSIBLE.test(trimmed)) return null
  return domainToASCII(trimmed) || null
}

import { domainToASCII } from 'node:url'
import { BadInput } from '../../schema/errors.ts'
import type { Tld } from './pricing/tlds.ts'

/** A name that can be registered here: one label under an ending that is sold. */
export interface DomainName {
  /** Lower-case ASCII (IDNA), without a trailing dot: `xn--bcher-kva.com`. */
  readonly domain: string
  readonly label: string
  readonly tld: Tld
}

const LABEL = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const IDN_LABEL = /^xn--[a-z0-9-]{0,58}[a-z0-9]$/
const ANY_ENDING = '.com'
/** All characters that IDNA treats as a dot. */
const DOT = /[.。．｡]/u
/**
 * Excludes characters that the IDNA conversion would decode or cut at: allows host name characters in ASCII, and any
 * non-ASCII character for IDNA to check.
 */
const PLAUSIBLE = /^(?:[A-Za-z0-9.-]|[^\p{ASCII}\s])+$/u

/**
 * Parses a domain name in any script and case. Throws BadInput for a name that no registry accepts, for a subdomain, and
 * for an ending that is not among those `sold`. `path` is the input that holds the name; the argument `domain` by default.
 */
export function parseDomain(text: string, sold: readonly Tld[], ...path: readonly string[]): DomainName {
  const at = path.length > 0 ? path : ['domain']
  const domain = toAscii(text)
  const labels = domain?.split('.') ?? []
  const [label = '', ending = ''] = labels
  if (labels.length !== 2 || !isLabel(label)) {
    throw new BadInput('must be a name and an ending, such as example.com', at)
  }
  const tld = sold.find((one) => one.tld === ending)
  if (!tld)
    throw new BadInput(`.${ending} is not sold here; the endings are ${sold.map(({ tld }) => `.${tld}`).join(' ')}`, at)
  return { domain: `${label}.${ending}`, label, tld }
}

/**
 * Parses the label of a name, and ignores everything from the first dot on. Throws BadInput if no registry would accept
 * it.
 */
export function parseLabel(text: string, member = 'name'): string {
  const given = (text.split(DOT)[0] ?? '').trim()
  // Converted with an ending: digits alone would become an IP address.
  const [label = '', ...endings] = toAscii(`${given}${ANY_ENDING}`)?.split('.') ?? []
  if (endings.length !== 1 || !isLabel(label))
    throw new BadInput('must be letters, digits and hyphens, such as example', [member])
  return label
}

/** Parses any host name with at least one dot. Throws BadInput for anything else. */
export function parseHostname(text: string, member = 'domain'): string {
  const host = toAscii(text)
  const labels = host?.split('.') ?? []
  if (!host || labels.length < 2 || host.length > 253 || !labels.every(isLabel)) {
    throw new BadInput('must be a domain name, such as example.com', [member])
  }
  return host
}

/**
 * Whether registries accept the label: letters, digits and inner hyphens; hyphens in both third and fourth place only for
 * IDNA.
 */
function isLabel(label: string): boolean {
  return LABEL.test(label) || (IDN_LABEL.test(label) && label.length <= 63)
}

function toAscii(text: string): string | null {
  const trimmed = text.trim().replace(/\.$/, '')
  if (trimmed.length > 253 || !PLAUSIBLE.test(trimmed)) return null
  return domainToASCII(trimmed) || null
}

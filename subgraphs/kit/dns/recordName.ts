import { domainToASCII } from 'node:url'

/** One label of a record's name: as a host's, and underscores for services and keys. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const MAX_NAME_LENGTH = 253

/** A name that was read, or what is wrong with it. */
export type ReadName = { readonly name: string } | { readonly problem: string }

/**
 * The name of a record in a zone, fully qualified. `@` is the zone itself. A name that is the zone or ends in it is absolute, and
 * so is one with a dot at its end, which must then lie in the zone. Any other is relative: `_sip._tcp` is `_sip._tcp.<zone>`.
 * A `*` may be the first label.
 */
export function readRecordName(text: string, zone: string): ReadName {
  const given = canonicalName(text)
  if (given === '@') return { name: zone }
  const isAbsolute = text.trim().endsWith('.') || isAtOrBelow(given, zone)
  const name = isAbsolute ? given : `${given}.${zone}`
  if (!isAtOrBelow(name, zone)) return { problem: `ends with a dot, so it must be ${zone} or a name below it` }
  if (name === zone) return { name }
  const labels = name.slice(0, -zone.length - 1).split('.')
  const isName = labels.every((label, index) => LABEL.test(label) || (label === '*' && index === 0))
  if (!isName) return { problem: 'must be labels of letters, digits, hyphens and underscores' }
  return name.length <= MAX_NAME_LENGTH ? { name } : { problem: `must have at most ${MAX_NAME_LENGTH} characters` }
}

function isAtOrBelow(name: string, zone: string): boolean {
  return name === zone || name.endsWith(`.${zone}`)
}

/** The name of another host that a record points at, or null; always fully qualified. */
export function readTarget(text: string): string | null {
  const name = canonicalName(text)
  const labels = name.split('.')
  const isName = labels.length > 1 && name.length <= MAX_NAME_LENGTH && labels.every((label) => LABEL.test(label))
  // No top-level domain is a number: that would be an address.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? name : null
}

/** A name in the form that names are kept and compared in: lower-case ASCII, without a dot at the end. */
export function canonicalName(text: string): string {
  return toAscii(text.trim().toLowerCase().replace(/\.$/, ''))
}

/** The name and every name above it, the longest first: `a.b.c`, `b.c`, `c`. */
export function selfAndParents(name: string): string[] {
  const labels = name.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Only names with other letters go through IDNA: it would refuse the asterisk and see addresses in digits. */
function toAscii(name: string): string {
  return /^[\x20-\x7e]*$/.test(name) ? name : domainToASCII(name)
}

import { domainToASCII } from 'node:url'

/** One label of a record's name: like a host label, plus underscores for services and keys. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const MAX_NAME_LENGTH = 253

/** A parsed name, or the problem with it. */
export type ReadName = { readonly name: string } | { readonly problem: string }

/**
 * The fully qualified name of a record in a zone. `@` is the zone itself. A name that equals the zone or ends in it is
 * absolute, and so is one with a trailing dot, which must lie in the zone. Any other is relative: `_sip._tcp` is
 * `_sip._tcp.<zone>`. `*` is allowed as the first label.
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

/** The host name that a record points to, fully qualified; null if it is invalid. */
export function readTarget(text: string): string | null {
  const name = canonicalName(text)
  const labels = name.split('.')
  const isName = labels.length > 1 && name.length <= MAX_NAME_LENGTH && labels.every((label) => LABEL.test(label))
  // A numeric top-level label would be an IP address.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? name : null
}

/** Canonical form for storage and comparison: lower-case ASCII, without a trailing dot. */
export function canonicalName(text: string): string {
  return toAscii(text.trim().toLowerCase().replace(/\.$/, ''))
}

/** The name and its parents, longest first: `a.b.c`, `b.c`, `c`. */
export function selfAndParents(name: string): string[] {
  const labels = name.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Only non-ASCII names go through IDNA: it would reject the asterisk and read digits as addresses. */
function toAscii(name: string): string {
  return /^[\x20-\x7e]*$/.test(name) ? name : domainToASCII(name)
}

import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { BadInput } from '../../../schema/errors.ts'

/** A DNS label: letters, digits and inner hyphens. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/**
 * Excludes characters that the IDNA conversion would decode or cut at: allows host name characters in ASCII, and any
 * non-ASCII character for IDNA to check.
 */
const PLAUSIBLE = /^(?:[A-Za-z0-9.-]|[^\p{ASCII}\s])+$/u
const MAX_NAME_LENGTH = 253

/** Label of the ACME challenge record, the second record below a host name. */
export const CHALLENGE_LABEL = '_acme-challenge.'

/**
 * Normalizes a user's host name, in any script and case, to lower-case ASCII (IDNA). Throws BadInput for a malformed
 * name, for a registered domain itself (which can have no CNAME), and for a name equal to or below one of `taken`, the
 * names of this installation.
 */
export function readHostname(text: string, taken: readonly string[]): string {
  const hostname = toAscii(text)
  if (!isHostname(hostname)) throw refusal('must be a host name, such as www.example.com')
  if (CHALLENGE_LABEL.length + hostname.length > MAX_NAME_LENGTH)
    throw refusal(`must have at most ${MAX_NAME_LENGTH - CHALLENGE_LABEL.length} characters`)
  const own = taken.find((name) => hostname === name || hostname.endsWith(`.${name}`))
  if (own) throw refusal(`must be a name of your own; ${own} is ours`)
  const domain = registeredDomain(hostname)
  if (!domain || domain === hostname)
    throw refusal(
      `must be below a registered domain, such as www.${hostname}: a domain itself can have no CNAME record`,
    )
  return hostname
}

/** The registered domain of a host name: `example.co.uk` for `www.example.co.uk`. Null for a public suffix itself. */
export function registeredDomain(hostname: string): string | null {
  return parse(hostname, { allowPrivateDomains: true, validateHostname: false }).domain
}

/** Whether a text is a host name in lower-case ASCII with at least two labels; IP addresses are not. */
export function isHostname(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH || isIP(text)) return false
  const labels = text.split('.')
  // No top-level domain is a number: such a name is an IP address in some notation.
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')
  )
}

function toAscii(text: string): string {
  const trimmed = text.trim().replace(/\.$/, '')
  return PLAUSIBLE.test(trimmed) ? domainToASCII(trimmed) : ''
}

function refusal(problem: string): BadInput {
  return new BadInput(problem, ['input', 'hostname'])
}

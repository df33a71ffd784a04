import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { BadInput } from '../../../schema/errors.ts'

/** A label of a host's name: letters, digits and inner hyphens. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** IDNA would decode escapes and cut at slashes; ASCII that can stand in a name, and anything beyond it for IDNA to judge. */
const PLAUSIBLE = /^(?:[A-Za-z0-9.-]|[^\p{ASCII}\s])+$/u
const MAX_NAME_LENGTH = 253

/** Where the authority is led to us: the second record stands below the host name. */
export const CHALLENGE_LABEL = '_acme-challenge.'

/**
 * Reads a host name of a user's own, in any script and case, as lower-case ASCII (IDNA). Throws BadInput for what is no
 * host name, for a registered domain itself (which can have no CNAME), and for a name that is or lies below one of `taken`,
 * the names of this installation.
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

/** The domain that a registry knows a host name by: `example.co.uk` of `www.example.co.uk`. Null for an ending itself. */
export function registeredDomain(hostname: string): string | null {
  return parse(hostname, { allowPrivateDomains: true, validateHostname: false }).domain
}

/** Whether a text is the name of a host in lower-case ASCII with at least two labels; an address is none. */
export function isHostname(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH || isIP(text)) return false
  const labels = text.split('.')
  // No ending is a number: what has one is an address, however it is spelled.
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
  return new BadInput(problem, ['hostname'])
}

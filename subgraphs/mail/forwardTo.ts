import { domainToASCII } from 'node:url'
import { BadInput } from '../../schema/errors.ts'

/** The path of a member of the input. */
type Path = readonly string[]

/**
 * Returns the address to forward mail of `own` to, its domain in lower-case ASCII. Throws BadInput for an address that
 * leads straight back to `own`. Longer loops over several inboxes are detected when mail comes in.
 */
export function readForwardTo(text: string, own: string, path: Path): string {
  const target = canonicalAddress(text, path)
  const plain = target.toLowerCase()
  if (plain === own || plain.replace(/\+[^@]*@/, '@') === own)
    throw new BadInput('must be another address: mail would go round for ever', path)
  return target
}

/**
 * Returns the address that gets mail to a subdomain's addresses without an inbox. Throws BadInput for an address on the
 * subdomain itself.
 */
export function readCatchAll(text: string, hostname: string, path: Path): string {
  const target = canonicalAddress(text, path)
  if (target.endsWith(`@${hostname}`))
    throw new BadInput(`must not be on ${hostname}: mail would go round for ever`, path)
  return target
}

function canonicalAddress(text: string, path: Path): string {
  const at = text.lastIndexOf('@')
  const domain = domainToASCII(text.slice(at + 1).replace(/\.$/, ''))
  if (at < 1 || !domain) throw new BadInput('must be an e-mail address', path)
  return `${text.slice(0, at)}@${domain}`
}

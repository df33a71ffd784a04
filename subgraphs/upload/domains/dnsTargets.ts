import { Unavailable } from '../../../schema/errors.ts'
import type { Dns } from '../../kit/dns/resolver.ts'
import { CHALLENGE_LABEL } from './hostname.ts'

/** A DNS record for the user to set. */
export interface DnsTarget {
  readonly type: 'CNAME'
  /** Fully qualified. */
  readonly name: string
  readonly value: string
}

/** What says where a host name is to point. */
export interface Connection {
  readonly id: string
  /** Null for a name of our own, which needs nobody's records. */
  readonly uploadId: string | null
  readonly hostname: string
}

/** The two records that bring a host name here: its visitors to the site, and the authority's questions to us. */
export function dnsTargetsOf(connection: Connection, sitesDomain: string): readonly DnsTarget[] {
  const { id, uploadId, hostname } = connection
  if (uploadId === null) return []
  return [
    { type: 'CNAME', name: hostname, value: siteTarget(uploadId, sitesDomain) },
    { type: 'CNAME', name: `${CHALLENGE_LABEL}${hostname}`, value: challengeName(id, sitesDomain) },
  ]
}

/** What a host name of a site's must be an alias of. It names the upload, so only the owner of the name can set it so. */
export function siteTarget(uploadId: string, sitesDomain: string): string {
  return `${uploadId}.${sitesDomain}`
}

/** Where we publish what the authority asks for through DNS. */
export function challengeName(id: string, sitesDomain: string): string {
  return `${id}.acme.${sitesDomain}`
}

/** What is wrong with the records as the world sees them, in words; null when all are as they must be. */
export async function missingRecords(dns: Pick<Dns, 'cname'>, targets: readonly DnsTarget[]): Promise<string | null> {
  const problems = await Promise.all(targets.map((target) => problemOf(dns, target)))
  return problems.filter((problem) => problem !== null).join(' ') || null
}

async function problemOf(dns: Pick<Dns, 'cname'>, { name, value }: DnsTarget): Promise<string | null> {
  try {
    const found = await dns.cname(name)
    if (found === value) return null
    return found === null
      ? `${name} has no CNAME record yet: set it to ${value}.`
      : `${name} is a CNAME of ${found}: set it to ${value}.`
  } catch (error) {
    // That DNS is silent at the moment says nothing about the records; they are looked for again.
    if (error instanceof Unavailable) return `${error.message} at the moment.`
    throw error
  }
}

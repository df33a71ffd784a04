import { Unavailable } from '../../../schema/errors.ts'
import type { Dns } from '../../kit/net/dns/resolver.ts'
import { CHALLENGE_LABEL } from './hostname.ts'

/** A DNS record that the user has to set. */
export interface DnsTarget {
  readonly type: 'CNAME'
  /** Fully qualified. */
  readonly name: string
  readonly value: string
}

/** The facts that determine a host name's DNS records. */
export interface Connection {
  readonly id: string
  /** Null for a name of our own, which needs no records of a user. */
  readonly uploadId: string | null
  readonly hostname: string
}

/**
 * The two records that a host name needs: one leads visitors to the site, one delegates the authority's DNS challenge to
 * us.
 */
export function dnsTargetsOf(connection: Connection, sitesDomain: string): readonly DnsTarget[] {
  const { id, uploadId, hostname } = connection
  if (uploadId === null) return []
  return [
    { type: 'CNAME', name: hostname, value: siteTarget(uploadId, sitesDomain) },
    { type: 'CNAME', name: `${CHALLENGE_LABEL}${hostname}`, value: challengeName(id, sitesDomain) },
  ]
}

/**
 * The required CNAME target of a site's host name. It contains the upload id, so only the owner of the name can point it
 * to this site.
 */
export function siteTarget(uploadId: string, sitesDomain: string): string {
  return `${uploadId}.${sitesDomain}`
}

/** The name of our TXT record for the authority's DNS challenge. */
export function challengeName(id: string, sitesDomain: string): string {
  return `${id}.acme.${sitesDomain}`
}

/** The problems of the records as resolvers see them, in words; null if all are correct. */
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
    // A DNS failure says nothing about the records; they are checked again later.
    if (error instanceof Unavailable) return `${error.message} at the moment.`
    throw error
  }
}

import type { PoolClient } from 'pg'
import type { RecordToPublish } from '../../kit/dns/publishable.ts'
import { publishRecords } from '../../kit/dns/published.ts'
import type { DkimRecord } from '../outbound/dkimKeys.ts'

/** Seconds. Short, since an operator who moves the mail server wants to see it. */
const TTL = 300

/** The records that a domain of ours needs for mail, all at one name. */
export interface MailRecords {
  readonly name: string
  readonly records: readonly RecordToPublish[]
}

/** The name of our mail server. */
export function mailHost(mailDomain: string): string {
  return `mx.${mailDomain}`
}

/**
 * What mail to and from a domain of ours goes by: MX, SPF and DMARC. A relay of the operator's may send too, and is not
 * known here, so SPF only advises; DMARC accepts the DKIM signature that all our mail has, which survives forwarding. It is
 * strict: our domains have different owners, none of whom may vouch for another.
 */
export function policyRecords(domain: string, mailDomain: string): readonly MailRecords[] {
  return [
    {
      name: domain,
      records: [
        { type: 'MX', value: `10 ${mailHost(mailDomain)}`, ttl: TTL },
        { type: 'TXT', value: 'v=spf1 mx ~all', ttl: TTL },
      ],
    },
    {
      name: `_dmarc.${domain}`,
      records: [{ type: 'TXT', value: 'v=DMARC1; p=quarantine; adkim=s; aspf=s', ttl: TTL }],
    },
  ]
}

/** The addresses of our mail server. */
export function hostRecords(mailDomain: string, addresses: readonly string[]): MailRecords {
  const records = addresses.map((address) => {
    const type = address.includes(':') ? 'AAAA' : 'A'
    return { type, value: address, ttl: TTL } as const
  })
  return { name: mailHost(mailDomain), records }
}

/** Publishes what a domain of ours needs, inside the caller's transaction; last in it, since the zone is locked then. */
export async function publishMailDomain(
  client: PoolClient,
  domain: string,
  mailDomain: string,
  dkim: DkimRecord,
): Promise<void> {
  const key: MailRecords = { name: dkim.name, records: [{ type: 'TXT', value: dkim.value, ttl: TTL }] }
  for (const { name, records } of [...policyRecords(domain, mailDomain), key])
    await publishRecords(client, 'mail', name, records)
}

import type { PoolClient } from '../../../prisma/database.ts'
import type { RecordToPublish } from '../../kit/net/dns/publishable.ts'
import { publishRecords } from '../../kit/net/dns/published.ts'
import type { DkimRecord } from '../outbound/dkimKeys.ts'

/** Seconds. Short, so that a move of the mail server takes effect soon. */
const TTL = 300

/** DNS records for mail, all at one name. */
export interface MailRecords {
  readonly name: string
  readonly records: readonly RecordToPublish[]
}

/** The host name of our mail server. */
export function mailHost(mailDomain: string): string {
  return `mx.${mailDomain}`
}

/**
 * MX, SPF and DMARC records of one of our domains. SPF only softfails, because the operator's relay, which is unknown
 * here, may send too; DMARC accepts the DKIM signature that all our mail has, which survives forwarding. Alignment is
 * strict: our domains have different owners, and none may vouch for another.
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

/** Address records of our mail server. */
export function hostRecords(mailDomain: string, addresses: readonly string[]): MailRecords {
  const records = addresses.map((address) => {
    const type = address.includes(':') ? 'AAAA' : 'A'
    return { type, value: address, ttl: TTL } as const
  })
  return { name: mailHost(mailDomain), records }
}

/** Publishes the records of one of our domains in the caller's transaction. Call it last, since it locks the zone. */
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

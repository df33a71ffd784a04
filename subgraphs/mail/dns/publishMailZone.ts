import type { Database } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { publishRecords, publishZone } from '../../kit/net/dns/published.ts'
import type { DkimKeys } from '../outbound/dkimKeys.ts'
import type { MailSettings } from '../settings.ts'
import { hostRecords, publishMailDomain } from './records.ts'

/**
 * Publishes the zone of the mail domain: its mail server and sender policy. Does nothing if the zone is up to date.
 * Throws an Error that names the setting which cannot be published.
 */
export async function publishMailZone(
  db: Database,
  { MAIL_DOMAIN, MX_ADDRESSES }: Pick<MailSettings, 'MAIL_DOMAIN' | 'MX_ADDRESSES'>,
  dkim: DkimKeys,
  now: Date,
): Promise<void> {
  // Outside the try block: a failure of the DKIM key has nothing to do with the zone's settings.
  const { record } = await dkim.ensure(db.pool, MAIL_DOMAIN, now)
  try {
    await publishZone(db, MAIL_DOMAIN)
    await inTransaction(db.pool, async (client) => {
      const host = hostRecords(MAIL_DOMAIN, MX_ADDRESSES)
      await publishRecords(client, 'mail', host.name, host.records)
      await publishMailDomain(client, MAIL_DOMAIN, MAIL_DOMAIN, record)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The zone of MAIL_DOMAIN (${MAIL_DOMAIN}), with MX_ADDRESSES, cannot be published: ${reason}`, {
      cause: error,
    })
  }
}

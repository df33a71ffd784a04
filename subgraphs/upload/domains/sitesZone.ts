import { isIPv6 } from 'node:net'
import type { Database } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Unpublishable } from '../../kit/net/dns/publishable.ts'
import { publishRecords, publishZone } from '../../kit/net/dns/published.ts'

/** Seconds; server addresses change rarely, and not without notice. */
const TTL = 300

/**
 * Publishes the sites' zone, so that our name server resolves every site and can answer DNS challenges below it. Throws
 * an Error that names the setting if the zone cannot be published.
 */
export async function publishSitesZone(db: Database, sitesDomain: string, addresses: readonly string[]): Promise<void> {
  const records = addresses.map((value) => ({ type: isIPv6(value) ? 'AAAA' : 'A', value, ttl: TTL }) as const)
  try {
    await publishZone(db, sitesDomain)
    await inTransaction(db.pool, (client) => publishRecords(client, 'upload', `*.${sitesDomain}`, records))
  } catch (error) {
    if (error instanceof Unpublishable) throw new Error(`SITES_DOMAIN: ${error.message}`, { cause: error })
    throw error
  }
}

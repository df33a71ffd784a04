import type { PoolClient } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
import { withdrawRecords } from '../../kit/net/dns/published.ts'
import { type CustomDomain, deleteCustomDomain } from './customDomains.ts'
import { challengeName } from './dnsTargets.ts'

/** Removes a host name from its site, with its certificate and challenge records. False if it did not exist. */
export async function removeDomain(client: PoolClient, domain: CustomDomain, sitesDomain: string): Promise<boolean> {
  if (!(await deleteCustomDomain(client, domain.id))) return false
  await affected(client, tables.deleteFrom('upload.acmeHttpChallenge').where('hostname', '=', domain.hostname))
  // Last, because it locks the zone until the transaction ends.
  await withdrawRecords(client, 'upload', challengeName(domain.id, sitesDomain))
  return true
}

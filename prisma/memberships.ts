import type { WalletAddress } from '../schema/address.ts'
import { isUuid } from '../schema/uuid.ts'
import type { Pool } from './database.ts'
import { firstRow, tables } from './sql.ts'

/** The id of the organization with this slug or id that a wallet is a member of; null if it is in none. */
export async function organizationOfMember(
  pool: Pool,
  slugOrId: string,
  wallet: WalletAddress,
): Promise<string | null> {
  const membership = tables
    .selectFrom('gateway.organization as organization')
    .innerJoin('gateway.organizationMember as member', 'member.organizationId', 'organization.id')
    .select('organization.id')
    .where(isUuid(slugOrId) ? 'organization.id' : 'organization.slug', '=', slugOrId)
    .where('member.wallet', '=', wallet)
  return (await firstRow(pool, membership))?.id ?? null
}

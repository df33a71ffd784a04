import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, tables } from '../../../prisma/sql.ts'
import { addDays } from '../../kit/time.ts'
import { changeOf, nextSerial, type OwnedDomain } from './domains.ts'

/** Days after its expiry during which a domain can still be renewed; then it is deleted at the registry. */
export const GRACE_DAYS = 30

/** A domain with a requested transfer, or past its renewal period. */
export type LeavingDomain = Pick<OwnedDomain, 'name' | 'orderId' | 'expiresAt' | 'transferRequestedAt'>

/** Whether a domain can no longer be renewed. */
export function isPastRenewal({ expiresAt }: Pick<OwnedDomain, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && addDays(expiresAt, GRACE_DAYS) <= now
}

/**
 * Domains with a requested transfer or past renewal, the longest unchecked first. Domains with an order in progress are
 * excluded, because a renewal may be reaching the registry.
 */
export async function leavingDomains(pool: Pool, now: Date, limit: number): Promise<LeavingDomain[]> {
  const leaving = tables
    .selectFrom('domains.domains as domain')
    .select(['name', 'orderId', 'expiresAt', 'transferRequestedAt'])
    .where('state', '=', 'ACTIVE')
    .where(({ or, eb }) =>
      or([eb('transferRequestedAt', 'is not', null), eb('expiresAt', '<=', addDays(now, -GRACE_DAYS))]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('domains.orders').whereRef('claim', '=', 'domain.name').select('claim'))),
    )
  return await allRows(
    pool,
    leaving
      .orderBy('followedAt', (by) => by.asc().nullsFirst())
      .orderBy('name')
      .limit(limit),
  )
}

/** Saves when the registry was last queried about a domain. */
export async function noteFollowed(pool: Pool, name: string, now: Date): Promise<void> {
  await affected(pool, changeOf(name).set({ followedAt: now }))
}

/** ACTIVE → TRANSFERRED or RELEASED. False if it has ended before, or the name has been registered again since. */
export async function endDomain(
  client: PoolClient,
  { name, orderId }: LeavingDomain,
  end: 'TRANSFERRED' | 'RELEASED',
): Promise<boolean> {
  const ended = changeOf(name).set({ state: end }).set(nextSerial)
  return (await affected(client, ended.where('orderId', '=', orderId).where('state', '=', 'ACTIVE'))) === 1
}

import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { addDays } from '../../kit/time.ts'
import type { OwnedDomain } from './domains.ts'

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
  const sql = `SELECT name, order_id AS "orderId", expires_at AS "expiresAt", transfer_requested_at AS "transferRequestedAt"
    FROM domains.domains d
    WHERE state = 'ACTIVE' AND (transfer_requested_at IS NOT NULL OR expires_at <= $1)
      AND NOT EXISTS (SELECT FROM domains.orders WHERE claim = d.name)
    ORDER BY followed_at NULLS FIRST, name LIMIT $2`
  const { rows } = await pool.query<LeavingDomain & { orderId: string }>(sql, [addDays(now, -GRACE_DAYS), limit])
  return rows.map((row) => ({ ...row, orderId: BigInt(row.orderId) }))
}

/** Saves when the registry was last queried about a domain. */
export async function noteFollowed(pool: Pool, name: string, now: Date): Promise<void> {
  await pool.query('UPDATE domains.domains SET followed_at = $2 WHERE name = $1', [name, now])
}

/** ACTIVE → TRANSFERRED or RELEASED. Does nothing if the name has been registered again since. */
export async function endDomain(
  client: PoolClient,
  { name, orderId }: LeavingDomain,
  end: 'TRANSFERRED' | 'RELEASED',
): Promise<void> {
  const sql = `UPDATE domains.domains SET state = $3::domains.domain_state, serial = serial + 1
    WHERE name = $1 AND order_id = $2 AND state = 'ACTIVE'`
  await client.query(sql, [name, orderId, end])
}

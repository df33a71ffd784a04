import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../../schema/address.ts'

/** An inbox whose owner has not been told of its expiry. */
export interface ExpiringInbox {
  readonly id: string
  readonly address: string
  readonly localPart: string
  readonly owner: WalletAddress
  readonly expiresAt: Date
}

/** Inboxes in use that expire until `before` and whose owners have not been told of that expiry. */
export async function inboxesToRemind(pool: Pool, now: Date, before: Date, limit: number): Promise<ExpiringInbox[]> {
  const sql = `SELECT id, address, local_part AS "localPart", owner, expires_at AS "expiresAt" FROM mail.inbox
    WHERE address IS NOT NULL AND expires_at > $1 AND expires_at <= $2 AND reminded_for IS DISTINCT FROM expires_at
    ORDER BY expires_at LIMIT $3`
  return (await pool.query<ExpiringInbox>(sql, [now, before, limit])).rows
}

/** Writes down that an owner is told. False when it is told already, or the inbox has been topped up or ended since. */
export async function noteReminded(
  client: PoolClient,
  { id, expiresAt }: Pick<ExpiringInbox, 'id' | 'expiresAt'>,
): Promise<boolean> {
  const sql = `UPDATE mail.inbox SET reminded_for = expires_at WHERE id = $1 AND expires_at = $2 AND address IS NOT NULL
    AND reminded_for IS DISTINCT FROM expires_at`
  return (await client.query(sql, [id, expiresAt])).rowCount === 1
}

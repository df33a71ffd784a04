import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { INBOX_BYTES } from '../inbound/fullness.ts'
import { MESSAGE_LIMIT } from './inboxes.ts'
import { keptSince } from './messages.ts'

/** An inbox whose owner has not been reminded of its expiry. */
export interface ExpiringInbox {
  readonly id: string
  readonly address: string
  readonly localPart: string
  readonly owner: WalletAddress
  readonly expiresAt: Date
}

/** Active inboxes that expire until `before`, have no reminder for that expiry yet, and have room for a mail. */
export async function inboxesToRemind(pool: Pool, now: Date, before: Date, limit: number): Promise<ExpiringInbox[]> {
  const sql = `SELECT id, address, local_part AS "localPart", owner, expires_at AS "expiresAt" FROM mail.inbox i
    WHERE address IS NOT NULL AND expires_at > $1 AND expires_at <= $2 AND reminded_for IS DISTINCT FROM expires_at
      AND (NOT retain_messages OR (SELECT count(*) < $4 AND coalesce(sum(s.size), 0) < $5
        FROM mail.message m JOIN mail.stored_mail s ON s.id = m.mail_id WHERE m.inbox_id = i.id AND m.received_at > $6))
    ORDER BY expires_at LIMIT $3`
  const values = [now, before, limit, MESSAGE_LIMIT, INBOX_BYTES, keptSince(now)]
  return (await pool.query<ExpiringInbox>(sql, values)).rows
}

/** Marks the inbox as reminded of this expiry. False if it is marked already, or has been topped up or ended since. */
export async function noteReminded(
  client: PoolClient,
  { id, expiresAt }: Pick<ExpiringInbox, 'id' | 'expiresAt'>,
): Promise<boolean> {
  const sql = `UPDATE mail.inbox SET reminded_for = expires_at WHERE id = $1 AND expires_at = $2 AND address IS NOT NULL
    AND reminded_for IS DISTINCT FROM expires_at`
  return (await client.query(sql, [id, expiresAt])).rowCount === 1
}

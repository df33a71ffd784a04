import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../../schema/address.ts'
import { inTransaction } from '../../kit/transaction.ts'
import type { OutboundKind } from './queue.ts'

// The tables of mail on its way out. A recipient is QUEUED until its server has taken the mail (SENT) or never will
// (FAILED); BOUNCED is a SENT one that came back. Whoever attempts a delivery leases its recipients by moving their next
// attempt into the future: a process that dies is forgotten when that moment comes.

/** One address, and how often it has been tried, this time included. */
export interface Recipient {
  readonly address: string
  readonly attempt: number
}

/** Recipients of one mail that are attempted together. */
export interface Delivery {
  readonly mailId: string
  readonly kind: OutboundKind
  readonly envelopeFrom: string
  readonly headerFrom: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly subdomain: string | null
  /** The wallet that it is sent for; null for what nobody in particular does. */
  readonly wallet: WalletAddress | null
  /** Null when the mail is gone. */
  readonly blobKey: string | null
  /** Bytes. */
  readonly size: number
  readonly createdAt: Date
  readonly recipients: readonly Recipient[]
}

/** How an attempt ended for a recipient; `reply` is what the server said, in one line. */
export type Outcome =
  | { readonly state: 'SENT' | 'FAILED'; readonly reply: string }
  | { readonly state: 'QUEUED'; readonly reply: string; readonly nextAttemptAt: Date }

/** Longer than any attempt takes (see `ATTEMPT_MS`), so that no second process begins while the first is still at it. Milliseconds. */
const LEASE_MS = 15 * 60_000

export interface Taking {
  readonly now: Date
  /** Whether a delivery is for all due recipients of a mail, or for those in one domain. */
  readonly together: 'MAIL' | 'DOMAIN'
  /** Domains that are not to be taken now. */
  readonly busy: readonly string[]
  /** Wallets whose mail is not to be taken now; null for mail that is no wallet's. */
  readonly busyWallets: readonly (WalletAddress | null)[]
  /** Recipients that were tried before are taken as well, or not now. */
  readonly which: 'ALL' | 'UNTRIED'
}

/** Leases what has been due for the longest time; null when nothing is. */
export async function takeDelivery(pool: Pool, taking: Taking): Promise<Delivery | null> {
  for (;;) {
    const taken = await inTransaction(pool, (client) => take(client, taking))
    if (taken !== 'TAKEN_BY_ANOTHER') return taken
  }
}

const DOMAIN = `substring(r.address from '[^@]*$')`

async function take(
  client: PoolClient,
  { now, together, busy, busyWallets, which }: Taking,
): Promise<Delivery | null | 'TAKEN_BY_ANOTHER'> {
  // The mail's row is the lock: two takers of one mail would otherwise hold half of its recipients each and wait for the other's.
  const { rows } = await client.query<Omit<Delivery, 'recipients'> & { domain: string }>(
    `SELECT m.id AS "mailId", m.kind, m.envelope_from AS "envelopeFrom", m.header_from AS "headerFrom",
       m.message_id AS "messageId", m.subdomain, m.wallet, m.blob_key AS "blobKey", m.size, m.created_at AS "createdAt",
       ${DOMAIN} AS domain
     FROM mail.outbound_recipient r JOIN mail.outbound_mail m ON m.id = r.mail_id
     WHERE r.state = 'QUEUED' AND r.next_attempt_at <= $1 AND NOT ${DOMAIN} = ANY($2)
       AND NOT coalesce(m.wallet, '') = ANY($3) AND ($4 = 'ALL' OR r.attempts = 0)
     ORDER BY r.next_attempt_at LIMIT 1 FOR UPDATE OF m SKIP LOCKED`,
    [now, busy, busyWallets.map((wallet) => wallet ?? ''), which],
  )
  if (!rows[0]) return null
  const { domain, ...mail } = rows[0]
  const leased = await client.query<Recipient>(
    `UPDATE mail.outbound_recipient r SET attempts = attempts + 1, next_attempt_at = $3
     WHERE mail_id = $1 AND state = 'QUEUED' AND next_attempt_at <= $2 AND ($4::text IS NULL OR ${DOMAIN} = $4)
     RETURNING address, attempts AS attempt`,
    [mail.mailId, now, new Date(now.getTime() + LEASE_MS), together === 'DOMAIN' ? domain : null],
  )
  return leased.rowCount ? { ...mail, recipients: leased.rows } : 'TAKEN_BY_ANOTHER'
}

/**
 * Writes down how an attempt ended. A delivery that happened is one whoever holds the lease by now; any other end counts
 * only while the lease is this attempt's. False when it did not count.
 */
export async function noteOutcome(
  client: PoolClient,
  mailId: string,
  { address, attempt }: Recipient,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const hasEnded = outcome.state !== 'QUEUED'
  const sql = `UPDATE mail.outbound_recipient SET state = $4, reply = $5, next_attempt_at = $6, ended_at = $7
    WHERE mail_id = $1 AND address = $2 AND state = 'QUEUED' AND (attempts = $3 OR $4 = 'SENT')`
  const nextAttemptAt = outcome.state === 'QUEUED' ? outcome.nextAttemptAt : null
  const values = [mailId, address, attempt, outcome.state, outcome.reply, nextAttemptAt, hasEnded ? now : null]
  return (await client.query(sql, values)).rowCount === 1
}

/** Gives leases back as if nothing had been tried. */
export async function putBack(pool: Pool, { mailId, recipients }: Delivery, now: Date): Promise<void> {
  const sql = `UPDATE mail.outbound_recipient r SET attempts = attempts - 1, next_attempt_at = $3
    FROM unnest($2::text[], $4::int[]) AS given (address, attempt)
    WHERE r.mail_id = $1 AND r.address = given.address AND r.attempts = given.attempt AND r.state = 'QUEUED'`
  const addresses = recipients.map(({ address }) => address)
  await pool.query(sql, [mailId, addresses, now, recipients.map(({ attempt }) => attempt)])
}

/** Forgets where a mail lies once nobody waits for it any more; returns the blob that is to be removed then. */
export async function releaseBlob(pool: Pool, mailId: string): Promise<string | null> {
  const sql = `WITH ended AS (
      SELECT id, blob_key FROM mail.outbound_mail m WHERE id = $1 AND blob_key IS NOT NULL
        AND NOT EXISTS (SELECT FROM mail.outbound_recipient WHERE mail_id = m.id AND state = 'QUEUED') FOR UPDATE
    ) UPDATE mail.outbound_mail m SET blob_key = NULL FROM ended WHERE m.id = ended.id RETURNING ended.blob_key AS key`
  return (await pool.query<{ key: string }>(sql, [mailId])).rows[0]?.key ?? null
}

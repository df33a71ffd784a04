import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { OutboundKind } from './queue.ts'

// Tables of outgoing mail. A recipient is QUEUED until its server accepts the mail (SENT) or never will (FAILED); BOUNCED
// is a SENT recipient whose mail came back. A delivery attempt leases its recipients by moving their next attempt into
// the future: if the process dies, the lease ends at that time.

/** A recipient address and the number of its attempts, this one included. */
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
  /** The wallet that the mail counts against; null if there is none. */
  readonly wallet: WalletAddress | null
  /** Null if the mail's content is gone. */
  readonly blobKey: string | null
  /** Bytes. */
  readonly size: number
  readonly createdAt: Date
  readonly recipients: readonly Recipient[]
}

/** Outcome of an attempt for a recipient; `reply` is the server's reply, in one line. */
export type Outcome =
  | { readonly state: 'SENT' | 'FAILED'; readonly reply: string }
  | { readonly state: 'QUEUED'; readonly reply: string; readonly nextAttemptAt: Date }

/**
 * Longer than any attempt (see `ATTEMPT_MS`), so that a second process starts only after the first has ended.
 * Milliseconds.
 */
const LEASE_MS = 15 * 60_000

export interface Taking {
  readonly now: Date
  /** Whether a delivery covers all due recipients of a mail, or only those of one domain. */
  readonly together: 'MAIL' | 'DOMAIN'
  /** Domains to skip. */
  readonly busy: readonly string[]
  /** Wallets whose mail to skip; null for mail without a wallet. */
  readonly busyWallets: readonly (WalletAddress | null)[]
  /** Whether recipients that were attempted before are included. */
  readonly which: 'ALL' | 'UNTRIED'
}

/** Leases the delivery that has been due longest; null if none is due. */
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
  // The lock on the mail's row serializes takers of one mail: otherwise two could each lease half of its recipients and
  // deadlock.
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
 * Saves the outcome of an attempt. SENT is saved regardless of who holds the lease; other outcomes only while this
 * attempt holds it. False if the outcome was not saved.
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

/** Releases leases and does not count the attempt. */
export async function putBack(pool: Pool, { mailId, recipients }: Delivery, now: Date): Promise<void> {
  const sql = `UPDATE mail.outbound_recipient r SET attempts = attempts - 1, next_attempt_at = $3
    FROM unnest($2::text[], $4::int[]) AS given (address, attempt)
    WHERE r.mail_id = $1 AND r.address = given.address AND r.attempts = given.attempt AND r.state = 'QUEUED'`
  const addresses = recipients.map(({ address }) => address)
  await pool.query(sql, [mailId, addresses, now, recipients.map(({ attempt }) => attempt)])
}

/** Clears a mail's blob key once no recipient is QUEUED; returns the key of the blob to remove, or null. */
export async function releaseBlob(pool: Pool, mailId: string): Promise<string | null> {
  const sql = `WITH ended AS (
      SELECT id, blob_key FROM mail.outbound_mail m WHERE id = $1 AND blob_key IS NOT NULL
        AND NOT EXISTS (SELECT FROM mail.outbound_recipient WHERE mail_id = m.id AND state = 'QUEUED') FOR UPDATE
    ) UPDATE mail.outbound_mail m SET blob_key = NULL FROM ended WHERE m.id = ended.id RETURNING ended.blob_key AS key`
  return (await pool.query<{ key: string }>(sql, [mailId])).rows[0]?.key ?? null
}

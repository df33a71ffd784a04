import { type Expression, sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, anyOf, firstRow, type Row, rowsFrom, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'

// Tables of outgoing mail. A recipient is QUEUED until its server accepts the mail (SENT) or never will (FAILED); BOUNCED
// is a SENT recipient whose mail came back. A delivery attempt leases its recipients by moving their next attempt into
// the future: if the process dies, the lease ends at that time.

/** A recipient address and the number of its attempts, this one included. */
export interface Recipient {
  readonly address: string
  readonly attempt: number
}

type Mail = Row<'mail.outboundMail'>

/** Recipients of one mail that are attempted together. */
export interface Delivery extends Omit<Mail, 'id' | 'actId' | 'subject'> {
  readonly mailId: string
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
  /** Accounts whose mail to skip. */
  readonly busyAccounts: readonly string[]
  /** Whether recipients that were attempted before are included. */
  readonly which: 'ALL' | 'UNTRIED'
}

/**
 * The account whose slots a delivery takes: its wallet. Mail without one counts by its kind: mail to the operator (FORWARD),
 * and reports to senders of forwarded mail (BOUNCE), whom strangers choose.
 */
export function accountOf({ wallet, kind }: Pick<Mail, 'wallet' | 'kind'>): string {
  return wallet ?? kind
}

/** Leases the delivery that has been due longest; null if none is due. */
export async function takeDelivery(pool: Pool, taking: Taking): Promise<Delivery | null> {
  for (;;) {
    const taken = await inTransaction(pool, (client) => take(client, taking))
    if (taken !== 'TAKEN_BY_ANOTHER') return taken
  }
}

/** The domain of an address. */
const domainOf = (address: Expression<string>) => sql<string>`substring(${address} from '[^@]*$')`

/** The recipients of a mail of the statement around it that are QUEUED. */
export const queuedOf = (mailId: Expression<string>) =>
  tables.selectFrom('mail.outboundRecipient').where(({ and }) => and({ mailId, state: 'QUEUED' }))

async function take(client: PoolClient, taking: Taking): Promise<Delivery | null | 'TAKEN_BY_ANOTHER'> {
  const mail = await lockDueMail(client, taking)
  if (!mail) return null
  const { domain, ...delivery } = mail
  const { now, together } = taking
  const due = tables
    .updateTable('mail.outboundRecipient')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: new Date(now.getTime() + LEASE_MS) }))
    .where(({ and }) => and({ mailId: delivery.mailId, state: 'QUEUED' }))
    .where('nextAttemptAt', '<=', now)
    .returning(['address', 'attempts as attempt'])
  const leased = together === 'MAIL' ? due : due.where(({ ref }) => domainOf(ref('address')), '=', domain)
  const recipients = await allRows(client, leased)
  return recipients.length > 0 ? { ...delivery, recipients } : 'TAKEN_BY_ANOTHER'
}

/**
 * The mail and the domain of the recipient that has been due longest. The lock on the mail's row serializes takers of one
 * mail: otherwise two could each lease half of its recipients and deadlock.
 */
async function lockDueMail(client: PoolClient, { now, busy, busyAccounts, which }: Taking) {
  const due = tables
    .selectFrom('mail.outboundRecipient as recipient')
    .innerJoin('mail.outboundMail as mail', 'mail.id', 'recipient.mailId')
    .select(['mail.id as mailId', 'mail.kind', 'mail.envelopeFrom', 'mail.headerFrom', 'mail.messageId'])
    .select(['mail.subdomain', 'mail.wallet', 'mail.blobKey', 'mail.size', 'mail.createdAt'])
    .select(({ ref }) => domainOf(ref('recipient.address')).as('domain'))
    .where('recipient.state', '=', 'QUEUED')
    .where('recipient.nextAttemptAt', '<=', now)
    .where(({ eb, not, ref }) => not(eb(domainOf(ref('recipient.address')), '=', anyOf(busy))))
    .where(({ eb, not, fn }) => not(eb(fn<string>('coalesce', ['mail.wallet', 'mail.kind']), '=', anyOf(busyAccounts))))
  const tried = which === 'ALL' ? due : due.where('recipient.attempts', '=', 0)
  return await firstRow(client, tried.orderBy('recipient.nextAttemptAt').limit(1).forUpdate('mail').skipLocked())
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
  const times = outcome.state === 'QUEUED' ? { endedAt: null } : { nextAttemptAt: null, endedAt: now }
  const queued = tables
    .updateTable('mail.outboundRecipient')
    .set({ ...outcome, ...times })
    .where(({ and }) => and({ mailId, address, state: 'QUEUED' }))
  return (await affected(client, outcome.state === 'SENT' ? queued : queued.where('attempts', '=', attempt))) === 1
}

/** Releases leases and does not count the attempt. */
export async function putBack(pool: Pool, { mailId, recipients }: Delivery, now: Date): Promise<void> {
  const leased = tables
    .updateTable('mail.outboundRecipient as recipient')
    .from(rowsFrom(recipients, { address: 'text', attempt: 'int4' }, 'given'))
    .set(({ eb }) => ({ attempts: eb('recipient.attempts', '-', 1), nextAttemptAt: now }))
    .where(({ and }) => and({ 'recipient.mailId': mailId, 'recipient.state': 'QUEUED' }))
    .whereRef('recipient.address', '=', 'given.address')
    .whereRef('recipient.attempts', '=', 'given.attempt')
  await affected(pool, leased)
}

/** Clears a mail's blob key once no recipient is QUEUED; returns the key of the blob to remove, or null. */
export async function releaseBlob(pool: Pool, mailId: string): Promise<string | null> {
  const released = tables
    .with('ended', (db) =>
      db
        .selectFrom('mail.outboundMail')
        .select(['id', 'blobKey'])
        .where('id', '=', mailId)
        .where('blobKey', 'is not', null)
        .where(({ not, exists, ref }) => not(exists(queuedOf(ref('mail.outboundMail.id')))))
        .forUpdate(),
    )
    .updateTable('mail.outboundMail as mail')
    .from('ended')
    .set({ blobKey: null })
    .whereRef('mail.id', '=', 'ended.id')
    .returning('ended.blobKey')
  return (await firstRow(pool, released))?.blobKey ?? null
}

import { addJob } from '../../../prisma/addJob.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, insertRows, type Row, tables } from '../../../prisma/sql.ts'
import { dueAtOnce } from '../../kit/time.ts'
import { newMailId } from './mailId.ts'

/**
 * A mail to send. Its raw content is already in `blobs` and belongs to the queue from now on, which removes it once every
 * recipient has ended.
 */
export interface MailToQueue extends Omit<Row<'mail.outboundMail'>, 'id' | 'blobKey' | 'createdAt'> {
  /** From `newMailId`, if the envelope sender or the blob is named after it; default: a new id. */
  readonly id?: string
  readonly blobKey: string
  readonly recipients: readonly string[]
  readonly now: Date
}

/** The job that wakes the courier of the process that runs it. */
export const DELIVER_JOB = 'mail.deliver'

/**
 * Queues a mail in the caller's transaction: once that commits, the mail is delivered or fails with a reason, also across
 * crashes. A repeated address gets one copy. Returns the mail's id.
 */
export async function queueMail(client: PoolClient, mail: MailToQueue): Promise<string> {
  const { id = newMailId(mail.now), recipients: given, now, ...row } = mail
  const nextAttemptAt = dueAtOnce(now)
  const recipients = uniqueAddresses(given).map((address) => ({ mailId: id, address, nextAttemptAt }))
  if (recipients.length === 0) throw new Error(`Mail ${mail.messageId} has no recipients`)
  await affected(client, tables.insertInto('mail.outboundMail').values({ ...row, id, createdAt: now }))
  const types = { mailId: 'text', address: 'text', nextAttemptAt: 'timestamptz' } as const
  await affected(client, insertRows('mail.outboundRecipient', recipients, types))
  await addJob(client, DELIVER_JOB, { mailId: id })
  return id
}

/** Whether a mail with an envelope sender waits for a recipient. Addresses as in SMTP; '' is the null sender. */
export async function isQueued(pool: Pool, envelopeFrom: string, address: string): Promise<boolean> {
  const waiting = tables
    .selectFrom('mail.outboundRecipient as recipient')
    .innerJoin('mail.outboundMail as mail', 'mail.id', 'recipient.mailId')
    .where(({ and }) => and({ 'recipient.state': 'QUEUED', 'recipient.address': address }))
    .where('mail.envelopeFrom', '=', envelopeFrom)
  return (await affected(pool, waiting)) > 0
}

/** Lower-cases domains; local parts are case-sensitive for their server and stay unchanged. */
function uniqueAddresses(addresses: readonly string[]): string[] {
  const known = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  return [...known.values()].map((address) => {
    const at = address.lastIndexOf('@')
    return address.slice(0, at) + address.slice(at).toLowerCase()
  })
}

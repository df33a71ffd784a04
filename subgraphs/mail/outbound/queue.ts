import type { PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { newMailId } from './mailId.ts'

/**
 * SEND: paid for. FORWARD: received here and forwarded. BOUNCE: reports a failed delivery. REMINDER: sent by the
 * service.
 */
export type OutboundKind = 'SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER'

/**
 * A mail to send. Its raw content is already in `blobs` and belongs to the queue from now on, which removes it once every
 * recipient has ended.
 */
export interface MailToQueue {
  /** From `newMailId`, if the envelope sender or the blob is named after it; default: a new id. */
  readonly id?: string
  readonly kind: OutboundKind
  /** The line that paid for the mail; a line sends one mail. */
  readonly actId: string | null
  readonly wallet: WalletAddress | null
  /** Name of the subdomain that the mail counts against; null for the mail domain itself. */
  readonly subdomain: string | null
  /** SMTP MAIL FROM; '' for the null sender of bounces. */
  readonly envelopeFrom: string
  readonly headerFrom: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly subject: string
  readonly blobKey: string
  /** Bytes. */
  readonly size: number
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
  const id = mail.id ?? newMailId(mail.now)
  const recipients = uniqueAddresses(mail.recipients)
  if (recipients.length === 0) throw new Error(`Mail ${mail.messageId} has no recipients`)
  await client.query(
    `INSERT INTO mail.outbound_mail
      (id, kind, act_id, wallet, subdomain, envelope_from, header_from, message_id, subject, blob_key, size, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      mail.kind,
      mail.actId,
      mail.wallet,
      mail.subdomain,
      mail.envelopeFrom,
      mail.headerFrom,
      mail.messageId,
      mail.subject,
      mail.blobKey,
      mail.size,
      mail.now,
    ],
  )
  await client.query(
    `INSERT INTO mail.outbound_recipient (mail_id, address, next_attempt_at) SELECT $1, unnest($2::text[]), $3`,
    [id, recipients, mail.now],
  )
  await client.query('SELECT graphile_worker.add_job($1, $2::json)', [DELIVER_JOB, JSON.stringify({ mailId: id })])
  return id
}

/** Lower-cases domains; local parts are case-sensitive for their server and stay unchanged. */
function uniqueAddresses(addresses: readonly string[]): string[] {
  const known = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  return [...known.values()].map((address) => {
    const at = address.lastIndexOf('@')
    return address.slice(0, at) + address.slice(at).toLowerCase()
  })
}

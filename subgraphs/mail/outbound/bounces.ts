import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
import { REFUSALS } from '../inbound/refusal.ts'
import { mailOfBounceAddress } from './bounceAddress.ts'
import { readBounce } from './bounceReport.ts'

/** A mail of ours that bounced. */
export interface BouncedMail {
  readonly mailId: string
  /** The sender, who may want to read the report. */
  readonly headerFrom: string
  /** Recipients that this report newly marked as BOUNCED. */
  readonly recipients: readonly string[]
}

/** Whether the address takes bounces for a mail of ours that is still on record. */
export async function takesBounces(db: Pool | PoolClient, address: string, mailDomain: string): Promise<boolean> {
  const mailId = mailOfBounceAddress(address, mailDomain)
  if (mailId === null) return false
  return (await affected(db, tables.selectFrom('mail.outboundMail').where('id', '=', mailId))) === 1
}

/**
 * Processes a mail to one of our bounce addresses, in the caller's transaction: marks recipients that the raw mail
 * reports as permanently failed as BOUNCED, with the reason. Null if the address is no such address. A mail without
 * failures, such as an out-of-office notice, marks no recipient. Idempotent. Throws a temporary Refusal for a report about a
 * recipient that is being attempted.
 */
export async function recordBounce(
  client: PoolClient,
  address: string,
  raw: Buffer,
  { mailDomain, now }: { readonly mailDomain: string; readonly now: Date },
): Promise<BouncedMail | null> {
  const mailId = mailOfBounceAddress(address, mailDomain)
  if (mailId === null) return null
  const reported = tables
    .selectFrom('mail.outboundMail as mail')
    .innerJoin('mail.outboundRecipient as recipient', 'recipient.mailId', 'mail.id')
    .select(({ fn }) => ['mail.headerFrom', fn.agg<string[]>('array_agg', ['recipient.address']).as('addresses')])
    .where('mail.id', '=', mailId)
    .groupBy('mail.id')
  const mail = await firstRow(client, reported)
  if (!mail) return null
  const recipients: string[] = []
  for (const { recipient, reason } of readBounce(raw)) {
    const found = matching(mail.addresses, recipient)
    if (!found) continue
    // Its server may have accepted the mail and reported already, while that is not committed yet.
    if (await isAttempted(client, mailId, found)) throw REFUSALS.earlyBounce()
    if (await markBounced(client, mailId, found, reason, now)) recipients.push(found)
  }
  return { mailId, headerFrom: mail.headerFrom, recipients }
}

/**
 * The recipient of a reported address: forwarding servers report another one, which is unambiguous only for a mail with
 * one recipient.
 */
function matching(addresses: readonly string[], reported: string | null): string | undefined {
  const named = addresses.find((address) => address.toLowerCase() === reported)
  return named ?? (addresses.length === 1 ? addresses[0] : undefined)
}

/** Whether a recipient was attempted and has no final outcome yet. */
async function isAttempted(client: PoolClient, mailId: string, address: string): Promise<boolean> {
  const queued = tables
    .selectFrom('mail.outboundRecipient')
    .where(({ and }) => and({ mailId, address, state: 'QUEUED' }))
    .where('attempts', '>', 0)
  return (await affected(client, queued)) === 1
}

/** Marks a SENT recipient only: a bounce of a mail that was not sent yet is forged. */
async function markBounced(
  client: PoolClient,
  mailId: string,
  address: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const sent = tables.updateTable('mail.outboundRecipient').where(({ and }) => and({ mailId, address, state: 'SENT' }))
  return (await affected(client, sent.set({ state: 'BOUNCED', reply: reason, endedAt: now }))) === 1
}

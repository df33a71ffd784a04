import type { PoolClient } from 'pg'
import { mailOfBounceAddress } from './bounceAddress.ts'
import { readBounce } from './bounceReport.ts'

/** A mail of ours that came back. */
export interface BouncedMail {
  readonly mailId: string
  /** Who it was from: may want to read the report. */
  readonly headerFrom: string
  /** The recipients that were marked by this very report. */
  readonly recipients: readonly string[]
}

/** Whether mail to the address is taken in as a bounce of a mail of ours that is still remembered. */
export async function takesBounces(
  client: Pick<PoolClient, 'query'>,
  address: string,
  mailDomain: string,
): Promise<boolean> {
  const mailId = mailOfBounceAddress(address, mailDomain)
  if (mailId === null) return false
  return (await client.query('SELECT FROM mail.outbound_mail WHERE id = $1', [mailId])).rowCount === 1
}

/**
 * Takes in what came to the envelope sender of a mail of ours, in the caller's transaction: recipients that the raw mail
 * reports as failed for good are marked as BOUNCED, with the reason. Null when the address is none of those. A mail that
 * reports nothing (somebody is on holiday) marks nobody. The same report twice is the same as once.
 */
export async function recordBounce(
  client: PoolClient,
  address: string,
  raw: Buffer,
  { mailDomain, now }: { readonly mailDomain: string; readonly now: Date },
): Promise<BouncedMail | null> {
  const mailId = mailOfBounceAddress(address, mailDomain)
  if (mailId === null) return null
  const sql = `SELECT m.header_from AS "headerFrom", array_agg(r.address) AS addresses
    FROM mail.outbound_mail m JOIN mail.outbound_recipient r ON r.mail_id = m.id WHERE m.id = $1 GROUP BY m.id`
  const { rows } = await client.query<{ headerFrom: string; addresses: string[] }>(sql, [mailId])
  const mail = rows[0]
  if (!mail) return null
  const recipients: string[] = []
  for (const { recipient, reason } of readBounce(raw)) {
    const found = matching(mail.addresses, recipient)
    if (found && (await markBounced(client, mailId, found, reason, now))) recipients.push(found)
  }
  return { mailId, headerFrom: mail.headerFrom, recipients }
}

/** The recipient that a report is about: servers that forward name another one, which is clear where there is only one. */
function matching(addresses: readonly string[], reported: string | null): string | undefined {
  const named = addresses.find((address) => address.toLowerCase() === reported)
  return named ?? (addresses.length === 1 ? addresses[0] : undefined)
}

/** What has not been sent yet cannot come back: that report is somebody's invention. */
async function markBounced(
  client: PoolClient,
  mailId: string,
  address: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const sql = `UPDATE mail.outbound_recipient SET state = 'BOUNCED', reply = $3, ended_at = $4
    WHERE mail_id = $1 AND address = $2 AND state = 'SENT'`
  return (await client.query(sql, [mailId, address, reason, now])).rowCount === 1
}

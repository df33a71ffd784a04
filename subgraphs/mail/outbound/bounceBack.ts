import type { Pool } from '../../../prisma/database.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { SenderRewriting } from '../inbound/srs.ts'
import type { Delivery } from './deliveries.ts'
import { deliveryReport } from './deliveryReport.ts'
import type { DkimKeys } from './dkimKeys.ts'
import { blobKeyOf, newMailId } from './mailId.ts'
import type { MailToQueue } from './queue.ts'
import { type Failure, undeliveredOf } from './undelivered.ts'

export interface BounceGround {
  readonly pool: Pool
  readonly blobs: BlobStore
  readonly dkimKeys: DkimKeys
  readonly mailDomain: string
  /** Maps rewritten senders of forwarded mail back to the original ones. */
  readonly rewriting: SenderRewriting
}

/** Most bytes of the original's header in a bounce. */
const HEADER_BYTES = 16 * 1024

/** Writes the bounce for failed recipients and stores it in the blobs; null if no bounce may be sent. */
export async function writeBounce(
  { pool, blobs, dkimKeys, mailDomain, rewriting }: BounceGround,
  delivery: Delivery,
  failed: readonly Failure[],
  now: Date,
): Promise<MailToQueue | null> {
  if (failed.length === 0) return null
  const wholeHeader = await headerOf(blobs, delivery.blobKey)
  const undelivered = await undeliveredOf({ pool, rewriting }, delivery, failed, wholeHeader, now)
  if (!undelivered) return null
  const { to, failures, header } = undelivered
  const id = newMailId(now)
  const from = `mailer-daemon@${mailDomain}`
  const messageId = `<${id}@${mailDomain}>`
  const report = deliveryReport({
    reporter: `mx.${mailDomain}`,
    from,
    to,
    messageId,
    now,
    failures,
    original: { messageId: delivery.messageId, sentAt: delivery.createdAt, header },
  })
  const raw = await dkimKeys.sign(pool, mailDomain, Buffer.from(report, 'latin1'), now)
  const blobKey = blobKeyOf(id)
  await blobs.put(blobKey, raw, { maxBytes: raw.length, contentType: 'message/rfc822' })
  return {
    id,
    kind: 'BOUNCE',
    actId: null,
    // The bounce counts against the same wallet's delivery slots.
    wallet: delivery.wallet,
    subdomain: delivery.subdomain,
    envelopeFrom: '',
    headerFrom: from,
    messageId,
    subject: 'Undelivered mail',
    blobKey,
    size: raw.length,
    recipients: [to],
    now,
  }
}

/** The header of a stored mail, cut at a line end; '' if the mail is gone. */
async function headerOf(blobs: BlobStore, blobKey: string | null): Promise<string> {
  const info = blobKey === null ? null : await blobs.stat(blobKey)
  const opened = info && (await blobs.open(info.key, { start: 0, end: Math.min(info.size, HEADER_BYTES) - 1 }))
  if (!opened) return ''
  const text = Buffer.concat(await opened.body.toArray()).toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  return end >= 0 ? text.slice(0, end) : text.slice(0, Math.max(0, text.lastIndexOf('\r\n')))
}

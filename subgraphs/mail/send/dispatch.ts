import { carryOutAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import { recordPurchase } from '../../kit/service/purchases.ts'
import type { MailContext } from '../engines.ts'
import { bounceAddressOf } from '../outbound/bounceAddress.ts'
import { blobKeyOf, newMailId } from '../outbound/mailId.ts'
import { queueMail } from '../outbound/queue.ts'
import type { SentMailRow } from '../store/sentMails.ts'
import { compose } from './compose.ts'
import type { Letter } from './letter.ts'

/** The sender of a mail. */
export interface Sender {
  readonly address: string
  /** The domain of the address; it signs the mail and receives its bounces. */
  readonly domain: string
  /** The name of the subdomain; null for the mail domain itself. */
  readonly subdomain: string | null
}

/**
 * Carries out the act of sending: queues the mail, which is then delivered also across crashes. A mail stored before a
 * crash but never queued is removed by the sweep.
 */
export async function dispatch(
  context: MailContext,
  actId: string,
  sender: Sender,
  letter: Letter,
): Promise<SentMailRow> {
  const { engines, db } = context
  const now = context.now()
  const id = newMailId(now)
  const messageId = `<${id}@${sender.domain}>`
  const composed = await compose(letter, { from: sender.address, messageId, date: now })
  const raw = await engines.dkimKeys.sign(db.pool, sender.domain, composed, now)
  const blobKey = blobKeyOf(id)
  await engines.blobs.put(blobKey, raw, { maxBytes: raw.length, contentType: 'message/rfc822' })
  const late = 'This mail took too long to send; its price goes back'
  const wallet = callerOf(context)
  const { subject } = letter
  await carryOutAct(db.pool, actId, late, async (client) => {
    await queueMail(client, {
      id,
      kind: 'SEND',
      actId,
      wallet,
      subdomain: sender.subdomain,
      envelopeFrom: bounceAddressOf(id, sender.domain),
      headerFrom: sender.address,
      messageId,
      subject,
      blobKey,
      size: raw.length,
      recipients: [...letter.to, ...letter.cc],
      now,
    })
    await recordPurchase(client, actId, { type: 'SentMail', key: [id] })
  })
  context.sourcedFrom(engines.courier.kind)
  return { id, wallet, messageId, headerFrom: sender.address, subject, createdAt: now }
}

import { inTransaction } from '../../../prisma/transaction.ts'
import { type BounceGround, writeBounce } from './bounceBack.ts'
import { type Delivery, noteOutcome, type Outcome, type Recipient, releaseBlob } from './deliveries.ts'
import { queueMail } from './queue.ts'

/** The outcome of an attempt for one recipient. */
export interface Ended {
  readonly recipient: Recipient
  readonly outcome: Outcome
}

/**
 * Saves the outcomes of an attempt, successful recipients first. If the process dies between a server's 250 and this, the
 * mail is sent again when the lease expires: SMTP cannot prevent that (RFC 5321, 4.2.5).
 */
export async function conclude(
  ground: BounceGround,
  delivery: Delivery,
  ended: readonly Ended[],
  now: Date,
): Promise<void> {
  const { pool, blobs } = ground
  const failed = ended.filter(({ outcome }) => outcome.state === 'FAILED')
  await inTransaction(pool, async (client) => {
    for (const { recipient, outcome } of ended) {
      if (outcome.state !== 'FAILED') await noteOutcome(client, delivery.mailId, recipient, outcome, now)
    }
  })
  if (failed.length > 0) await giveUp(ground, delivery, failed, now)
  const blob = await releaseBlob(pool, delivery.mailId)
  if (blob !== null) await blobs.delete([blob])
}

/**
 * Marks recipients as FAILED in the transaction that queues the bounce, so that a crash cannot lose the sender's notice.
 */
async function giveUp(ground: BounceGround, delivery: Delivery, failed: readonly Ended[], now: Date): Promise<void> {
  const failures = failed.map(({ recipient, outcome }) => ({ address: recipient.address, reply: outcome.reply }))
  const bounce = await writeBounce(ground, delivery, failures, now)
  await inTransaction(ground.pool, async (client) => {
    let counted = 0
    for (const { recipient, outcome } of failed) {
      if (await noteOutcome(client, delivery.mailId, recipient, outcome, now)) counted += 1
    }
    // If the lease was lost, the process that holds it now sends the bounce.
    if (bounce && counted > 0) await queueMail(client, bounce)
  })
}

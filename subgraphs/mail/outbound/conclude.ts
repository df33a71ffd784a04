import { inTransaction } from '../../kit/transaction.ts'
import { type BounceGround, writeBounce } from './bounceBack.ts'
import { type Delivery, noteOutcome, type Outcome, type Recipient, releaseBlob } from './deliveries.ts'
import { queueMail } from './queue.ts'

/** How an attempt ended for one recipient. */
export interface Ended {
  readonly recipient: Recipient
  readonly outcome: Outcome
}

/**
 * Writes down how an attempt ended, whom it reached first. A process that dies between a server's 250 and that sends the
 * mail again when its lease is over: SMTP has no way to tell (RFC 5321, 4.2.5).
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

/** A recipient has failed when the sender is about to hear of it, not before: else a crash would keep it from them. */
async function giveUp(ground: BounceGround, delivery: Delivery, failed: readonly Ended[], now: Date): Promise<void> {
  const failures = failed.map(({ recipient, outcome }) => ({ address: recipient.address, reply: outcome.reply }))
  const bounce = await writeBounce(ground, delivery, failures, now)
  await inTransaction(ground.pool, async (client) => {
    let counted = 0
    for (const { recipient, outcome } of failed) {
      if (await noteOutcome(client, delivery.mailId, recipient, outcome, now)) counted += 1
    }
    // Where the lease was lost, whoever has it tells the sender.
    if (bounce && counted > 0) await queueMail(client, bounce)
  })
}

import type { Pool } from '../../../prisma/database.ts'
import { inboxTaking } from '../inbound/inboxTaking.ts'
import type { SenderRewriting } from '../inbound/srs.ts'
import type { Delivery } from './deliveries.ts'
import { statusOf } from './deliveryReport.ts'

/** A recipient whose delivery failed; `reply` is its server's reply. */
export interface Failure {
  readonly address: string
  readonly reply: string
}

/** Recipient and content of a bounce. */
export interface Undelivered {
  readonly to: string
  readonly failures: readonly Failure[]
  /** The mail's header, without fields that the reader may not see. */
  readonly header: string
}

export interface UndeliveredGround {
  readonly pool: Pool
  readonly rewriting: SenderRewriting
}

/**
 * Decides who gets the bounce: the inbox that sent the mail, or the original sender of a forwarded mail whose SPF passed
 * (only such mail is forwarded under a reversible address). Null if no bounce may be sent: bounces are never answered
 * with bounces, and other senders are often forged.
 */
export async function undeliveredOf(
  { pool, rewriting }: UndeliveredGround,
  delivery: Delivery,
  failures: readonly Failure[],
  header: string,
  now: Date,
): Promise<Undelivered | null> {
  if (delivery.kind === 'SEND') {
    const inbox = await inboxTaking(pool, delivery.headerFrom.toLowerCase())
    return inbox && { to: inbox.address, failures, header }
  }
  if (delivery.kind !== 'FORWARD') return null
  const [localPart = ''] = delivery.envelopeFrom.split('@', 1)
  const to = rewriting.reverse(localPart, now)
  return to === null ? null : { to, ...asForwarded(failures, header) }
}

/**
 * Hides the forwarding target, which only the inbox's owner may know: the bounce names the address that the sender wrote
 * to.
 */
function asForwarded(failures: readonly Failure[], header: string): Omit<Undelivered, 'to'> {
  const address = /^Delivered-To: (\S+)/.exec(header)?.[1] ?? 'unknown'
  const told = failures.map(({ reply }) => ({ address, reply: `${statusOf(reply)} It could not be forwarded` }))
  return { failures: told, header: header.replace(/^X-Forwarded-For: .*\r\n/m, '') }
}

import type { Pool } from 'pg'
import type { SenderRewriting } from '../inbound/srs.ts'
import { inboxByAddress } from '../store/inboxes.ts'
import type { Delivery } from './deliveries.ts'
import { statusOf } from './deliveryReport.ts'

/** A recipient that did not get a mail; `reply` is what its server said. */
export interface Failure {
  readonly address: string
  readonly reply: string
}

/** Who is to hear that a mail did not arrive, and of what. */
export interface Undelivered {
  readonly to: string
  readonly failures: readonly Failure[]
  /** Of the mail, as far as the reader may know it. */
  readonly header: string
}

export interface UndeliveredGround {
  readonly pool: Pool
  readonly rewriting: SenderRewriting
}

/**
 * Told are inboxes that sent mail themselves, and who sent a mail that was forwarded, where his domain vouched for him
 * (only then is it forwarded under an address that leads back to him). Null where nobody is to be told: a bounce is never
 * answered by another, and other senders were often made up.
 */
export async function undeliveredOf(
  { pool, rewriting }: UndeliveredGround,
  delivery: Delivery,
  failures: readonly Failure[],
  header: string,
  now: Date,
): Promise<Undelivered | null> {
  if (delivery.kind === 'SEND') {
    const inbox = await inboxByAddress(pool, delivery.headerFrom.toLowerCase())
    return inbox && { to: inbox.address, failures, header }
  }
  if (delivery.kind !== 'FORWARD') return null
  const [localPart = ''] = delivery.envelopeFrom.split('@', 1)
  const to = rewriting.reverse(localPart, now)
  return to === null ? null : { to, ...asForwarded(failures, header) }
}

/** Where an address of ours forwards to is its owner's secret: its sender hears of the address that he wrote to. */
function asForwarded(failures: readonly Failure[], header: string): Omit<Undelivered, 'to'> {
  const address = /^Delivered-To: (\S+)/.exec(header)?.[1] ?? 'unknown'
  const told = failures.map(({ reply }) => ({ address, reply: `${statusOf(reply)} It could not be forwarded` }))
  return { failures: told, header: header.replace(/^X-Forwarded-For: .*\r\n/m, '') }
}

import type { Pool } from 'pg'
import { mailboxOf } from '../rates/mailbox.ts'
import { giveBack, type Taking, takeFrom } from '../rates/rate.ts'
import type { Mailer, OutgoingMail } from './mailer.ts'

const DAY_MS = 24 * 60 * 60_000

/** Mail that the installation writes by itself to people whom a caller named: about a shipment, a domain. */
export interface Notices {
  /**
   * Mails a notice, within what one mailbox gets in a day from all services together. Throws LimitReached beyond that, and
   * Unavailable where the relay does not take it: try again later.
   */
  send(mail: OutgoingMail): Promise<void>
}

/** What the limit of notices needs. */
export interface NoticesGround {
  readonly pool: Pool
  /** NOTICES_TO_MAILBOX_PER_DAY. */
  readonly toMailboxPerDay: number
  now(): Date
}

/** Notices through a mailer. What a mailbox got is counted in Postgres, for all services and processes together. */
export function noticesThrough(mailer: Pick<Mailer, 'send'>, { pool, toMailboxPerDay, now }: NoticesGround): Notices {
  return {
    async send(mail) {
      const taking: Taking = {
        key: `notices:mailbox:${mailboxOf(mail.to)}`,
        rate: { most: toMailboxPerDay, windowMs: DAY_MS },
        rule: `At most ${toMailboxPerDay} notices a day are sent to one mailbox`,
      }
      await takeFrom(pool, [taking], now())
      try {
        await mailer.send(mail)
      } catch (error) {
        await giveBack(pool, [taking])
        throw error
      }
    },
  }
}

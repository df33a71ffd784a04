import type { Pool } from '../../../prisma/database.ts'
import { mailboxOf } from '../rates/mailbox.ts'
import { giveBack, type Taking, takeFrom } from '../rates/rate.ts'
import type { Mailer, OutgoingMail } from './mailer.ts'

const DAY_MS = 24 * 60 * 60_000

/** Mail that the installation sends by itself to addresses given by callers: about a shipment, a domain. */
export interface Notices {
  /**
   * Mails a notice, within one mailbox's daily limit over all services. Throws LimitReached beyond it, and Unavailable
   * if the relay does not accept the mail: retry later.
   */
  send(mail: OutgoingMail): Promise<void>
}

/** Dependencies of the notice limit. */
export interface NoticesGround {
  readonly pool: Pool
  /** NOTICES_TO_MAILBOX_PER_DAY. */
  readonly toMailboxPerDay: number
  now(): Date
}

/** Sends notices through a mailer. The limit is counted in Postgres, across all services and processes. */
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

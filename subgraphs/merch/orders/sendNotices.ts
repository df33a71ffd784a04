import { DAY_MS } from '../../kit/time.ts'
import type { Work } from '../work.ts'
import { letterOf } from './letter.ts'
import { type Notice, noticeDue, noticeSent, takeDueNotices } from './notice.ts'
import { findOrder } from './store.ts'

/** How long, and how often, sending is retried. Milliseconds. */
const GIVE_UP_AFTER_MS = 2 * DAY_MS
const AGAIN_MS = 60_000
/** Lease of notices: longer than the mailer waits for a relay. Milliseconds. */
const LEASE_MS = 300_000
/** Notices per batch, sent concurrently so that all are sent within the lease. */
const TAKEN_AT_ONCE = 10
/** Notices per run; the rest waits for the next minute. */
const MOST_IN_A_RUN = 200

/** Mails every due notice. After a failure it is retried a minute later. */
export async function sendNotices(work: Work): Promise<void> {
  for (let sent = 0; sent < MOST_IN_A_RUN; sent += TAKEN_AT_ONCE) {
    const due = await takeDueNotices(work.db.pool, work.now(), LEASE_MS, TAKEN_AT_ONCE)
    await Promise.all(due.map((notice) => sendOrRetry(notice, work)))
    if (due.length < TAKEN_AT_ONCE) return
  }
}

async function sendOrRetry(notice: Notice, work: Work): Promise<void> {
  const { engines, db, now } = work
  try {
    await send(notice, work)
  } catch (error) {
    const isLate = now().getTime() - notice.createdAt.getTime() > GIVE_UP_AFTER_MS
    const facts = { err: error, order: notice.orderId, kind: notice.kind }
    engines.log.warn(facts, isLate ? 'A notice is given up' : 'A notice could not be mailed; it is tried again')
    await noticeDue(db.pool, notice, isLate ? null : new Date(now().getTime() + AGAIN_MS))
  }
}

/** Throws Unavailable if the relay does not accept the mail, LimitReached if the mailbox got too many. */
async function send(notice: Notice, { engines, db, now }: Work): Promise<void> {
  const { orderId, kind } = notice
  const order = await findOrder(db.pool, orderId)
  if (!order?.address) return noticeDue(db.pool, notice, null)
  const { email, firstName } = order.address
  // A crash between the relay's answer and the next statement sends the mail again, with the same Message-ID.
  await engines.notices.send({
    to: email,
    ...letterOf(kind, order, firstName),
    name: `${orderId}.${kind.toLowerCase()}`,
  })
  await noticeSent(db.pool, notice, now())
}

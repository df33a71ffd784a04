import { DAY_MS } from '../../kit/time.ts'
import type { Work } from '../work.ts'
import { letterOf } from './letter.ts'
import { type Notice, noticeDue, noticeSent, takeDueNotices } from './notice.ts'
import { findOrder } from './store.ts'

/** How long a relay that takes no mail is tried, and how often. Milliseconds. */
const GIVE_UP_AFTER_MS = 2 * DAY_MS
const AGAIN_MS = 60_000
/** How long a process has the notices that it took to itself: longer than the mailer waits for a relay. Milliseconds. */
const LEASE_MS = 300_000
/** Notices that are taken at once. They are sent side by side, so that the last one is sent within the lease. */
const TAKEN_AT_ONCE = 10
/** Notices of one run; more are left for the next minute. */
const MOST_IN_A_RUN = 200

/** Mails every notice that is due. A relay that takes no mail is tried again a minute later. */
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

/** Throws Unavailable where the relay does not take it, LimitReached where the mailbox got too many. */
async function send(notice: Notice, { engines, db, now }: Work): Promise<void> {
  const { orderId, kind } = notice
  const order = await findOrder(db.pool, orderId)
  if (!order?.address) return noticeDue(db.pool, notice, null)
  const { email, firstName } = order.address
  // A process that dies between the relay's answer and the next statement mails it again, under the same name.
  await engines.notices.send({
    to: email,
    ...letterOf(kind, order, firstName),
    name: `${orderId}.${kind.toLowerCase()}`,
  })
  await noticeSent(db.pool, notice, now())
}

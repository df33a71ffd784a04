import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { inTransaction } from '../../prisma/transaction.ts'
import type { Job, JobContext, Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import type { MailEngines } from './engines.ts'
import { bounceAddressOf } from './outbound/bounceAddress.ts'
import { blobKeyOf, newMailId } from './outbound/mailId.ts'
import { queueMail } from './outbound/queue.ts'
import { type ExpiringInbox, inboxesToRemind, noteReminded } from './store/reminders.ts'
import type { MailGraph } from './types.gen.ts'

/**
 * Mails the owner of an inbox, once per expiry, that it expires within a week. The mail goes to that inbox, which keeps
 * or forwards it. A full or suspended inbox would refuse the mail, so the reminder waits until it takes mail.
 */
const REMIND_JOB = 'mail.remindOfExpiry'

export const reminders: Topic<MailGraph> = {
  jobs: { [REMIND_JOB]: remind as Job<MailEngines> },
  schedules: [`*/10 * * * * ${REMIND_JOB}`],
}

const DAYS_BEFORE = 7
const BATCH = 100

async function remind(_: unknown, context: JobContext<MailEngines>): Promise<void> {
  const now = context.now()
  for (;;) {
    const expiring = await inboxesToRemind(context.db.pool, now, addDays(now, DAYS_BEFORE), BATCH)
    for (const inbox of expiring) await remindOf(inbox, context, now)
    if (expiring.length < BATCH) return
  }
}

/** Sends one reminder. `noteReminded` succeeds for one process only, so concurrent processes send a single mail. */
async function remindOf(inbox: ExpiringInbox, { engines, db }: JobContext<MailEngines>, now: Date): Promise<void> {
  const { MAIL_DOMAIN } = engines.settings
  const id = newMailId(now)
  const from = `noreply@${MAIL_DOMAIN}`
  const messageId = `<${id}@${MAIL_DOMAIN}>`
  const subject = `${inbox.address} expires on ${inbox.expiresAt.toISOString().slice(0, 10)}`
  const raw = await engines.dkimKeys.sign(
    db.pool,
    MAIL_DOMAIN,
    await write({ inbox, from, messageId, subject, now }),
    now,
  )
  const blobKey = blobKeyOf(id)
  await engines.blobs.put(blobKey, raw, { maxBytes: raw.length, contentType: 'message/rfc822' })
  const isQueued = await inTransaction(db.pool, async (client) => {
    if (!(await noteReminded(client, inbox))) return false
    await queueMail(client, {
      id,
      kind: 'REMINDER',
      actId: null,
      wallet: inbox.owner,
      subdomain: null,
      envelopeFrom: bounceAddressOf(id, MAIL_DOMAIN),
      headerFrom: from,
      messageId,
      subject,
      blobKey,
      size: raw.length,
      recipients: [inbox.address],
      now,
    })
    return true
  })
  if (!isQueued) await engines.blobs.delete([blobKey])
}

interface Reminder {
  readonly inbox: ExpiringInbox
  readonly from: string
  readonly messageId: string
  readonly subject: string
  readonly now: Date
}

function write({ inbox, from, messageId, subject, now }: Reminder): Promise<Buffer> {
  const text = `${inbox.address} is paid for until ${inbox.expiresAt.toISOString()}. After that it takes and sends no mail.

Anyone can keep it by topping it up for 30, 90 or 365 days: POST /api/inbox/topup, /api/inbox/topup/quarter or
/api/inbox/topup/year with {"username":"${inbox.localPart}"}. Its messages are kept for 30 days after it has expired.
`
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const composer = new MailComposer({ from, to: inbox.address, messageId, subject, text, date: now, headers })
  return composer.compile().build()
}

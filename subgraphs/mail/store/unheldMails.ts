import { addJob } from '../../../prisma/addJob.ts'
import type { PoolClient } from '../../../prisma/database.ts'

/** The job that deletes mails that no inbox holds any more; its payload has their ids. */
export const UNHELD_JOB = 'mail.deleteUnheld'

/** Mails in one job, so that no payload grows large. */
const MAILS_A_JOB = 500

/**
 * Has mails deleted once the caller's transaction, which deleted messages of theirs, commits: before that, two inboxes that
 * end at the same time each see the other's message.
 */
export async function queueUnheld(client: PoolClient, mailIds: readonly string[]): Promise<void> {
  const ids = [...new Set(mailIds)]
  for (let start = 0; start < ids.length; start += MAILS_A_JOB)
    await addJob(client, UNHELD_JOB, { mailIds: ids.slice(start, start + MAILS_A_JOB) })
}

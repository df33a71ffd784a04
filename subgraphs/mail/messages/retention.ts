import { z } from 'zod'
import type { Pool } from '../../../prisma/database.ts'
import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { MailEngines } from '../engines.ts'
import { forgetForwards } from '../inbound/forwards.ts'
import { INBOUND_FOLDER } from '../inbound/incoming.ts'
import { deleteUnheld, expireContent, forgetDeleted, forgetMails, mailOfBlob, unknownBlobs } from '../store/messages.ts'
import { UNHELD_JOB } from '../store/unheldMails.ts'
import { sweepBlobs } from '../sweepBlobs.ts'
import type { MailGraph } from '../types.gen.ts'

/**
 * Retention: the content of a message is deleted after 90 days, its row a month later. The mail of an ended inbox is deleted
 * by a job of its own. A daily sweep removes blobs that a crash left without a row, and mails that no inbox holds.
 */
export const retention: Topic<MailGraph> = {
  jobs: {
    'mail.expireMessages': expireMessages,
    [UNHELD_JOB]: (payload, { engines, db }) => removeUnheld(db.pool, engines.blobs, Unheld.parse(payload).mailIds),
    'mail.sweepInbound': (_, { engines, db, now }) => sweepInbound(db.pool, engines.blobs, now()),
  },
  schedules: ['*/10 * * * * mail.expireMessages', '41 3 * * * mail.sweepInbound'],
}

const Unheld = z.object({ mailIds: z.array(z.string()) })

/** Rows per statement, so that none blocks incoming mail for long. */
const AT_ONCE = 500
async function expireMessages(_: unknown, { engines: { blobs }, db, now }: JobContext<MailEngines>): Promise<void> {
  const { pool } = db
  for (let size = AT_ONCE; size === AT_ONCE; ) {
    const expired = await expireContent(pool, now(), AT_ONCE)
    await blobs.delete(expired)
    size = expired.length
  }
  for (let size = AT_ONCE; size === AT_ONCE; ) {
    const { forgotten, blobKeys } = await forgetMails(pool, now(), AT_ONCE)
    await blobs.delete(blobKeys)
    size = forgotten
  }
  await forgetDeleted(pool, now())
  await forgetForwards(pool, now())
}

async function removeUnheld(pool: Pool, blobs: BlobStore, mailIds: readonly string[]): Promise<void> {
  await blobs.delete(await deleteUnheld(pool, mailIds))
}

/**
 * Removes old blobs of incoming mail that no row references, after the rows of mails that no inbox holds: a release before
 * this one ends inboxes without a job for their mails.
 */
export async function sweepInbound(pool: Pool, blobs: BlobStore, now: Date): Promise<void> {
  await sweepBlobs(blobs, INBOUND_FOLDER, now, async (keys) => {
    await deleteUnheld(pool, keys.map(mailOfBlob))
    return unknownBlobs(pool, keys)
  })
}

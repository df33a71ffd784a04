import type { Pool } from '../../../prisma/database.ts'
import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { MailEngines } from '../engines.ts'
import { forgetForwards } from '../inbound/forwards.ts'
import { INBOUND_FOLDER } from '../inbound/incoming.ts'
import { deleteOrphans, expireContent, forgetDeleted, forgetMessages, unknownBlobs } from '../store/messages.ts'
import { sweepBlobs } from '../sweepBlobs.ts'
import type { MailGraph } from '../types.gen.ts'

/**
 * Retention: the content of a message is deleted after 90 days, its row a month later. The mail of ended inboxes is
 * deleted at the next run, and a daily sweep removes blobs that a crash left without a row.
 */
export const retention: Topic<MailGraph> = {
  jobs: {
    'mail.expireMessages': expireMessages,
    'mail.sweepInbound': (_, { engines, db, now }) => sweepInbound(db.pool, engines.blobs, now()),
  },
  schedules: ['*/10 * * * * mail.expireMessages', '41 3 * * * mail.sweepInbound'],
}

/** Rows per statement, so that none blocks incoming mail for long. */
const AT_ONCE = 500
async function expireMessages(_: unknown, { engines: { blobs }, db, now }: JobContext<MailEngines>): Promise<void> {
  const { pool } = db
  for (let size = AT_ONCE; size === AT_ONCE; ) {
    const expired = await expireContent(pool, now(), AT_ONCE)
    await blobs.delete(expired)
    size = expired.length
  }
  for (let size = AT_ONCE; size === AT_ONCE; ) size = await forgetMessages(pool, now(), AT_ONCE)
  for (let size = AT_ONCE; size === AT_ONCE; ) {
    const { deleted, blobKeys } = await deleteOrphans(pool, AT_ONCE)
    await blobs.delete(blobKeys)
    size = deleted
  }
  await forgetDeleted(pool, now())
  await forgetForwards(pool, now())
}

/** Removes old blobs of incoming mail that no row references. */
export async function sweepInbound(pool: Pool, blobs: BlobStore, now: Date): Promise<void> {
  await sweepBlobs(blobs, INBOUND_FOLDER, now, (keys) => unknownBlobs(pool, keys))
}

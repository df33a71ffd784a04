import { inTransaction } from '../../../prisma/transaction.ts'
import { mapLimit } from '../../kit/async/mapLimit.ts'
import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { StudioGraph } from '../types.gen.ts'
import type { StudioEngines } from '../work.ts'
import { folderOfUpload } from './folder.ts'
import { type ExpiredUpload, lockExpired, removeUploads } from './store.ts'

/**
 * Deletes expired uploads: files first, so that a crash in between leaves a row to retry from. The rows are locked
 * meanwhile, so that none is confirmed while its file is deleted.
 */
export const removing: Topic<StudioGraph> = {
  jobs: { 'studio.removeUploads': (_, context) => removeExpired(context) },
  schedules: ['*/10 * * * * studio.removeUploads'],
}

async function removeExpired({ db, engines, now }: JobContext<StudioEngines>): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    const expired = await lockExpired(client, now())
    if (expired.length === 0) return
    await engines.blobs.delete(await keysOf(expired, engines))
    await removeUploads(
      client,
      expired.map(({ id }) => id),
    )
  })
}

/** Folders that are listed concurrently: the rows are locked meanwhile. */
const LISTS_AT_ONCE = 10

/** All files of uploads: as sent, the copies that were confirmed, and copies that a crash has left. */
async function keysOf(uploads: readonly ExpiredUpload[], { blobs }: StudioEngines): Promise<string[]> {
  const keys = new Set(uploads.map(({ blobKey }) => blobKey))
  await mapLimit(uploads, LISTS_AT_ONCE, async ({ id }) => {
    for await (const { key } of blobs.list(folderOfUpload(id))) keys.add(key)
  })
  return [...keys]
}

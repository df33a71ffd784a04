import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { StudioGraph } from '../types.gen.ts'
import type { StudioEngines } from '../work.ts'
import { expiredUploads, removeUploads } from './store.ts'

/** Deletes expired uploads: file first, so that a crash in between leaves a row to retry from. */
export const removing: Topic<StudioGraph> = {
  jobs: { 'studio.removeUploads': (_, context) => removeExpired(context) },
  schedules: ['*/10 * * * * studio.removeUploads'],
}

async function removeExpired({ db, engines, now }: JobContext<StudioEngines>): Promise<void> {
  const expired = await expiredUploads(db.pool, now())
  if (expired.length === 0) return
  await engines.blobs.delete(expired.map(({ blobKey }) => blobKey))
  await removeUploads(
    db.pool,
    expired.map(({ id }) => id),
  )
}

import type { JobContext, Topic } from '../../kit/subgraph.ts'
import type { StudioEngines } from '../work.ts'
import { expiredUploads, removeUploads } from './store.ts'

/** Removes pictures past their time: the file first, so that a crash between leaves a row that is found again. */
export const removing: Topic<StudioEngines> = {
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

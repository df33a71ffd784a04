import { z } from 'zod'
import { addJob } from '../../../prisma/addJob.ts'
import type { PoolClient } from '../../../prisma/database.ts'
import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { StudioGraph } from '../types.gen.ts'
import type { StudioEngines } from '../work.ts'
import { sentKeyOf } from './folder.ts'
import { findUploads, type MediaUpload } from './store.ts'

/**
 * What is kept of files as they were sent. A presigned link of an S3 store takes any size, and again after the confirmation,
 * until it expires: a file that is too large is removed then, and what lies beside a confirmed copy once no link shows it.
 */
export const boundingSentFiles: Topic<StudioGraph> = {
  jobs: {
    'studio.boundSentFile': (payload, context) => boundSentFile(OfUpload.parse(payload), context),
    'studio.removeSentFile': (payload, context) => removeSentFile(OfUpload.parse(payload), context),
  },
}

const OfUpload = z.object({ upload: z.string() })

/** How long after the expiry of a link a file may arrive whose sending began before it. Milliseconds. */
const ARRIVES_WITHIN_MS = 60_000

/** Looks at the file once its link has expired, if the transaction commits: `withinMs` is the link's lifetime in milliseconds. */
export function boundSentFileLater(client: PoolClient, id: string, withinMs: number): Promise<void> {
  return addJob(client, 'studio.boundSentFile', { upload: id }, { delayMs: withinMs + ARRIVES_WITHIN_MS })
}

/** Removes the file of a confirmed upload in `inMs` milliseconds, when its links have expired, if the transaction commits. */
export function removeSentFileLater(client: PoolClient, id: string, inMs: number): Promise<void> {
  return addJob(client, 'studio.removeSentFile', { upload: id }, { delayMs: inMs })
}

async function boundSentFile({ upload: id }: z.output<typeof OfUpload>, context: JobContext<StudioEngines>) {
  const { blobs } = context.engines
  const upload = await uploadOf(id, context)
  if (!upload) return
  const key = sentKeyOf(upload)
  const sent = await blobs.stat(key)
  if (sent && sent.size > upload.maxBytes) await blobs.delete([key])
}

async function removeSentFile({ upload: id }: z.output<typeof OfUpload>, context: JobContext<StudioEngines>) {
  const upload = await uploadOf(id, context)
  if (upload?.confirmedAt) await context.engines.blobs.delete([sentKeyOf(upload)])
}

/** The upload; null once it is removed, with all of its files. */
async function uploadOf(id: string, { db }: JobContext<StudioEngines>): Promise<MediaUpload | null> {
  const [upload = null] = await findUploads(db.pool, [id])
  return upload
}

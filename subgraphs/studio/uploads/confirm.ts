import { BadInput, Conflict } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { headOf, typeOf } from '../files/sniff.ts'
import type { Args, StudioGraph } from '../types.gen.ts'
import type { StudioContext, StudioEngines } from '../work.ts'
import { confirmUpload, type MediaUpload, ownUpload } from './store.ts'

/** Confirms an uploaded picture: checks its type, its size and its owner. */
export const confirming: Topic<StudioGraph> = {
  resolvers: { Mutation: { confirmMediaUpload } },
}

/** How long a confirmed picture is kept. Milliseconds. */
const KEPT_MS = 24 * 60 * 60_000

async function confirmMediaUpload(
  _: unknown,
  { uploadId, blobUrl }: Args<'Mutation.confirmMediaUpload'>,
  context: StudioContext,
) {
  const { db, engines } = context
  const now = context.now()
  const upload = await ownUpload(db.pool, callerOf(context), uploadId)
  if (engines.media.keyOf(blobUrl, now)?.key !== upload.blobKey)
    throw new BadInput('is not the URL of this upload, or has run out', ['blobUrl'])
  if (!upload.confirmedAt) {
    const expiresAt = new Date(now.getTime() + KEPT_MS)
    await confirmUpload(db.pool, upload.id, { size: await checkedSize(upload, engines), now, expiresAt })
  }
  const { id, contentType, blobKey: key, size, expiresAt } = await ownUpload(db.pool, upload.wallet, uploadId)
  if (size === null) throw new Error(`The confirmed upload ${id} has no size`)
  return { uploadId: id, contentType, size, expiresAt, blobUrl: engines.media.urlOf({ key, contentType, expiresAt }) }
}

/**
 * Size of an uploaded picture, in bytes. Throws Conflict before the upload, BadInput for an invalid file, which may be
 * uploaded again.
 */
async function checkedSize({ blobKey, contentType, maxBytes }: MediaUpload, { blobs }: StudioEngines): Promise<number> {
  const info = await blobs.stat(blobKey)
  if (!info) throw new Conflict('The file has not come yet: PUT it first')
  const found = await typeOf(await headOf(blobs, info))
  if (info.size <= maxBytes && found === contentType) return info.size
  await blobs.delete([blobKey])
  if (info.size > maxBytes) throw new BadInput(`has more than ${maxBytes} bytes`, ['blobUrl'])
  throw new BadInput(`is ${found ?? 'no picture'}, not ${contentType}`, ['blobUrl'])
}

import { BadInput, Conflict } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { callerOf } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { headOf, typeOf } from '../files/sniff.ts'
import type { Args, StudioGraph } from '../types.gen.ts'
import type { StudioContext, StudioEngines } from '../work.ts'
import { confirmUpload, type MediaUpload, ownUpload } from './store.ts'

/** Confirms an uploaded picture: checks its type, its size and its owner. */
export const confirming: Topic<StudioGraph> = {
  resolvers: { Mutation: { confirmMediaUpload } },
}

const URL_PATH = ['input', 'blobUrl']

/** How long a confirmed picture is kept. Milliseconds. */
const KEPT_MS = 24 * 60 * 60_000

async function confirmMediaUpload(
  _: unknown,
  { input: { upload: id, blobUrl } }: Args<'Mutation.confirmMediaUpload'>,
  context: StudioContext,
): Promise<{ readonly upload: MediaUpload }> {
  const { db, engines } = context
  const now = context.now()
  const upload = await ownUpload(db.pool, callerOf(context), keyOfNode('MediaUpload', id))
  if (blobUrl && engines.media.keyOf(blobUrl, now)?.key !== upload.blobKey)
    throw new BadInput('is not the URL of this upload, or has run out', URL_PATH)
  if (!upload.confirmedAt) {
    const expiresAt = new Date(now.getTime() + KEPT_MS)
    await confirmUpload(db.pool, upload.id, { size: await checkedSize(upload, engines), now, expiresAt })
  }
  return { upload: await ownUpload(db.pool, upload.wallet, upload.id) }
}

/**
 * Size of an uploaded picture, in bytes. Throws Conflict before the upload, BadInput for an invalid file, which may be
 * uploaded again.
 */
async function checkedSize({ blobKey, contentType, maxBytes }: MediaUpload, { blobs }: StudioEngines): Promise<number> {
  const info = await blobs.stat(blobKey)
  if (!info) throw notCome()
  const found = await typeOf(await headOf(blobs, info))
  if (info.size <= maxBytes && found === contentType) return info.size
  await blobs.delete([blobKey])
  if (info.size > maxBytes) throw unusable(`has more than ${maxBytes} bytes`)
  throw unusable(`is ${found ?? 'no picture'}, not ${contentType}`)
}

function notCome(): Conflict {
  const error = new Conflict('The file has not come yet: PUT it first')
  return statedAs(error, { type: 'PictureMissingProblem', path: ['input', 'upload'] })
}

function unusable(rule: string): BadInput {
  return statedAs(new BadInput(rule, URL_PATH), { type: 'PictureUnusableProblem', path: URL_PATH })
}

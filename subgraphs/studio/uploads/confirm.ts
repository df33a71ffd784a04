import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, Conflict } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { callerOf } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { BlobInfo } from '../../kit/storage/blobs/blobStore.ts'
import { headOf, typeOf } from '../files/sniff.ts'
import type { Args, StudioGraph } from '../types.gen.ts'
import type { StudioContext, StudioEngines } from '../work.ts'
import { keptKey, uploadOfKey } from './folder.ts'
import { removeSentFileLater } from './sentFiles.ts'
import { confirmUpload, type MediaUpload, ownUpload } from './store.ts'

/** Confirms an uploaded picture: checks its type, its size and its owner, and keeps a copy that cannot be replaced. */
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
  if (blobUrl && uploadOfKey(engines.media.keyOf(blobUrl, now)?.key ?? '') !== upload.id)
    throw new BadInput('is not the URL of this upload, or has run out', URL_PATH)
  if (!upload.confirmedAt) {
    const { key: blobKey, size } = await keepChecked(upload, engines)
    const expiresAt = new Date(now.getTime() + KEPT_MS)
    const isConfirmed = await inTransaction(db.pool, async (client) => {
      if (!(await confirmUpload(client, upload.id, { blobKey, size, now, expiresAt }))) return false
      // Links to the file as it was sent show it until the upload would have expired without a confirmation.
      await removeSentFileLater(client, upload.id, Math.max(0, upload.expiresAt.getTime() - now.getTime()))
      return true
    })
    if (!isConfirmed) await engines.blobs.delete([blobKey])
  }
  return { upload: await ownUpload(db.pool, upload.wallet, upload.id) }
}

/**
 * Copies an uploaded picture to a key that no link writes to, and checks the copy. Throws Conflict before the upload,
 * BadInput for an invalid file, which may be uploaded again.
 */
async function keepChecked(upload: MediaUpload, { blobs }: StudioEngines): Promise<BlobInfo> {
  const { blobKey, contentType, maxBytes } = upload
  const sent = await blobs.open(blobKey)
  if (!sent) throw notCome()
  if (sent.info.size > maxBytes) {
    sent.body.destroy()
    await blobs.delete([blobKey])
    throw unusable(`has more than ${maxBytes} bytes`)
  }
  const kept = await blobs.put(keptKey(upload.id, blobKey), sent.body, { maxBytes, contentType })
  const found = await typeOf(await headOf(blobs, kept))
  if (found === contentType) return kept
  await blobs.delete([kept.key, blobKey])
  throw unusable(`is ${found ?? 'no picture'}, not ${contentType}`)
}

function notCome(): Conflict {
  const error = new Conflict('The file has not come yet: PUT it first')
  return statedAs(error, { type: 'PictureMissingProblem', path: ['input', 'upload'] })
}

function unusable(rule: string): BadInput {
  return statedAs(new BadInput(rule, URL_PATH), { type: 'PictureUnusableProblem', path: URL_PATH })
}

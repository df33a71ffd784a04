import type { Topic } from '../../kit/service/subgraph.ts'
import type { StudioGraph } from '../types.gen.ts'
import type { StudioContext } from '../work.ts'
import { findUploads, type MediaUpload } from './store.ts'

/** Pictures that a wallet sent, visible to that wallet only. */
export const uploadFields: Topic<StudioGraph> = {
  resolvers: {
    MediaUpload: {
      __resolveReference: ({ resourceId }, context) => uploadIfOwn(context, resourceId),
      resourceId: ({ id }) => id,
      blobUrl: ({ blobKey: key, contentType, expiresAt }, _, { engines }) =>
        engines.media.urlOf({ key, contentType, expiresAt }),
    },
  },
}

/** An upload of the caller's that is still kept; null for any other. All of a request share one statement. */
export async function uploadIfOwn(context: StudioContext, id: string): Promise<MediaUpload | null> {
  const uploads = context.loader<string, MediaUpload | null>('uploads', (ids) => findUploads(context.db.pool, ids))
  const upload = await uploads.load(id)
  return upload?.wallet === context.caller && upload.expiresAt > context.now() ? upload : null
}

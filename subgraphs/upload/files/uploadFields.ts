import { formatUsd } from '../../../schema/money.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { fileUrl } from '../slots/slot.ts'
import { findUploads, statusOf, type Upload, uploadOf } from '../store/uploads.ts'
import type { UploadGraph } from '../types.gen.ts'
import type { UploadContext } from '../work.ts'

/** An upload's fields, for its owner. Fields of its site and host name are defined in their own topics. */
export const uploadFields: Topic<UploadGraph> = {
  resolvers: {
    Upload: {
      __resolveReference: loadOwnUpload,
      kind: ({ kind }) => (kind === 'SITE' ? 'site' : 'file'),
      isSite: ({ kind }) => kind === 'SITE',
      tier: ({ tier }) => tier.name,
      maxSize: ({ maxSize }) => Number(maxSize),
      actualSize: ({ actualSize }) => (actualSize === null ? null : Number(actualSize)),
      publicUrl: (upload, _, { engines }) =>
        upload.kind === 'SITE' ? engines.addresses.site(upload.id) : fileUrl(upload, engines.addresses),
      status: (upload, _, context) => statusOf(upload, context.now()),
      pricePaid: ({ pricePaid }) => formatUsd(pricePaid),
    },
  },
}

/** Resolves references of other services; all of a request share one statement. */
async function loadOwnUpload({ id }: { id: string }, context: UploadContext): Promise<Upload | null> {
  const uploads = context.loader<string, Upload | null>('uploads', (ids) => findUploads(context.db.pool, ids))
  const upload = await uploads.load(id)
  return upload && uploadOf(callerOf(context), upload)
}

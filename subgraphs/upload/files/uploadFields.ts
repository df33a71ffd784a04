import { formatUsd } from '../../../schema/money.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { fileUrl } from '../slots/slot.ts'
import type { Upload } from '../store/upload.ts'
import { sitesMadeOf } from '../store/uploadLists.ts'
import { ownOf, statusOf } from '../store/uploads.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext } from '../work.ts'

/** The fields of files and sites, for their owner. Those of a live site and its host name are in their own topics. */
export const uploadFields: Topic<UploadGraph> = {
  resolvers: {
    Upload: {
      __resolveReference: ({ resourceId }, context) => ownOf('FILE', resourceId, context),
      ...common(),
      url: (upload, _, { engines }) => fileUrl(upload, engines.addresses),
      sites: sitesOf,
    },
    Site: {
      __resolveReference: ({ resourceId }, context) => ownOf('SITE', resourceId, context),
      ...common(),
      url: ({ id }, _, { engines }) => engines.addresses.site(id),
      source: ({ sourceId }, _, context) => (sourceId === null ? null : ownOf('FILE', sourceId, context)),
    },
    StoredItem: {
      ...common(),
      kind: ({ kind }) => kind,
      isSite: ({ kind }) => kind === 'SITE',
      publicUrl: (upload, _, { engines }) =>
        upload.kind === 'SITE' ? engines.addresses.site(upload.id) : fileUrl(upload, engines.addresses),
    },
  },
}

/** The fields that all of them have. */
function common() {
  return {
    resourceId: ({ id }: Upload) => id,
    tier: ({ tier }: Upload) => tier.name,
    maxSize: ({ maxSize }: Upload) => Number(maxSize),
    actualSize: ({ actualSize }: Upload) => (actualSize === null ? null : Number(actualSize)),
    status: (upload: Upload, _: unknown, context: UploadContext) => statusOf(upload, context.now()),
    pricePaid: ({ pricePaid }: Upload) => formatUsd(pricePaid),
  }
}

function sitesOf({ id }: Upload, { first }: Args<'Upload.sites'>, context: UploadContext): Promise<Upload[]> {
  const wallet = callerOf(context)
  return context
    .loader<string, Upload[]>(`sitesMadeOf ${first}`, (ids) => sitesMadeOf(context.db.pool, wallet, ids, first))
    .load(id)
}

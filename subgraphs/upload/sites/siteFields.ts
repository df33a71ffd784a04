import type { Topic } from '../../kit/service/subgraph.ts'
import type { Upload } from '../store/upload.ts'
import type { UploadGraph } from '../types.gen.ts'
import type { UploadContext } from '../work.ts'
import { type LiveVersion, liveVersions } from './versions.ts'

/** Fields of a live site; null for a file, and if no version is live. */
export const siteFields: Topic<UploadGraph> = {
  resolvers: {
    Site: { fileCount: async (site, _, context) => (await liveOf(context, site))?.fileCount ?? null },
    StoredItem: {
      siteUrl: async (upload, _, context) =>
        (await liveOf(context, upload))?.versionId ? context.engines.addresses.site(upload.id) : null,
      fileCount: async (upload, _, context) => (await liveOf(context, upload))?.fileCount ?? null,
    },
  },
}

async function liveOf(context: UploadContext, { kind, id }: Upload): Promise<LiveVersion | null> {
  if (kind !== 'SITE') return null
  return context.loader<string, LiveVersion | null>('liveVersion', (ids) => liveVersions(context.db.pool, ids)).load(id)
}

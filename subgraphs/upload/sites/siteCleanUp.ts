import type { Topic } from '../../kit/service/subgraph.ts'
import type { UploadGraph } from '../types.gen.ts'
import { removeExpiredSites } from './removeExpiredSites.ts'
import { removeStale } from './removeStale.ts'
import { sweepSites } from './sweepSites.ts'

/** Jobs that remove files of sites: never those of a live site, or of one that may still be renewed. */
export const siteCleanUp: Topic<UploadGraph> = {
  jobs: {
    'upload.removeExpiredSites': (_, context) => removeExpiredSites(context),
    'upload.removeStaleVersions': (_, context) => removeStale(context),
    'upload.sweepSites': (_, context) => sweepSites(context),
  },
  schedules: [
    '25 * * * * upload.removeExpiredSites',
    '*/5 * * * * upload.removeStaleVersions',
    '10 4 * * * upload.sweepSites',
  ],
}

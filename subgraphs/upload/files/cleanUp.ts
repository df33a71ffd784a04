import type { Topic } from '../../kit/service/subgraph.ts'
import { closeTickets } from '../tickets/closeTickets.ts'
import type { UploadGraph } from '../types.gen.ts'
import { removeExpired } from './removeExpired.ts'
import { sweepOrphans } from './sweepOrphans.ts'

/** Jobs that remove files of uploads, none before its retention ends. */
export const cleanUp: Topic<UploadGraph> = {
  jobs: {
    'upload.closeTickets': (_, context) => closeTickets(context),
    'upload.removeExpiredFiles': (_, context) => removeExpired(context),
    'upload.sweepOrphans': (_, context) => sweepOrphans(context),
  },
  schedules: [
    '*/10 * * * * upload.closeTickets',
    '20 * * * * upload.removeExpiredFiles',
    '40 3 * * * upload.sweepOrphans',
  ],
}

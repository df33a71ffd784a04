import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { readOwnPages } from './corpus/ownPages.ts'
import { trimPages } from './corpus/store.ts'

/** Keeps the corpus of read pages fresh and bounded. */
export const corpusUpkeep: Topic<EnrichGraph> = {
  jobs: {
    'enrich.tendCorpus': async (_, { engines, db }) => {
      await readOwnPages(engines.web.own)
      await trimPages(db.pool, engines.web.corpusPages)
    },
  },
  schedules: ['17 3 * * * enrich.tendCorpus'],
}

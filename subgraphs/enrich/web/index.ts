import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { pageCompanies } from './companies.ts'
import { pageContents } from './contents.ts'
import { corpusUpkeep } from './corpusUpkeep.ts'
import { siteCrawls } from './crawl/topic.ts'
import { readPages } from './pages/topic.ts'
import { crawler } from './scrape.ts'
import { webSearch } from './search.ts'

/** Searching and reading the web. */
export const webTopics: readonly Topic<EnrichGraph>[] = [
  webSearch,
  pageCompanies,
  pageContents,
  crawler,
  readPages,
  ...siteCrawls,
  corpusUpkeep,
]

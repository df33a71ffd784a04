import type { Subgraph } from '../kit/service/subgraph.ts'
import { startEnrich } from './engines.ts'
import { forumTopics } from './forum/index.ts'
import { mailcheckTopics } from './mailcheck/index.ts'
import { peopleTopics } from './people/index.ts'
import { placesTopics } from './places/index.ts'
import { serpTopics } from './serp/index.ts'
import { enrichSettings } from './settings.ts'
import { webTopics } from './web/index.ts'
import type { EnrichEngines } from './work.ts'

/** Enrichment: the web, companies and people, places, news, forums, and e-mail deliverability. */
export const enrich: Subgraph<EnrichEngines, typeof enrichSettings> = {
  name: 'enrich',
  schema: new URL('schema', import.meta.url),
  settings: enrichSettings,
  topics: [...webTopics, ...peopleTopics, ...placesTopics, ...serpTopics, ...forumTopics, ...mailcheckTopics],
  start: startEnrich,
}

import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { contributions } from './contributions/index.ts'
import { forumTopics } from './forum/index.ts'
import { mailcheckTopics } from './mailcheck/index.ts'
import { peopleTopics } from './people/index.ts'
import { placesTopics } from './places/index.ts'
import { serpTopics } from './serp/index.ts'
import { webTopics } from './web/index.ts'
import type { EnrichEngines } from './work.ts'

export { startEnrich as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<EnrichEngines>[] = [
  ...webTopics,
  ...peopleTopics,
  ...placesTopics,
  ...serpTopics,
  ...forumTopics,
  ...mailcheckTopics,
  ...contributions,
]

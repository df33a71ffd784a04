import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { companies } from './companies.ts'
import { contactFinding } from './contacts.ts'
import { publicDirectory } from './directory.ts'
import { identityLookups } from './identity.ts'
import { influencers } from './influencers.ts'
import { mentions } from './mentions.ts'
import { prospectSearch } from './prospects.ts'

/** People and companies: prospects, contacts, the directory, influencers and identity. */
export const peopleTopics: readonly Topic<EnrichGraph>[] = [
  prospectSearch,
  companies,
  mentions,
  contactFinding,
  publicDirectory,
  influencers,
  identityLookups,
]

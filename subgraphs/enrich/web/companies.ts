import type { Topic } from '../../kit/service/subgraph.ts'
import { companyOfUrl } from '../people/companyKey.ts'
import type { EnrichGraph } from '../types.gen.ts'

/** The companies whose web sites pages are on. */
export const pageCompanies: Topic<EnrichGraph> = {
  resolvers: { WebPage: { company: ({ url }) => companyOfUrl(url) } },
}

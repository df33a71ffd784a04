import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { loadCompany } from './companies.ts'

/** Company data of a domain in the graph. */
export const domainOrganization: Topic<EnrichGraph> = {
  resolvers: {
    Domain: {
      __resolveReference: ({ name }) => ({ name }),
      organization: findOrganization,
    },
  },
}

async function findOrganization(
  { name }: { readonly name: string },
  _: unknown,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const company = await loadCompany(name, context, info)
  if (company === null) context.waive(info, 'No company was found')
  return company
}

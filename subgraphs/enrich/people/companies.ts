import type { GraphQLResolveInfo } from 'graphql'
import type { KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask, get } from '../../kit/upstream/request.ts'
import { trimOf } from '../excludeFields.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { inSnakeCase, orNull, refuse, searchIssues, typeNamed } from './asking.ts'

/** Companies: search, and details of one. */
export const companySearch: Topic<EnrichGraph> = {
  resolvers: { Query: { companies: findCompanies, company: enrichCompany } },
}

async function findCompanies(
  _: unknown,
  args: Args<'Query.companies'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const { excludeFields, ...filters } = args
  refuse(searchIssues(args))
  const trim = trimOf(typeNamed(info, 'Company'), { paths: excludeFields, holder: 'organizations' })
  const { prospects, words } = context.engines.people
  const request = ask('/v1/organizations/search', inSnakeCase(filters))
  const options = { respell: words.fromCompany }
  const page = await readUpstream<Value<'CompanyPage'>>(prospects, request, info.returnType, context, options)
  if (page.organizations.length === 0) context.waive(info, 'No company was found')
  return { organizations: trim(page.organizations), pagination: page.pagination }
}

async function enrichCompany(
  _: unknown,
  args: Args<'Query.company'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'CompanyMatch'>> {
  const trim = trimOf(typeNamed(info, 'Company'), { paths: args.excludeFields, holder: 'organization' })
  const organization = await loadCompany(args.domain, context, info)
  if (organization === null) context.waive(info, 'No company was found')
  return { organization: trim(organization), status: organization === null ? 'NO_MATCH' : 'SUCCESS' }
}

/** The company of a domain; null if unknown. */
export function loadCompany(
  domain: string,
  context: KitContext<EnrichEngines>,
  info: Pick<GraphQLResolveInfo, 'schema'>,
): Promise<Value<'Company'> | null> {
  const { prospects, words } = context.engines.people
  const request = get('/v1/organizations/enrich', { domain: domain.toLowerCase() })
  const options = { at: 'organization', respell: words.fromCompany }
  return orNull(readUpstream<Value<'Company'>>(prospects, request, typeNamed(info, 'Company'), context, options))
}

import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { findDiscussions } from '../forum/search.ts'
import { matchesOf } from '../places/matches.ts'
import { findByText } from '../places/textSearch.ts'
import { foundOrganizations } from '../providers/apollo/organizations.ts'
import { companySearch } from '../providers/apollo/requests.ts'
import { findNews } from '../serp/searches.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import type { CompanyKey } from './companyKey.ts'

/** What is found elsewhere by a company's name: its places, news and discussions. */
export const mentions: Topic<EnrichGraph> = {
  resolvers: { Company: { places, news, discussions } },
}

async function places(
  company: CompanyKey,
  { first, languageCode }: Args<'Company.places'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PlaceMatches'> | null> {
  const name = await nameOf(company, context, info)
  if (name === null) return null
  const found = await findByText({ textQuery: name, first, languageCode }, 'PlaceListing', null, context, info)
  const matches = matchesOf({ name, ...company }, found.places)
  if (matches.nodes.length === 0) context.waive(info, 'No place of the company was found')
  return matches
}

async function news(
  company: CompanyKey,
  { first }: Args<'Company.news'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'NewsSearch'> | null> {
  const name = await nameOf(company, context, info)
  return name === null ? null : findNews({ query: name, first }, context, info)
}

async function discussions(
  company: CompanyKey,
  { first, after }: Args<'Company.discussions'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'DiscussionPostConnection'> | null> {
  const name = await nameOf(company, context, info)
  return name === null ? null : findDiscussions({ query: name, first, after }, context, info)
}

/** The name that the prospects company's search has for a domain. Null and not charged where it has none. */
async function nameOf(
  { domainName }: CompanyKey,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<string | null> {
  const { prospects } = context.engines.people
  const request = companySearch({ qOrganizationDomains: [domainName] }, { page: 1, per_page: 1 })
  const options = { respell: foundOrganizations }
  const type = typeNamed(info, 'CompanyConnection')
  const { edges } = await readUpstream<Value<'CompanyConnection'>>(prospects, request, type, context, options)
  const name = edges[0]?.profile.name ?? null
  if (name === null) context.waive(info, 'No company was found')
  return name
}

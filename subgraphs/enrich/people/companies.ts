import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf } from '../excludeFields.ts'
import { enrichedOrganization, foundOrganizations } from '../providers/apollo/organizations.ts'
import { companyMatch, companySearch } from '../providers/apollo/requests.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { accountList, accountOfPage } from './accounts.ts'
import { inLowerCase, inSnakeCase, refuse, searchIssues } from './asking.ts'
import { type CompanyKey, companyOfHost } from './companyKey.ts'
import { pageInfoOf, pageNumber } from './prospectPages.ts'
import { findPeople } from './prospects.ts'

/** Companies: search, and what is known of one by the domain of its web site. */
export const companies: Topic<EnrichGraph> = {
  resolvers: {
    Query: { companies: findCompanies, company },
    Company: {
      __resolveReference: ({ domainName }) => companyOfHost(domainName),
      domain: ({ domainName }) => ({ name: domainName }),
      profile,
      people,
    },
    CompanyConnection: {
      nodes: ({ edges }) => edges.map(companyOf).filter((company) => company !== null),
      pageInfo: ({ pageInfo }) => pageInfo,
    },
    CompanyEdge: { node: companyOf },
    CompanyProfile: {
      socialAccounts: ({ socialUrls }, { first }) =>
        accountList(
          (socialUrls ?? []).map((url) => accountOfPage(String(url))),
          first,
        ),
    },
    Domain: {
      __resolveReference: ({ name }) => ({ name }),
      company: ({ name }) => companyOfHost(name),
    },
  },
}

function company(_: unknown, { domain }: Args<'Query.company'>): CompanyKey {
  const found = companyOfHost(domain)
  if (!found) throw new BadInput('must be a domain, such as example.com', ['domain'])
  return found
}

function companyOf({ profile }: Value<'CompanyEdge'>): CompanyKey | null {
  return companyOfHost(profile.domain)
}

async function findCompanies(
  _: unknown,
  args: Args<'Query.companies'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'CompanyConnection'>> {
  const { excludeFields, page, first, after, ...filters } = args
  refuse(searchIssues(args))
  const trim = trimOf(typeNamed(info, 'CompanyProfile'), { paths: excludeFields, holder: 'organizations' })
  const { prospects } = context.engines.people
  const list = ['companies', Object.entries(inSnakeCase(filters)).sort()]
  const request = companySearch(filters, { page: pageNumber(context, list, { page, first, after }), per_page: first })
  const options = { respell: foundOrganizations }
  const found = await readUpstream<Value<'CompanyConnection'>>(prospects, request, info.returnType, context, options)
  if (found.edges.length === 0) context.waive(info, 'No company was found')
  return {
    edges: found.edges.map((edge) => ({ profile: trim(edge.profile) })),
    pageInfo: pageInfoOf(context, list, { first }, found.pagination),
    pagination: found.pagination,
  }
}

async function profile(
  { domainName }: CompanyKey,
  { excludeFields }: Args<'Company.profile'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'CompanyProfile'> | null> {
  const trim = trimOf(typeNamed(info, 'CompanyProfile'), { paths: excludeFields, holder: 'organization' })
  const found = await loadCompany(domainName, context, info)
  if (found === null) context.waive(info, 'No company was found')
  return trim(found)
}

function people(
  { domainName }: CompanyKey,
  { titles, seniorities, first, after }: Args<'Company.people'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PersonConnection'>> {
  const question = {
    personTitles: titles,
    qOrganizationDomains: [domainName],
    personSeniorities: inLowerCase(seniorities),
  }
  const list = ['Company.people', Object.entries(inSnakeCase(question)).sort()]
  return findPeople({ question, list, paging: { first, after } }, context, info)
}

/** The record of the company with a domain; null if there is none. */
function loadCompany(
  domain: string,
  context: KitContext<EnrichEngines>,
  info: Pick<GraphQLResolveInfo, 'schema'>,
): Promise<Value<'CompanyProfile'> | null> {
  const { prospects } = context.engines.people
  const type = typeNamed(info, 'CompanyProfile')
  const options = { at: 'organization', respell: enrichedOrganization, mayBeNull: true }
  return readUpstream<Value<'CompanyProfile'> | null>(prospects, companyMatch(domain), type, context, options)
}

import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask, get } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf } from '../excludeFields.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { accountList, accountOfPage } from './accounts.ts'
import { inLowerCase, inSnakeCase, orNull, refuse, searchIssues } from './asking.ts'
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
      socialAccounts: ({ socialUrls }, { first }, { engines }) =>
        accountList(
          (socialUrls ?? []).map((url) => accountOfPage(String(url), engines.people.words)),
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
  const { prospects, words } = context.engines.people
  const question = inSnakeCase(filters)
  const list = ['companies', Object.entries(question).sort()]
  const pages = { page: pageNumber(context, list, { page, first, after }), per_page: first }
  const request = ask('/v1/organizations/search', { ...question, ...pages })
  const options = { respell: words.fromCompany }
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
    ...inSnakeCase({ personTitles: titles, qOrganizationDomains: [domainName] }),
    person_seniorities: inLowerCase(seniorities),
  }
  const list = ['Company.people', Object.entries(question).sort()]
  return findPeople({ question, list, paging: { first, after } }, context, info)
}

/** The record of the company with a domain; null if there is none. */
function loadCompany(
  domain: string,
  context: KitContext<EnrichEngines>,
  info: Pick<GraphQLResolveInfo, 'schema'>,
): Promise<Value<'CompanyProfile'> | null> {
  const { prospects, words } = context.engines.people
  const type = typeNamed(info, 'CompanyProfile')
  const request = get('/v1/organizations/enrich', { domain })
  const options = { at: 'organization', respell: words.fromCompany }
  return orNull(readUpstream<Value<'CompanyProfile'>>(prospects, request, type, context, options))
}

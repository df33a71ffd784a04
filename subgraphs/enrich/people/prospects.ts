import type { GraphQLResolveInfo } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'
import type { ListName } from '../../kit/paging/sealedCursor.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { wordsOf } from '../../kit/text/words.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf } from '../excludeFields.ts'
import { enrichedPerson, foundPeople } from '../providers/apollo/people.ts'
import { type ProspectFilters, peopleSearch, personMatch } from '../providers/apollo/requests.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { inLowerCase, inSnakeCase, issue, refuse, searchIssues } from './asking.ts'
import { companyOfHost } from './companyKey.ts'
import { contactsOfPerson } from './contacts.ts'
import { type ProspectPaging, pageInfoOf, pageNumber } from './prospectPages.ts'

/** People at companies: search, and details of one. */
export const prospectSearch: Topic<EnrichGraph> = {
  resolvers: {
    Query: { people, person },
    Person: {
      __resolveReference: ({ prospectId }) => (PROSPECT_ID.test(prospectId) ? { prospectId } : null),
      profile,
    },
    PersonConnection: {
      nodes: ({ edges }) => edges.map(personOf),
      pageInfo: ({ pageInfo }) => pageInfo,
    },
    PersonEdge: { node: personOf },
    PersonProfile: {
      emailAddress: ({ email }) => (email ? { address: email } : null),
      employer: ({ organization }) => companyOfHost(organization?.domain),
      contacts: contactsOfPerson,
    },
  },
}

/** The form of the company's numbers of people. */
const PROSPECT_ID = /^[0-9a-f]{24}$/

function personOf({ preview }: Value<'PersonEdge'>): Value<'Person'> {
  return { prospectId: preview.prospectId }
}

function people(_: unknown, args: Args<'Query.people'>, context: EnrichContext, info: GraphQLResolveInfo) {
  const { excludeFields, personSeniorities, page, first, after, ...filters } = args
  refuse(searchIssues(args))
  const question = { ...filters, personSeniorities: inLowerCase(personSeniorities) }
  const list = ['people', Object.entries(inSnakeCase(question)).sort()]
  return findPeople({ question, list, paging: { page, first, after }, excludeFields }, context, info)
}

/** A search for people. */
export interface PeopleSearch {
  readonly question: ProspectFilters & { readonly personNotTitles?: readonly string[] | null | undefined }
  readonly list: ListName
  readonly paging: ProspectPaging
  readonly excludeFields?: readonly string[] | null | undefined
}

/** A page of the people who are found, in part. Not charged if there is none. */
export async function findPeople(
  { question, list, paging, excludeFields }: PeopleSearch,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PersonConnection'>> {
  const trim = trimOf(typeNamed(info, 'PersonProfile'), { paths: excludeFields, holder: 'people' })
  const { prospects } = context.engines.people
  const page = { page: pageNumber(context, list, paging), per_page: paging.first }
  const request = peopleSearch(question, page)
  const options = { respell: (body: unknown) => foundPeople(body, page) }
  const type = typeNamed(info, 'PersonConnection')
  const found = await readUpstream<Value<'PersonConnection'>>(prospects, request, type, context, options)
  const edges = found.edges.filter(({ preview }) => !hasTitle(preview, question.personNotTitles ?? []))
  if (edges.length === 0) context.waive(info, 'No person was found')
  return {
    edges: edges.map(({ preview }) => ({ preview: trim(preview) })),
    pageInfo: pageInfoOf(context, list, paging, found.pagination),
    pagination: found.pagination,
  }
}

/** Whether all words of one of the titles are in the person's. */
function hasTitle({ title }: Value<'PersonProfile'>, titles: readonly string[]): boolean {
  const words = new Set(wordsOf(title ?? ''))
  return titles.map(wordsOf).some((unwanted) => unwanted.length > 0 && unwanted.every((word) => words.has(word)))
}

async function person(
  _: unknown,
  args: Args<'Query.person'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PersonMatch'>> {
  const { excludeFields, ...who } = args
  refuse(personIssues(who))
  const found = await matchPerson({ ...who }, excludeFields, context, info)
  return {
    person: found && { prospectId: found.prospectId },
    profile: found,
    status: found === null ? 'NO_MATCH' : 'SUCCESS',
  }
}

function profile(
  { prospectId }: Value<'Person'>,
  { revealPersonalEmails, excludeFields }: Args<'Person.profile'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PersonProfile'> | null> {
  return matchPerson({ id: prospectId, revealPersonalEmails }, excludeFields, context, info)
}

/** The record of one person. Null and not charged if there is none. */
async function matchPerson(
  who: Readonly<Record<string, unknown>>,
  excludeFields: readonly string[] | null | undefined,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PersonProfile'> | null> {
  const type = typeNamed(info, 'PersonProfile')
  const trim = trimOf(type, { paths: excludeFields, holder: 'person' })
  const { prospects } = context.engines.people
  const options = { at: 'person', respell: enrichedPerson, mayBeNull: true }
  const found = await readUpstream<Value<'PersonProfile'> | null>(prospects, personMatch(who), type, context, options)
  if (found === null) context.waive(info, 'No person was found')
  return trim(found)
}

/** Checks that the arguments can identify one person. */
function personIssues({
  id,
  email,
  profileUrl,
  name,
  firstName,
  lastName,
  domain,
  organizationName,
}: Args<'Query.person'>): Issue[] {
  if (id || email || profileUrl) return []
  const isNamed = name ? name.trim().includes(' ') : firstName && lastName
  if (isNamed && (domain || organizationName)) return []
  if (isNamed) return [issue(['domain'], 'is needed beside a name, or an organization_name')]
  if (name) return [issue(['name'], 'must be a first and a last name')]
  if (firstName) return [issue(['lastName'], 'is needed beside a first_name')]
  if (lastName) return [issue(['firstName'], 'is needed beside a last_name')]
  return [issue(['id'], 'is needed, or an email, a profile_url, or a name with a domain or organization_name')]
}

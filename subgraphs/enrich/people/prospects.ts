import type { GraphQLResolveInfo } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { trimOf } from '../excludeFields.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { inLowerCase, inSnakeCase, issue, refuse, searchIssues, typeNamed } from './asking.ts'

/** People at companies: search, and details of one. */
export const prospectSearch: Topic<EnrichGraph> = {
  resolvers: { Query: { people: findPeople, person: enrichPerson } },
}

async function findPeople(_: unknown, args: Args<'Query.people'>, context: EnrichContext, info: GraphQLResolveInfo) {
  const { excludeFields, personSeniorities, ...filters } = args
  refuse(searchIssues(args))
  const trim = trimOf(typeNamed(info, 'Person'), { paths: excludeFields, holder: 'people' })
  const { prospects, words } = context.engines.people
  const body = { ...inSnakeCase(filters), person_seniorities: inLowerCase(personSeniorities) }
  const request = ask('/v1/people/search', words.toCompany(body))
  const options = { respell: words.fromCompany }
  const page = await readUpstream<Value<'PersonPage'>>(prospects, request, info.returnType, context, options)
  if (page.people.length === 0) context.waive(info, 'No person was found')
  return { people: trim(page.people), pagination: page.pagination }
}

async function enrichPerson(
  _: unknown,
  args: Args<'Query.person'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PersonMatch'>> {
  const { excludeFields, ...who } = args
  refuse(personIssues(who))
  const type = typeNamed(info, 'Person')
  const trim = trimOf(type, { paths: excludeFields, holder: 'person' })
  const { prospects, words } = context.engines.people
  const request = ask('/v1/people/match', words.toCompany(inSnakeCase({ ...who })))
  const options = { at: 'person', respell: words.fromCompany }
  const person = await readUpstream<Value<'Person'> | null>(prospects, request, type, context, options)
  if (person === null) context.waive(info, 'No person was found')
  return { person: trim(person), status: person === null ? 'NO_MATCH' : 'SUCCESS' }
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

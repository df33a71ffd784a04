import type { GraphQLResolveInfo } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf } from '../excludeFields.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { inSnakeCase, issue, orNull, refuse } from './asking.ts'

/** Residents and properties. */
export const publicDirectory: Topic<EnrichGraph> = {
  resolvers: { Query: { residents: findResidents, property: findProperty } },
}

async function findResidents(
  _: unknown,
  args: Args<'Query.residents'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const { excludeFields, ...question } = args
  refuse(residentIssues(args))
  const trim = trimOf(typeNamed(info, 'Resident'), { paths: excludeFields, holder: 'persons' })
  const { directory, words } = context.engines.people
  const request = get('/v1/person', inSnakeCase({ ...question }) as QueryMembers)
  const found = await orNull(
    readUpstream<Value<'ResidentList'>>(directory, request, info.returnType, context, {
      respell: (body) => ({ persons: words.fromCompany(body) }),
    }),
  )
  const persons = found?.persons ?? []
  if (persons.length === 0) context.waive(info, 'No person was found')
  return { persons: trim(persons) }
}

/** Inconsistent or insufficient arguments. */
function residentIssues(args: Args<'Query.residents'>): Issue[] {
  const { name, firstName, lastName, phone, street, city, stateCode, zipcode, minAge, maxAge, radius } = args
  const isNamed = Boolean(name || firstName || lastName)
  const rules: readonly (readonly [boolean, string, string])[] = [
    [
      !isNamed && !phone && !street && !city && !stateCode && !zipcode,
      'name',
      'is needed, or first_name and last_name, a phone, or a street, city, state_code or zipcode',
    ],
    [Boolean(name && (firstName || lastName)), 'name', 'takes the place of first_name and last_name'],
    [Boolean(name && !name.trim().includes(' ')), 'name', 'must be a first and a last name'],
    [Boolean(firstName && !lastName), 'lastName', 'is needed beside a first_name'],
    [Boolean(lastName && !firstName), 'firstName', 'is needed beside a last_name'],
    [Boolean(minAge && maxAge && minAge > maxAge), 'minAge', 'must not be more than max_age'],
    [Boolean(radius && !city && !zipcode), 'radius', 'needs a city or a zipcode to be around'],
  ]
  return rules.flatMap(([isBroken, member, message]) => (isBroken ? [issue([member], message)] : []))
}

async function findProperty(
  _: unknown,
  args: Args<'Query.property'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const { excludeFields, ...address } = args
  const type = typeNamed(info, 'Property')
  const trim = trimOf(type, { paths: excludeFields, holder: 'result' })
  const { directory, words } = context.engines.people
  const request = get('/v1/property', inSnakeCase(address) as QueryMembers)
  const options = { at: 'result', respell: words.fromCompany }
  const result = await orNull(readUpstream<Value<'Property'>>(directory, request, type, context, options))
  if (result === null) context.waive(info, 'There is no such property')
  return { result: trim(result) }
}

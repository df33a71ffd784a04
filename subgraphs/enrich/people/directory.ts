import type { GraphQLResolveInfo } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf } from '../excludeFields.ts'
import { foundPersons, foundProperty } from '../providers/whitepages/answers.ts'
import { personSearch, propertyDetails, propertySearch } from '../providers/whitepages/requests.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { issue, orNull, refuse } from './asking.ts'

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
  const { directory } = context.engines.people
  const options = { respell: foundPersons }
  const request = personSearch(question)
  const { persons } = await readUpstream<Value<'ResidentList'>>(directory, request, info.returnType, context, options)
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
  const found = await readProperty(propertySearch(address), context, info)
  if (found === null) context.waive(info, 'There is no such property')
  // The search has owners and residents; the building and the latest sale stand in the record, which some addresses lack.
  const whole = found && (await orNull(readProperty(propertyDetails(found.propertyId), context, info)))
  return { result: trim(whole ?? found) }
}

function readProperty(
  request: UpstreamRequest,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'Property'> | null> {
  const { directory } = context.engines.people
  const options = { at: 'result', respell: foundProperty, mayBeNull: true }
  return readUpstream<Value<'Property'> | null>(directory, request, typeNamed(info, 'Property'), context, options)
}

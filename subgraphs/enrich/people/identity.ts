import type { GraphQLResolveInfo } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { onlyOf } from '../excludeFields.ts'
import { enrichedRecords, resolvedRecords } from '../providers/minerva/answers.ts'
import { type IdentityRecord, identityRequest } from '../providers/minerva/requests.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { issue, refuse } from './asking.ts'

/** Identities behind records, and their profiles. */
export const identityLookups: Topic<EnrichGraph> = {
  resolvers: { Query: { identities: resolveIdentities, identityProfiles: enrichIdentities } },
}

async function resolveIdentities(
  _: unknown,
  args: Args<'Query.identities'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  return look<Value<'IdentityResolution'>>('resolve', args, context, info)
}

async function enrichIdentities(
  _: unknown,
  args: Args<'Query.identityProfiles'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const select = onlyOf(typeNamed(info, 'IdentityProfile'), {
    paths: args.returnFields,
    argument: 'returnFields',
    always: ['recordId', 'isMatch', 'personPid'],
  })
  const answer = await look<Value<'IdentityProfiles'>>('enrich', args, context, info)
  return { ...answer, results: select(answer.results) }
}

const ANSWERS = { resolve: resolvedRecords, enrich: enrichedRecords } as const

/** Queries all records at once. Not charged if none of them matches a person. */
async function look<Answer extends Value<'IdentityResolution' | 'IdentityProfiles'>>(
  what: keyof typeof ANSWERS,
  { records, matchConditionFields }: Args<'Query.identities' | 'Query.identityProfiles'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Answer> {
  refuse(repeatedIds(records))
  const { identity } = context.engines.people
  const request = identityRequest(what, records, matchConditionFields)
  const options = { respell: ANSWERS[what] }
  const answer = await readUpstream<Answer>(identity, request, info.returnType, context, options)
  if (!answer.results.some(({ isMatch }) => isMatch)) context.waive(info, 'No person was found')
  return answer
}

/** Results refer to records by these ids, so they must be unique. */
function repeatedIds(records: readonly IdentityRecord[]): Issue[] {
  const ids = records.map(({ recordId }, index) => recordId ?? String(index))
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    return first === index ? [] : [issue(['records', index, 'recordId'], `is that of record ${first} too`)]
  })
}

import type { GraphQLResolveInfo } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { onlyOf } from '../excludeFields.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { inLowerCase, inSnakeCase, issue, refuse, typeNamed } from './asking.ts'

/** Identities behind records, and their profiles. */
export const identityLookups: Topic<EnrichEngines> = {
  resolvers: { Query: { identities: resolveIdentities, identityProfiles: enrichIdentities } },
}

interface IdentityRecord {
  readonly [member: string]: unknown
  readonly recordId?: string | null
}

interface ResolveArgs {
  readonly records: readonly IdentityRecord[]
  readonly matchConditionFields?: readonly string[] | null
}

interface Answer {
  readonly results: readonly { readonly isMatch: boolean }[]
}

async function resolveIdentities(_: unknown, args: ResolveArgs, context: EnrichContext, info: GraphQLResolveInfo) {
  return look('/v2/resolve', args, context, info)
}

interface EnrichArgs extends ResolveArgs {
  readonly returnFields?: readonly string[] | null
}

async function enrichIdentities(_: unknown, args: EnrichArgs, context: EnrichContext, info: GraphQLResolveInfo) {
  const select = onlyOf(typeNamed(info, 'IdentityProfile'), {
    paths: args.returnFields,
    argument: 'returnFields',
    always: ['recordId', 'isMatch', 'personPid'],
  })
  const answer = await look('/v2/enrich', args, context, info)
  return { ...answer, results: select(answer.results) }
}

/** Queries all records at once. Not charged if none of them matches a person. */
async function look(
  path: string,
  { records, matchConditionFields }: ResolveArgs,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Answer> {
  refuse(repeatedIds(records))
  const { identity, words } = context.engines.people
  const fields = inLowerCase(matchConditionFields)
  const body = {
    records: records.map((record, index) => ({ record_id: String(index), ...inSnakeCase(record) })),
    ...(fields ? { match_condition_fields: fields } : {}),
  }
  const request = ask(path, words.toCompany(body))
  const options = { respell: words.fromCompany }
  const answer = (await readUpstream(identity, request, info.returnType, context, options)) as Answer
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

import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { inSnakeCase } from './asking.ts'

/** Finds contact details of a person. */
export const contactFinding: Topic<EnrichGraph> = {
  resolvers: { Query: { contacts: findContacts } },
}

const WAYS = ['profileUrl', 'email', 'phone'] as const

async function findContacts(
  _: unknown,
  args: Args<'Query.contacts'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const given = WAYS.filter((way) => args[way])
  if (given.length !== 1)
    throw new BadInput('is one of profile_url, email and phone: exactly one', [given[1] ?? WAYS[0]])
  const { contacts, words } = context.engines.people
  const query = words.toCompany(inSnakeCase({ ...args })) as QueryMembers
  const request = get('/v1/contacts/enrich', query)
  const options = { respell: withLists }
  const finding = await readUpstream<Value<'ContactFinding'>>(contacts, request, info.returnType, context, options)
  if (finding.data.every(({ error }) => error)) context.waive(info, 'No person was found')
  return finding
}

/** The company omits the lists of a person without results, and reports the absence of an error in two ways. */
function withLists(body: unknown): unknown {
  const { data } = (body ?? {}) as { readonly data?: unknown }
  if (!Array.isArray(data)) return body
  return {
    data: data.map((match: { readonly error?: unknown }) =>
      match?.error ? { contacts: [], social: [], ...match, error: true } : { ...match, error: null },
    ),
  }
}

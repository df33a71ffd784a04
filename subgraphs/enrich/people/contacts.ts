import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { accountList, accountOfPage } from './accounts.ts'
import { inSnakeCase } from './asking.ts'

/** Finds contact details of a person. */
export const contactFinding: Topic<EnrichGraph> = {
  resolvers: {
    Query: { contacts: findContacts },
    ContactMatch: {
      socialAccounts: ({ social }, { first }, { engines }) =>
        accountList(
          social.map(({ link, type }) => accountOfPage(String(link), engines.people.words, type)),
          first,
        ),
    },
  },
}

const WAYS = ['profileUrl', 'email', 'phone'] as const

function findContacts(
  _: unknown,
  args: Args<'Query.contacts'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'ContactFinding'>> {
  const given = WAYS.filter((way) => args[way])
  if (given.length !== 1)
    throw new BadInput('is one of profile_url, email and phone: exactly one', [given[1] ?? WAYS[0]])
  return lookUp({ ...args }, context, info)
}

/** The contact details of a person whose record is known. Null and not charged where it has neither a page nor an address. */
export async function contactsOfPerson(
  { profileUrl, email }: Value<'PersonProfile'>,
  args: Args<'PersonProfile.contacts'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'ContactMatch'> | null> {
  if (!profileUrl && !email) {
    context.waive(info, 'The record has no page and no address of the person')
    return null
  }
  const way = profileUrl ? { profileUrl: String(profileUrl) } : { email }
  const { data } = await lookUp({ ...way, ...args }, context, info)
  return data.find(({ error }) => !error) ?? null
}

async function lookUp(
  question: Readonly<Record<string, unknown>>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'ContactFinding'>> {
  const { contacts, words } = context.engines.people
  const query = words.toCompany(inSnakeCase(question)) as QueryMembers
  const request = get('/v1/contacts/enrich', query)
  const type = typeNamed(info, 'ContactFinding')
  const finding = await readUpstream<Value<'ContactFinding'>>(contacts, request, type, context, { respell: withLists })
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

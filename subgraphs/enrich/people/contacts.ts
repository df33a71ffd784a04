import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { type ContactQuestion, contactLookup, findingOf } from '../providers/clado/contacts.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { accountList, accountOfPage } from './accounts.ts'

/** Finds contact details of a person. */
export const contactFinding: Topic<EnrichGraph> = {
  resolvers: {
    Query: { contacts: findContacts },
    ContactMatch: {
      socialAccounts: ({ social }, { first }) =>
        accountList(
          social.map(({ link }) => accountOfPage(String(link))),
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
  return lookUp(args, context, info)
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
  question: ContactQuestion,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'ContactFinding'>> {
  const { contacts } = context.engines.people
  const type = typeNamed(info, 'ContactFinding')
  const options = { respell: findingOf }
  const finding = await readUpstream<Value<'ContactFinding'>>(contacts, contactLookup(question), type, context, options)
  if (finding.data.every(({ error }) => error)) context.waive(info, 'No person was found')
  return finding
}

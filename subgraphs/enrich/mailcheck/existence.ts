import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { parseMailAddress, writeMailAddress } from './address.ts'
import type { AddressFacts } from './checker.ts'
import { isJudged, statusOf } from './score.ts'

/** Which of many addresses exist. Not charged if nothing could be determined. */
export const existence: Topic<EnrichGraph> = {
  resolvers: { Query: { emailExistence } },
}

async function emailExistence(
  _: unknown,
  { emails }: Args<'Query.emailExistence'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const { checker, mailTimeLimitMs } = context.engines.places
  const addresses = emails.flatMap((email) => parseMailAddress(email) ?? [])
  const found = await checker.check(addresses, mailTimeLimitMs)
  for (const { source } of found.values()) context.sourcedFrom(source)
  const results = emails.map((email) => resultOf(email, found))
  const isWithoutVerdict = addresses.length === emails.length && ![...found.values()].some(isJudged)
  if (isWithoutVerdict) context.waive(info, 'No mail server said anything')
  return { requestId: context.requestId, results, requestCompletedAt: context.now() }
}

function resultOf(email: string, found: ReadonlyMap<string, AddressFacts>): Value<'EmailExistence'> {
  const address = parseMailAddress(email)
  if (!address) return { emailAddress: email, isMatch: false, status: 'INVALID', lastSeen: null }
  const facts = found.get(writeMailAddress(address))
  if (!facts) return { emailAddress: email, isMatch: false, status: null, lastSeen: null }
  // A catch-all server's acceptance proves nothing about this address.
  const isMatch = facts.word === 'TAKEN' && !facts.takesAll
  return { emailAddress: email, isMatch, status: statusOf(address, facts), lastSeen: isMatch ? facts.at : null }
}

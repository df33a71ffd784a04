import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { companyOfAddress } from '../people/companyKey.ts'
import type { EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { parseMailAddress, writeMailAddress } from './address.ts'
import { isGibberish } from './gibberish.ts'
import { isDisposable, isWebmail } from './knownDomains.ts'
import { isJudged, scoreOf, statusOf } from './score.ts'

/** An e-mail address and whether mail to it can be delivered, which is not charged if no server gave a verdict. */
export const deliverability: Topic<EnrichGraph> = {
  resolvers: {
    Query: { emailAddress: (_, { email }) => ({ address: email }) },
    EmailAddressFacts: {
      deliverability: checkDeliverability,
      company: ({ address }) => companyOfAddress(address),
    },
  },
}

async function checkDeliverability(
  { address: email }: Value<'EmailAddressFacts'>,
  _args: unknown,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'EmailDeliverability'>> {
  const { checker, mailTimeLimitMs } = context.engines.places
  const address = parseMailAddress(email)
  if (!address) return { ...NOTHING, email, status: 'INVALID', regexp: false }
  const { local, domain } = address
  const looks = {
    email,
    regexp: true,
    gibberish: isGibberish(local),
    disposable: isDisposable(domain),
    webmail: isWebmail(domain),
  }
  const facts = (await checker.check([address], mailTimeLimitMs)).get(writeMailAddress(address))
  if (facts) context.sourcedFrom(facts.source)
  const status = facts ? statusOf(address, facts) : 'UNKNOWN'
  if (!facts || !isJudged(facts)) context.waive(info, 'The mail server of the address did not say')
  if (!facts) return { ...NOTHING, ...looks, status }
  return {
    ...looks,
    status,
    score: scoreOf(status, address, facts),
    mxRecords: facts.kind === 'MX',
    smtpServer: facts.contact === 'SPOKEN',
    smtpCheck: facts.word === 'TAKEN',
    acceptAll: facts.takesAll,
    block: facts.contact === 'BLOCKED' || facts.word === 'BLOCKED',
    sources: [],
  }
}

/** Result for an address that was not probed, or whose server did not reply. */
const NOTHING = {
  score: 0,
  gibberish: false,
  disposable: false,
  webmail: false,
  mxRecords: false,
  smtpServer: false,
  smtpCheck: false,
  acceptAll: false,
  block: false,
  sources: [],
} as const

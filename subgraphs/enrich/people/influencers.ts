import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf } from '../excludeFields.ts'
import {
  accountByEmail,
  accountByHandle,
  describedAccount,
  foundAccount,
} from '../providers/influencersClub/creators.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { type AccountKey, accountOf } from './accounts.ts'
import { orNull } from './asking.ts'

/** Creators' accounts, by e-mail address and by name. */
export const influencers: Topic<EnrichGraph> = {
  resolvers: {
    Query: { influencersByEmail },
    SocialAccount: {
      __resolveReference: ({ platform, username }) => accountOf(platform, username),
      audience,
    },
    Audience: { account: ({ platform, username }) => accountOf(platform, username) },
  },
}

/** The company names one account, which is then described in the way that the caller wants. */
async function influencersByEmail(
  _: unknown,
  { email, platform, enrichmentMode, excludeFields }: Args<'Query.influencersByEmail'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'InfluencerProfiles'>> {
  const trim = trimOf(typeNamed(info, 'Audience'), { paths: excludeFields, holder: 'profiles' })
  const found = await readAccount(accountByEmail(email), foundAccount, context, info)
  if (found === null || (platform && found.platform !== platform)) {
    context.waive(info, 'No account was found')
    return { profiles: [], status: 'NO_MATCH' }
  }
  const account = accountOf(found.platform, found.username)
  const described = account && (await describe(account, { enrichmentMode, emailRequired: 'OPTIONAL' }, context, info))
  return { profiles: [trim({ ...completed(found, described), email })], status: 'SUCCESS' }
}

async function audience(
  account: AccountKey,
  args: Args<'SocialAccount.audience'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'Audience'> | null> {
  const trim = trimOf(typeNamed(info, 'Audience'), { paths: args.excludeFields, holder: 'profile' })
  const found = await describe(account, args, context, info)
  if (found === null) context.waive(info, 'No account was found')
  return found && trim(args.emailRequired === 'NOT_REQUIRED' ? { ...found, email: null } : found)
}

/** Facts of a description, and those found before where it has none. */
function completed(found: Value<'Audience'>, described: Value<'Audience'> | null): Value<'Audience'> {
  const known = Object.entries(described ?? {}).filter(([, value]) => value !== null)
  return { ...found, ...Object.fromEntries(known) }
}

/** What is known of an account; null where it is unknown, or its platform is. */
function describe(
  account: AccountKey,
  wish: Pick<Args<'SocialAccount.audience'>, 'enrichmentMode' | 'emailRequired'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'Audience'> | null> {
  const request = accountByHandle(account, wish)
  return request === null
    ? Promise.resolve(null)
    : readAccount(request, describedAccount(account.platform), context, info)
}

/** Reads an answer that has one account or none. */
function readAccount(
  request: UpstreamRequest,
  respell: (body: unknown) => unknown,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'Audience'> | null> {
  const { influencer } = context.engines.people
  const type = typeNamed(info, 'Audience')
  const options = { at: 'account', respell, mayBeNull: true }
  return orNull(readUpstream<Value<'Audience'> | null>(influencer, request, type, context, options))
}

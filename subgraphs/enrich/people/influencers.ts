import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf } from '../excludeFields.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { type AccountKey, accountOf } from './accounts.ts'
import { orNull } from './asking.ts'
import type { WireWords } from './wireWords.ts'

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

async function influencersByEmail(
  _: unknown,
  args: Args<'Query.influencersByEmail'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'InfluencerProfiles'>> {
  const trim = trimOf(typeNamed(info, 'Audience'), { paths: args.excludeFields, holder: 'profiles' })
  const { influencer: company, words } = context.engines.people
  const request = ask('/v1/creators/enrich/email', {
    email: args.email,
    ...(args.platform ? { platform: words.platformToCompany(args.platform.toLowerCase()) } : {}),
    enrichment_mode: args.enrichmentMode.toLowerCase(),
  })
  const respell = (body: unknown) => ({ ...membersOf(inOurWords(body, words)), status: 'success' })
  // The company knows no accounts of forums.
  const found =
    args.platform === 'FORUM'
      ? null
      : await orNull(readUpstream<Value<'InfluencerProfiles'>>(company, request, info.returnType, context, { respell }))
  const profiles = found?.profiles ?? []
  if (profiles.length === 0) context.waive(info, 'No account was found')
  return { profiles: trim(profiles), status: profiles.length === 0 ? 'NO_MATCH' : 'SUCCESS' }
}

async function audience(
  { platform, username }: AccountKey,
  args: Args<'SocialAccount.audience'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'Audience'> | null> {
  const type = typeNamed(info, 'Audience')
  const trim = trimOf(type, { paths: args.excludeFields, holder: 'profile' })
  const { influencer: company, words } = context.engines.people
  const request = ask('/v1/creators/enrich/handle', {
    platform: words.platformToCompany(platform.toLowerCase()),
    username,
    enrichment_mode: args.enrichmentMode.toLowerCase(),
    email_required: args.emailRequired.toLowerCase(),
  })
  const options = { at: 'profile', respell: (body: unknown) => inOurWords(body, words) }
  // The company knows no accounts of forums.
  const found =
    platform === 'FORUM'
      ? null
      : await orNull(readUpstream<Value<'Audience'>>(company, request, type, context, options))
  if (found === null) context.waive(info, 'No account was found')
  return trim(found)
}

type Members = Readonly<Record<string, unknown>>

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {}
}

/** Platform names of a response, in our spelling. */
function inOurWords(body: unknown, words: WireWords): unknown {
  if (Array.isArray(body)) return body.map((item) => inOurWords(item, words))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === 'platform' && typeof value === 'string' ? words.platformFromCompany(value) : inOurWords(value, words),
    ]),
  )
}

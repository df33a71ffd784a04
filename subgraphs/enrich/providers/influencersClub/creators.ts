import { ask, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import type { Args, SocialPlatform } from '../../types.gen.ts'
import { isMembers, itemsOf, type Members, membersOf, textOf } from '../members.ts'
import { companyPlatform, platformNamed } from './platforms.ts'

type AudienceArgs = Args<'SocialAccount.audience'>

/** An account of a creator. */
export interface CreatorAccount {
  readonly platform: SocialPlatform
  readonly username: string
}

/** Asks for the account of a creator by an e-mail address: the one with the most followers. */
export function accountByEmail(email: string): UpstreamRequest {
  return ask('/public/v1/creators/enrich/email/', { email })
}

/** Asks for the page of an account at Instagram: the cheapest request there is. */
export function pageOf(username: string): UpstreamRequest {
  return ask('/public/v1/creators/enrich/handle/raw/', { platform: 'instagram', handle: username })
}

/** Asks what is known of an account: its page (`RAW`), or also what is derived from its posts. Null for an unknown platform. */
export function accountByHandle(
  { platform, username }: CreatorAccount,
  { enrichmentMode, emailRequired }: Pick<AudienceArgs, 'enrichmentMode' | 'emailRequired'>,
): UpstreamRequest | null {
  const name = companyPlatform(platform)?.name
  if (!name) return null
  // The page has no address: an account that must have one is looked for among the full profiles.
  if (enrichmentMode === 'RAW' && emailRequired !== 'MUST_HAVE')
    return ask('/public/v1/creators/enrich/handle/raw/', { platform: name, handle: username })
  return ask('/public/v1/creators/enrich/handle/full/', {
    platform: name,
    handle: username,
    email_required: emailRequired === 'MUST_HAVE' ? 'must_have' : 'preferred',
    include_lookalikes: false,
    include_audience_data: false,
  })
}

/** The account that an e-mail address leads to; null where there is none, or none on a platform that we have a word for. */
export function foundAccount(body: unknown): { readonly account: Members | null } {
  const { result } = membersOf(body)
  const found = membersOf(Array.isArray(result) ? result[0] : result)
  const platform = platformNamed(found.platform)
  if (platform === null || textOf(found.username) === null) return { account: null }
  return { account: accountOf(platform, found, {}) }
}

/** The answer about an account, in our members; null where there is none. */
export function describedAccount(platform: SocialPlatform) {
  return (body: unknown): { readonly account: Members | null } => {
    const { result } = membersOf(body)
    const name = companyPlatform(platform)?.name ?? ''
    const around = membersOf(result)
    const account = around[name]
    if (!isMembers(account) || account.exists === false) return { account: null }
    return { account: accountOf(platform, account, around) }
  }
}

/** Each platform has members of its own. The company divides engagement by a hundred followers. */
function accountOf(platform: SocialPlatform, account: Members, around: Members): Members {
  const first = (...names: string[]) =>
    names.map((name) => account[name]).find((value) => value !== null && value !== undefined)
  const username = textOf(first('username', 'custom_url'))?.replace(/^@/, '') ?? null
  const percent = account.engagement_percent
  return {
    id: first('userid', 'user_id', 'userId', 'id') ?? username,
    username,
    platform: platform.toLowerCase(),
    email: textOf(around.email),
    followers: whole(first('follower_count', 'subscriber_count', 'followers')),
    following: whole(first('following_count')),
    posts_count: whole(first('media_count', 'video_count', 'tweets_count')),
    engagement_rate: typeof percent === 'number' ? Number((percent / 100).toFixed(6)) : null,
    avg_likes: whole(first('avg_likes')),
    avg_comments: whole(first('avg_comments')),
    bio: textOf(first('biography', 'description', 'summary')),
    url: textOf(first('url', 'link')) ?? (username && companyPlatform(platform)?.page(username)),
    avatar_url: textOf(first('profile_picture_hd', 'profile_picture', 'picture')),
    verified: first('is_verified'),
    location: textOf(around.location) ?? textOf(account.location),
    website: [...itemsOf(account.links_in_bio), ...itemsOf(around.links_in_bio)].map(linkOf).find(Boolean),
    categories: categoriesOf(account),
  }
}

function categoriesOf({ niche_class: classes, niche_sub_class: parts, category }: Members): string[] | null {
  const words = [classes, parts, category].flat().filter((word): word is string => textOf(word) !== null)
  return words.length > 0 ? [...new Set(words)] : null
}

function linkOf(link: unknown): string | null {
  const text = textOf(link) ?? textOf(membersOf(link).url)
  return text !== null && URL.canParse(text) ? text : null
}

/** Means are not whole numbers. */
function whole(value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value) : value
}

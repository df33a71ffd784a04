import { canonicalUsername } from '../../kit/text/username.ts'
import { PLATFORMS, type Platform } from '../providers/provider.ts'
import type { Members } from '../question.ts'
import type { Row } from '../rows.ts'
import type { SocialPlatform } from '../types.gen.ts'

/** What identifies an account. */
export interface AccountKey {
  readonly platform: SocialPlatform
  /** In canonical form. */
  readonly username: string
}

/** The platforms that accounts are known on, with their names in settings and in documented paths. */
export const PLATFORM_WORDS: Readonly<Record<SocialPlatform, string>> = {
  SHORTVIDEO: 'shortvideo',
  PHOTOSHARING: 'photosharing',
  NETWORK: 'network',
  FORUM: 'forum',
  MICROBLOG: 'microblog',
  LONGVIDEO: 'longvideo',
}

/** An account by the name that a platform or a caller gives it; null where that is no name of an account. */
export function accountOf(platform: SocialPlatform, name: string | null | undefined): AccountKey | null {
  const username = name ? canonicalUsername(name) : null
  return username !== null && Object.hasOwn(PLATFORM_WORDS, platform) ? { platform, username } : null
}

/** Platforms give numbers to accounts. */
const NUMBER = /^\d+$/

const COLLECTED: Readonly<Record<Platform, SocialPlatform>> = {
  shortvideo: 'SHORTVIDEO',
  photosharing: 'PHOTOSHARING',
  network: 'NETWORK',
  forum: 'FORUM',
}

/** The account that a request names by its user name; null where it names none, or one by its number at the platform. */
export function accountAsked({ kind }: Row, { handle, profileId }: Members): AccountKey | null {
  const name = String(handle ?? profileId ?? '')
  return NUMBER.test(name) ? null : accountOf(platformOfKind(kind), name)
}

/** The platform that a kind of job collects from. */
export function platformOfKind(kind: string): SocialPlatform {
  const platform = PLATFORMS.find((name) => kind.startsWith(`${name}-`))
  if (!platform) throw new Error(`${kind} is a job of no platform`)
  return COLLECTED[platform]
}

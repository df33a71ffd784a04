import { canonicalUsername } from '../../kit/text/username.ts'
import type { SocialPlatform, Value } from '../types.gen.ts'

/** What identifies an account on a social platform. */
export interface AccountKey {
  readonly platform: SocialPlatform
  /** In canonical form. */
  readonly username: string
}

/** The platforms by the first label of their hosts. */
const PLATFORMS: ReadonlyMap<string, SocialPlatform> = new Map([
  ['instagram', 'PHOTOSHARING'],
  ['tiktok', 'SHORTVIDEO'],
  ['youtube', 'LONGVIDEO'],
  ['twitter', 'MICROBLOG'],
  ['x', 'MICROBLOG'],
  ['facebook', 'NETWORK'],
  ['reddit', 'FORUM'],
  // The hosts of the stand-ins' world.
  ['shortvideo', 'SHORTVIDEO'],
  ['photosharing', 'PHOTOSHARING'],
  ['network', 'NETWORK'],
  ['forum', 'FORUM'],
  ['microblog', 'MICROBLOG'],
  ['longvideo', 'LONGVIDEO'],
])

/** An account by its name; null where that is no name of an account. */
export function accountOf(
  platform: SocialPlatform | null | undefined,
  name: string | null | undefined,
): AccountKey | null {
  const username = name ? canonicalUsername(name) : null
  return platform && username !== null ? { platform, username } : null
}

/**
 * The account whose page a URL is: the last part of its path is the account's name, and the host is named after the platform, such
 * as `https://www.instagram.com/name`. Null for pages of other sites.
 */
export function accountOfPage(url: string): AccountKey | null {
  if (!URL.canParse(url)) return null
  const { hostname, pathname } = new URL(url)
  const [name = ''] = hostname.replace(/^(www|m)\./, '').split('.')
  return accountOf(PLATFORMS.get(name), pathname.split('/').filter(Boolean).at(-1))
}

/** The first accounts of a short list, each once. */
export function accountList(accounts: readonly (AccountKey | null)[], first: number): Value<'SocialAccountConnection'> {
  const known = accounts.filter((account) => account !== null)
  const each = [...new Map(known.map((account) => [`${account.platform} ${account.username}`, account])).values()]
  return {
    nodes: each.slice(0, first),
    pageInfo: { hasNextPage: each.length > first, hasPreviousPage: false, startCursor: null, endCursor: null },
  }
}

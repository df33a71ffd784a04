import { canonicalUsername } from '../../kit/text/username.ts'
import type { SocialPlatform, Value } from '../types.gen.ts'
import type { WireWords } from './wireWords.ts'

/** What identifies an account on a social platform. */
export interface AccountKey {
  readonly platform: SocialPlatform
  /** In canonical form. */
  readonly username: string
}

const PLATFORMS: ReadonlyMap<string, SocialPlatform> = new Map([
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

/** A platform by a company's word for it; null for one that accounts are not known on. */
export function platformOf(word: string, words: WireWords): SocialPlatform | null {
  return PLATFORMS.get(words.platformFromCompany(word.toLowerCase())) ?? null
}

/**
 * The account whose page a URL is: the last part of its path is the account's name. `word` is the company's word for the
 * platform; without it, the platform is the one that the host is named after, such as `https://microblog.example/name`.
 */
export function accountOfPage(url: string, words: WireWords, word?: string): AccountKey | null {
  if (!URL.canParse(url)) return null
  const { hostname, pathname } = new URL(url)
  const [name = ''] = hostname.replace(/^www\./, '').split('.')
  return accountOf(platformOf(word ?? name, words), pathname.split('/').filter(Boolean).at(-1))
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

import { partOfPage, positionAfter } from '../../../kit/paging/numberedPages.ts'
import { canonicalUsername } from '../../../kit/text/username.ts'
import type { Args, Value } from '../../types.gen.ts'
import { membersOf } from '../json.ts'

/** Platforms by the ends of the names of links: the company begins them with names of companies. */
const PLATFORMS = { _screen_name: 'microblog', _username: 'network' } as const

/** The pages of the list: all accounts are one. */
const PAGES = { pageSize: 10, mostPages: 1 }

/** The social accounts among a coin's links, in the company's JSON. Links that are no name of an account are left out. */
export function accountsAmong(links: unknown) {
  return Object.entries(membersOf(links)).flatMap(([name, link]) => {
    const [, platform] = Object.entries(PLATFORMS).find(([end]) => name.endsWith(end)) ?? []
    const username = platform && typeof link === 'string' ? canonicalUsername(link) : null
    return platform && username ? [{ platform, username }] : []
  })
}

/** A page of a coin's social accounts. */
export function socialAccounts(
  { socialAccounts: all }: Value<'CoinDetails'>,
  args: Args<'CoinDetails.socialAccounts'>,
): Value<'SocialAccountConnection'> {
  const { items, pageInfo } = partOfPage(all, positionAfter(args, PAGES), args, PAGES)
  return { nodes: items.map(({ item }) => item), pageInfo }
}

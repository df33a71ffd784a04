import { canonicalUsername } from '../../../kit/text/username.ts'
import { membersOf } from '../json.ts'

/** Platforms by the ends of the names of links: the company begins them with names of companies. */
const PLATFORMS = { _screen_name: 'microblog', _username: 'network' } as const

/** The social accounts among a coin's links, in the company's JSON. Links that are no name of an account are left out. */
export function socialAccounts(links: unknown): readonly { readonly platform: string; readonly username: string }[] {
  return Object.entries(membersOf(links)).flatMap(([name, link]) => {
    const [, platform] = Object.entries(PLATFORMS).find(([end]) => name.endsWith(end)) ?? []
    const username = platform && typeof link === 'string' ? canonicalUsername(link) : null
    return platform && username ? [{ platform, username }] : []
  })
}

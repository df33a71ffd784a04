import { accountOf } from './accounts/account.ts'
import type { Item } from './items.ts'
import type { Result, ResultPage } from './results.ts'
import type { SocialPlatform, Value } from './types.gen.ts'

/** A stored result in the graph's form: its items know the account that they are, or that wrote them. */
export type ShownResult = Value<'SocialResult'> & { readonly __typename: string }

/** The graph's form of what a job collected from a platform. */
export function shownResult(platform: SocialPlatform, result: Result): ShownResult {
  const shown = isPage(result)
    ? { ...result, nodes: result.nodes.map((item) => shownItem(platform, item)) }
    : { ...shownItem(platform, result), __typename: result.__typename }
  // The name of its type, which a job stores with its result, tells which of the types it is.
  return shown as ShownResult
}

function isPage(result: Result): result is ResultPage {
  return 'nodes' in result
}

/** A stored item in the graph's form. */
export function shownItem<One extends Item>(platform: SocialPlatform, item: One) {
  return {
    ...item,
    platformId: item.id,
    account: 'username' in item ? accountOf(platform, item.username) : null,
    author: accountOf(platform, authorNameOf(item)),
    ...('music' in item && item.music ? { music: { ...item.music, platformId: item.music.id } } : {}),
  }
}

function authorNameOf(item: Item): string | null {
  if ('authorUsername' in item) return item.authorUsername
  return 'ownerUsername' in item ? item.ownerUsername : null
}

import type { KitContext } from '../../kit/service/context.ts'
import type { QueryMembers } from '../../kit/upstream/request.ts'
import { selfLink } from '../selfLink.ts'

/** The requested page of a list. */
export interface Page {
  readonly limit: number
  readonly offset: number
}

/** `PageLinks` of the schema: links to the pages of a list with `count` items, at its documented path. */
export function pageLinks(
  context: Pick<KitContext, 'baseUrl'>,
  path: string,
  query: QueryMembers,
  { limit, offset, count }: Page & { readonly count: number },
) {
  const link = (to: number) => selfLink(context, path, { ...query, 'page[limit]': limit, 'page[offset]': to })
  return {
    self: link(offset),
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    first: link(0),
    last: link(Math.max(0, Math.ceil(count / limit) - 1) * limit),
  }
}

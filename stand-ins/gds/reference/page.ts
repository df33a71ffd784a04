import type { FastifyRequest } from 'fastify'
import { baseOf } from '../shared/links.ts'
import { type Query, wholeOf } from '../shared/query.ts'

const DEFAULT_LIMIT = 10
const MOST = 1_000

/** A page of a list by `page[limit]` and `page[offset]`, with links to the others. */
export function pageOf<Item>(request: FastifyRequest, items: readonly Item[]) {
  const query = request.query as Query
  const limit = wholeOf(query, 'page[limit]', 1, MOST) ?? DEFAULT_LIMIT
  const offset = wholeOf(query, 'page[offset]', 0, MOST) ?? 0
  const last = Math.max(0, Math.ceil(items.length / limit) - 1) * limit
  const link = (to: number) => {
    const url = new URL(request.url, baseOf(request))
    url.searchParams.set('page[offset]', String(to))
    url.searchParams.set('page[limit]', String(limit))
    return url.href
  }
  return {
    meta: {
      count: items.length,
      links: {
        self: link(offset),
        ...(offset + limit < items.length ? { next: link(offset + limit) } : {}),
        ...(offset > 0 ? { previous: link(Math.max(0, offset - limit)) } : {}),
        first: link(0),
        last: link(last),
      },
    },
    data: items.slice(offset, offset + limit),
  }
}

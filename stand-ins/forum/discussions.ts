import { commentCount, parentOf, type Thread, writeComment } from './threads.ts'

/** Comments per page, and replies shown below one comment. */
const TOP_LEVEL = 20
const REPLIES = 4
/** Levels of replies shown at once. */
const DEPTH = 4

/** Where a comment list continues: below which comment (null: the post), and after how many. */
interface Place {
  readonly parent: number | null
  readonly from: number
}

/** A page of a post's comments with their replies, oldest first; null for a cursor of another post. */
export function discussionPage(seed: number, thread: Thread, now: number, cursor: string | undefined) {
  const place = cursor === undefined ? { parent: null, from: 0 } : readCursor(thread, cursor)
  if (!place) return null
  const replies = new Map<number | null, number[]>()
  for (let order = 0; order < commentCount(seed, thread, now); order++) {
    const parent = parentOf(seed, thread, order)
    const list = replies.get(parent) ?? []
    list.push(order)
    replies.set(parent, list)
  }

  function below({ parent, from }: Place, most: number, depth: number): Listed {
    const all = replies.get(parent) ?? []
    const shown = depth === 0 ? [] : all.slice(from, from + most)
    const next = from + shown.length
    const more = next < all.length ? { has_more: true, cursor: writeCursor(thread, { parent, from: next }) } : NO_MORE
    const items = shown.map((order) => ({
      ...writeComment(seed, thread, order, now),
      replies: below({ parent: order, from: 0 }, REPLIES, depth - 1),
    }))
    return { items, more }
  }

  const { items, more } = below(place, TOP_LEVEL, DEPTH)
  return { comments: items, more }
}

interface Listed {
  readonly items: readonly (ReturnType<typeof writeComment> & { readonly replies: Listed })[]
  readonly more: { readonly has_more: boolean; readonly cursor: string | null }
}

const NO_MORE = { has_more: false, cursor: null }

function writeCursor({ id }: Thread, { parent, from }: Place): string {
  return Buffer.from(`${id}:${parent ?? ''}:${from}`).toString('base64url')
}

function readCursor({ id }: Thread, cursor: string): Place | null {
  const [owner, parent, from] = Buffer.from(cursor, 'base64url').toString('latin1').split(':')
  if (owner !== id || !/^\d{0,4}$/.test(parent ?? '') || !/^\d{1,4}$/.test(from ?? '')) return null
  return { parent: parent ? Number(parent) : null, from: Number(from) }
}

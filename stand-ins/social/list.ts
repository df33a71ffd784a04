import { FNV_START, hashOf } from '../kit/random.ts'
import type { Asked } from './asked.ts'
import { Refusal } from './refusal.ts'

/** A list item, written when it is shown. */
export interface Entry {
  write(): object
  /** Position mark for continuing after it, where an index does not suffice. */
  readonly mark?: string
}

/** A section of a list. */
export interface Stretch {
  /** Number of preceding items. */
  readonly from: number
  readonly count: number
  /** Mark of the preceding item. */
  readonly mark: string | null
  /** Maximum number of items of the whole list. */
  readonly limit: number
}

/** A list as of the time when its first page was requested. */
export type List = (stretch: Stretch) => readonly Entry[]

/** The result of a query. */
export type Found = { readonly one: object; readonly as: 'profile' | 'post' | 'comment' } | { readonly list: List }

/** Answers a query as of a given time. */
export type Resource = (asked: Asked, asOfMs: number) => Found

/** A list addressed by index. */
export function listOf(total: number, write: (index: number) => object): Found {
  const list: List = ({ from, count, limit }) => {
    const end = Math.min(total, limit, from + count)
    return Array.from({ length: Math.max(0, end - from) }, (_, offset) => ({ write: () => write(from + offset) }))
  }
  return { list }
}

/** Orders of dated lists; ids grow with time. */
const ORDERS = ['date_desc', 'date_asc', 'id_desc'] as const

/** A list of dated items in the requested order; indices count from the oldest. */
export function dated(total: number, asked: Asked, write: (i: number) => object): Found {
  const oldest = total - Math.min(total, asked.limit)
  const isRising = asked.oneOf('order_by', ORDERS, 'date_desc') === 'date_asc'
  return listOf(total, (index) => write(isRising ? oldest + index : total - 1 - index))
}

/** Answers a query, or a page of a list: items and the next cursor. All pages are as of the first page's time. */
export function pageOf(resource: Resource, asked: Asked, place: string, nowMs: number): object {
  const about = hashOf(`${place}${asked.subject}`, FNV_START).toString(36)
  const at = readCursor(asked.textOr('cursor', null), about, nowMs)
  const found = resource(asked, at.asOfMs)
  if ('one' in found) return { data: { [found.as]: found.one } }
  const { limit, pageSize } = asked
  const size = Math.max(0, Math.min(pageSize, limit - at.given))
  const entries = found.list({ from: at.given, count: size + 1, mark: at.mark, limit })
  const shown = entries.slice(0, size)
  const given = at.given + shown.length
  const hasNext = entries.length > size && given < limit
  const cursor = hasNext ? writeCursor({ asOfMs: at.asOfMs, given, mark: shown.at(-1)?.mark ?? null }, about) : null
  return { data: { items: shown.map((entry) => entry.write()), page_info: { cursor, has_next_page: hasNext } } }
}

/** The end of a page. */
interface Position {
  readonly asOfMs: number
  readonly given: number
  readonly mark: string | null
}

const CURSOR = /^(\d{1,11}):(\d{1,9}):([\w.-]*):([0-9a-z]+)$/

function writeCursor({ asOfMs, given, mark }: Position, about: string): string {
  return Buffer.from(`${asOfMs / 1000}:${given}:${mark ?? ''}:${about}`).toString('base64url')
}

function readCursor(cursor: string | null, about: string, nowMs: number): Position {
  if (cursor === null) return { asOfMs: Math.floor(nowMs / 1000) * 1000, given: 0, mark: null }
  const [, seconds, given, mark, ofList] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (seconds === undefined || ofList !== about || Number(seconds) * 1000 > nowMs)
    throw new Refusal('invalid', 'cursor is none of this list')
  return { asOfMs: Number(seconds) * 1000, given: Number(given), mark: mark || null }
}

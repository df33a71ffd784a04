import { FNV_START, hashOf } from '../kit/random.ts'
import type { Asked } from './asked.ts'
import { Refusal } from './refusal.ts'

/** An item of a list, written when it is shown. */
export interface Entry {
  write(): object
  /** What finds the items after it again, where the how-manieth it is does not. */
  readonly mark?: string
}

/** A part of a list. */
export interface Stretch {
  /** How many come before it. */
  readonly from: number
  readonly count: number
  /** Of the item before it. */
  readonly mark: string | null
  /** The most items of the whole list. */
  readonly limit: number
}

/** A list as it stands at the moment that its first page was asked for. */
export type List = (stretch: Stretch) => readonly Entry[]

/** What a question finds. */
export type Found = { readonly one: object; readonly as: 'profile' | 'post' | 'comment' } | { readonly list: List }

/** Answers a question as of a moment. */
export type Resource = (asked: Asked, asOfMs: number) => Found

/** A list whose items are found by how-manieth they are. */
export function listOf(total: number, write: (index: number) => object): Found {
  const list: List = ({ from, count, limit }) => {
    const end = Math.min(total, limit, from + count)
    return Array.from({ length: Math.max(0, end - from) }, (_, offset) => ({ write: () => write(from + offset) }))
  }
  return { list }
}

/** The orders of lists that are dated; ids grow with time. */
const ORDERS = ['date_desc', 'date_asc', 'id_desc'] as const

/** A list of the newest things, in the order that is asked for; they are counted from the oldest. */
export function dated(total: number, asked: Asked, write: (i: number) => object): Found {
  const oldest = total - Math.min(total, asked.limit)
  const isRising = asked.oneOf('order_by', ORDERS, 'date_desc') === 'date_asc'
  return listOf(total, (index) => write(isRising ? oldest + index : total - 1 - index))
}

/** Answers a question, or a page of a list: items, and what to ask for the next with. All pages are of the list as its first was. */
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

/** Where a page ended. */
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

import type { z } from 'zod'
import type { Asker } from '../../../kit/upstream/asker.ts'
import { get, type QueryMembers } from '../../../kit/upstream/request.ts'
import type { Upstream } from '../../../kit/upstream/upstream.ts'
import type { Item } from '../../items.ts'
import { type CompanyPage, pageOf } from '../lists/position.ts'
import type { Reader } from '../lists/rows.ts'
import type { Answer, Question } from '../provider.ts'

/** One call of a collection: what is asked, and how to ask the company. */
export interface Call {
  readonly question: Question
  /** The position of the page; null for the first. */
  readonly cursor: string | null
  readonly reader: Reader
  /** The answer to a read. */
  read<Shape extends z.ZodType>(shape: Shape, path: string, query: QueryMembers): Promise<z.output<Shape>>
}

/** Collects one resource of one platform. */
export type Collector = (call: Call) => Promise<Answer>

/** Opens a call. */
export function openCall(
  upstream: Upstream,
  reader: Reader,
  question: Question,
  cursor: string | null,
  asker: Asker,
): Call {
  return {
    question,
    cursor,
    reader,
    async read(shape, path, query) {
      const { body } = await upstream.for(asker).request(get(path, query))
      return reader.read(shape, body)
    },
  }
}

/** A list that the company gives page by page. */
export function listOf<Page extends z.ZodType, Row extends z.ZodType<Item>>(list: {
  /** For the log: `tiktok posts`. */
  readonly name: string
  readonly path: string
  query(call: Call, at: string | null): QueryMembers
  readonly page: Page
  rows(page: z.output<Page>): readonly unknown[]
  row(call: Call): Row
  /** The cursor of the next page. */
  next(page: z.output<Page>, at: string | null): string | null
}): Collector {
  return (call) =>
    pageOf(call.question, call.cursor, async (at): Promise<CompanyPage> => {
      const page = await call.read(list.page, list.path, list.query(call, at))
      return { items: call.reader.rows(list.name, list.row(call), list.rows(page)), next: list.next(page, at) }
    })
}

/** The items of each page by date: the company orders some lists by relevance, or newest first only. */
export function inOrder(collect: Collector): Collector {
  return async (call) => {
    const answer = await collect(call)
    if ('item' in answer) return answer
    const sign = call.question.input.order_by === 'date_asc' ? 1 : -1
    return { ...answer, items: [...answer.items].sort((a, b) => sign * (momentOf(a) - momentOf(b))) }
  }
}

function momentOf(item: Item): number {
  return 'createdAt' in item && item.createdAt ? Date.parse(item.createdAt) : 0
}

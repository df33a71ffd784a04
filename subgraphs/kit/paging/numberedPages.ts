import { BadInput } from '../../../schema/errors.ts'
import { type PagePosition, readPagePosition, writePagePosition } from '../../../schema/pagePosition.ts'
import { leftOutOf } from '../upstream/oddRows.ts'
import type { PageInfo } from './connection.ts'
import type { PageArgs } from './page.ts'

/** A list that a company returns page by page, by the number of the page. */
export interface NumberedPages {
  /** Length of its pages; omitted where the caller's `first` is the length that the company is asked for. */
  readonly pageSize?: number
  /** The number of the last page that the company returns. */
  readonly mostPages: number
}

/** A part of one page of the company. */
export interface PagePart<Item> {
  readonly items: readonly { readonly item: Item; readonly cursor: string }[]
  readonly pageInfo: PageInfo
}

/** The position after a cursor. Throws BadInput for a cursor of another list, or of another length of pages. */
export function positionAfter({ first, after }: PageArgs, { pageSize, mostPages }: NumberedPages): PagePosition {
  if (after === null || after === undefined) return { page: 1, skip: 0 }
  const position = readPagePosition(after)
  if (!position || position.page > mostPages || position.skip > (pageSize ?? first))
    throw new BadInput('is not a cursor of this list: take it from the page before', ['after'])
  if (pageSize === undefined && position.size !== undefined && position.size !== first)
    throw new BadInput(`belongs to pages of ${position.size} items: leave \`first\` as it was`, ['after'])
  return position
}

/**
 * The items of a company's page from a position on, at most `first`. It ends with the company's page, so it may have
 * fewer items where more pages follow. Rows that could not be read count towards the length of the company's page.
 */
export function partOfPage<Item>(
  page: readonly Item[],
  position: PagePosition,
  { first }: PageArgs,
  { pageSize, mostPages }: NumberedPages,
): PagePart<Item> {
  const length = pageSize ?? first
  const isFull = page.length + leftOutOf(page) >= length
  const size = pageSize === undefined ? { size: first } : {}
  const end = Math.min(page.length, position.skip + first)
  const items = page.slice(position.skip, end).map((item, index) => {
    const passed = position.skip + index + 1
    const isLast = isFull && passed >= Math.min(page.length, length)
    const place = isLast ? { page: position.page + 1, skip: 0 } : { page: position.page, skip: passed }
    return { item, cursor: writePagePosition({ ...place, ...size }) }
  })
  return {
    items,
    pageInfo: {
      hasNextPage: end < page.length || (isFull && position.page < mostPages),
      hasPreviousPage: position.page > 1 || position.skip > 0,
      startCursor: items[0]?.cursor ?? null,
      endCursor: items.at(-1)?.cursor ?? null,
    },
  }
}

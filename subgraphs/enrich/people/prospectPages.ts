import { BadInput } from '../../../schema/errors.ts'
import type { PageInfo } from '../../kit/paging/connection.ts'
import type { PageArgs } from '../../kit/paging/page.ts'
import { type ListName, openCursor, sealCursor } from '../../kit/paging/sealedCursor.ts'
import type { Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'

/** Paging limit of a search, in records. */
const WINDOW = 50_000

/** The part of a list that a caller asks for. The prospects company numbers pages; a cursor holds the number of the next one. */
export interface ProspectPaging extends PageArgs {
  /** Where there is no cursor. */
  readonly page?: number
}

/** The number of the page, from 1. Throws BadInput for a cursor of another list, and for a page beyond the limit. */
export function pageNumber(
  { cursorKeys }: EnrichContext,
  list: ListName,
  { first, after, page = 1 }: ProspectPaging,
): number {
  const number = Number(openCursor(cursorKeys, [list, first], after) ?? page)
  if (number * first > WINDOW) throw new BadInput(`leads beyond the first ${WINDOW} records`, ['page'])
  return number
}

/** Where a page of a search stands in its list. */
export function pageInfoOf(
  { cursorKeys }: EnrichContext,
  list: ListName,
  { first }: ProspectPaging,
  { page, totalPages }: Value<'ProspectPagination'>,
): PageInfo {
  const hasNextPage = page < totalPages && (page + 1) * first <= WINDOW
  return {
    hasNextPage,
    hasPreviousPage: page > 1,
    startCursor: null,
    endCursor: hasNextPage ? sealCursor(cursorKeys, [list, first], String(page + 1)) : null,
  }
}

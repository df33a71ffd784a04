import { BadInput } from '../../../schema/errors.ts'
import type { QueryMembers } from '../../kit/upstream/request.ts'

/** Paging limit: an explorer returns no more rows per query. */
const MOST_ROWS = 10_000

/** A page of a list. */
export interface Paging {
  readonly page: number
  /** Rows per page. */
  readonly perPage: number
}

/** A range of an address's history. */
export interface Window extends Paging {
  readonly fromBlock: number
  readonly toBlock?: number | null
  readonly order: SortOrder
}

export type SortOrder = 'ASC' | 'DESC'

/** A page in the explorer's query members. Throws BadInput beyond the paging limit. */
export function pageMembers({ page, perPage }: Paging): QueryMembers {
  if (page * perPage > MOST_ROWS) {
    const message = `times the entries of a page must be at most ${MOST_ROWS}; narrow the blocks instead`
    throw new BadInput([{ path: ['page'], code: 'too_big', message }])
  }
  return { page, offset: perPage }
}

/** A window in the explorer's query members. Throws BadInput for an invalid one. */
export function windowMembers(window: Window): QueryMembers {
  const { fromBlock, toBlock, order } = window
  refuseBackwards(fromBlock, toBlock)
  return { startblock: fromBlock, endblock: toBlock, ...pageMembers(window), sort: wordOf(order) }
}

/** Throws BadInput if the last block precedes the first. */
export function refuseBackwards(fromBlock: number, toBlock: number | null | undefined): void {
  if (typeof toBlock === 'number' && toBlock < fromBlock)
    throw new BadInput([{ path: ['toBlock'], code: 'invalid_range', message: 'must not come before the first block' }])
}

/** A sort order in the explorers' spelling. */
export function wordOf(order: SortOrder): 'asc' | 'desc' {
  return order === 'ASC' ? 'asc' : 'desc'
}

import { BadInput } from '../../../schema/errors.ts'
import type { QueryMembers } from '../../kit/upstream/request.ts'

/** How far paging reaches: an explorer tells no more rows of one question. */
const MOST_ROWS = 10_000

/** Which page of a list. */
export interface Paging {
  readonly page: number
  /** Rows of a page. */
  readonly perPage: number
}

/** Which part of what happened to an address. */
export interface Window extends Paging {
  readonly fromBlock: number
  readonly toBlock?: number | null
  readonly order: SortOrder
}

export type SortOrder = 'ASC' | 'DESC'

/** A page as the explorer is asked for it. Throws BadInput for one that it does not reach. */
export function pageMembers({ page, perPage }: Paging): QueryMembers {
  if (page * perPage > MOST_ROWS) {
    const message = `times offset must be at most ${MOST_ROWS}; narrow the blocks instead`
    throw new BadInput([{ path: ['page'], code: 'too_big', message }])
  }
  return { page, offset: perPage }
}

/** A window as the explorer is asked for it. Throws BadInput for one that makes no sense. */
export function windowMembers(window: Window): QueryMembers {
  const { fromBlock, toBlock, order } = window
  refuseBackwards(fromBlock, toBlock, 'endblock')
  return { startblock: fromBlock, endblock: toBlock, ...pageMembers(window), sort: wordOf(order) }
}

/** Throws BadInput where the last block comes before the first. */
export function refuseBackwards(fromBlock: number, toBlock: number | null | undefined, member: string): void {
  if (typeof toBlock === 'number' && toBlock < fromBlock)
    throw new BadInput([{ path: [member], code: 'invalid_range', message: 'must not come before the first block' }])
}

/** An order as explorers write it. */
export function wordOf(order: SortOrder): 'asc' | 'desc' {
  return order === 'ASC' ? 'asc' : 'desc'
}

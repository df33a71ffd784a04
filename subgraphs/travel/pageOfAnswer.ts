import { type Connection, connectionOf } from '../kit/paging/connection.ts'
import type { PageArgs } from '../kit/paging/page.ts'
import type { ListName } from '../kit/paging/sealedCursor.ts'
import type { TravelContext } from './work.ts'

interface Placed<Row> {
  readonly row: Row
  /** Its index in the whole list. */
  readonly place: number
}

/**
 * A page of a list that a company answers as a whole. Throws BadInput for a cursor of another list, before the company
 * is asked.
 */
export async function pageOfAnswer<Row>(
  context: TravelContext,
  list: ListName,
  page: PageArgs,
  answer: () => Promise<readonly Row[]>,
): Promise<Connection<Row>> {
  const { nodes, pageInfo } = await connectionOf(context, list, page, {
    keyOf: ({ place }: Placed<Row>) => String(place),
    async read(after, limit) {
      const rows = await answer()
      const start = after === null ? 0 : Number(after) + 1
      return rows.slice(start, start + limit).map((row, index) => ({ row, place: start + index }))
    },
  })
  return { nodes: nodes.map(({ row }) => row), pageInfo }
}

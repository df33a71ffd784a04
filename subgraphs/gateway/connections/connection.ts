import type { Position } from '../../../prisma/position.ts'
import { connectionOfRows, type Connection as Page } from '../../kit/paging/connection.ts'
import { writeCursor } from '../../kit/paging/cursor.ts'
import type { PageArgs, ReadRows } from '../../kit/paging/page.ts'
import type { ListName } from '../../kit/paging/sealedCursor.ts'
import type { KitContext } from '../../kit/service/context.ts'

/** One page of a list, with the cursor of each row. */
export interface Connection<Node> extends Page<Node> {
  readonly edges: readonly { readonly node: Node; readonly cursor: string }[]
}

/**
 * One page of a list that is loaded as a whole, in the order of its positions. The row at the end of the page before may
 * be gone. Throws BadInput for a cursor of another list.
 */
export function connectionOfAll<Row extends Position>(
  context: Pick<KitContext, 'cursorKeys'>,
  list: ListName,
  args: PageArgs,
  load: () => Promise<readonly Row[]>,
): Promise<Connection<Row>> {
  return connectionOf(context, list, args, async (after, limit) => {
    const all = await load()
    const start = after ? all.findIndex((row) => isBehind(row, after)) : 0
    return start < 0 ? [] : all.slice(start, start + limit)
  })
}

function isBehind(row: Position, after: Position): boolean {
  const [own, other] = [BigInt(row.micros), BigInt(after.micros)]
  return own > other || (own === other && row.id > after.id)
}

/** Returns one page of a list. Throws BadInput for a cursor of another list. */
export async function connectionOf<Row extends Position>(
  context: Pick<KitContext, 'cursorKeys'>,
  list: ListName,
  args: PageArgs,
  read: ReadRows<Row>,
): Promise<Connection<Row>> {
  const page = await connectionOfRows(context, list, args, read)
  const edges = page.nodes.map((node) => ({ node, cursor: writeCursor(context.cursorKeys, list, node) }))
  return { ...page, edges }
}

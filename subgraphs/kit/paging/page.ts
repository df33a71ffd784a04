import type { Position } from '../../../prisma/position.ts'
import type { KitContext } from '../service/context.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { ListName } from './sealedCursor.ts'

export interface PageArgs {
  /** Page size. */
  readonly first: number
  /** `nextCursor` of the previous page. */
  readonly after?: string | null | undefined
}

/** One page of a list, and the cursor of the next; null at the end. */
export interface ListPage<Row> {
  readonly nodes: readonly Row[]
  readonly nextCursor: string | null
}

/** Reads up to `limit` rows after a position, in the list's order. */
export type ReadRows<Row> = (after: Position | null, limit: number) => Promise<readonly Row[]>

/**
 * One page of a list. Throws BadInput for a cursor that does not belong to the list.
 *
 * @example
 * const { nodes, nextCursor } = await pageOf(context, ['inbox', id], args, (after, limit) =>
 *   messagesOf(pool, id, after, limit),
 * )
 */
export async function pageOf<Row extends Position>(
  { cursorKeys }: Pick<KitContext, 'cursorKeys'>,
  list: ListName,
  { first, after }: PageArgs,
  read: ReadRows<Row>,
): Promise<ListPage<Row>> {
  // Read one extra row to see whether another page follows.
  const rows = await read(readCursor(cursorKeys, list, after), first + 1)
  const nodes = rows.slice(0, first)
  const last = rows.length > first ? nodes.at(-1) : undefined
  return { nodes, nextCursor: last ? writeCursor(cursorKeys, list, last) : null }
}

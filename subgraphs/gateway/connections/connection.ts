import type { Position } from '../../../prisma/position.ts'
import { readCursor, writeCursor } from '../../kit/paging/cursor.ts'
import type { ReadRows } from '../../kit/paging/page.ts'
import type { ListName } from '../../kit/paging/sealedCursor.ts'
import type { KitContext } from '../../kit/service/context.ts'

export interface PageArgs {
  readonly first: number
  readonly after?: string | null
}

export interface Connection<Node> {
  readonly edges: readonly { readonly node: Node; readonly cursor: string }[]
  readonly nodes: readonly Node[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
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
  { cursorKeys }: Pick<KitContext, 'cursorKeys'>,
  list: ListName,
  args: PageArgs,
  read: ReadRows<Row>,
): Promise<Connection<Row>> {
  const { first } = args
  const after = readCursor(cursorKeys, list, args.after)
  // One extra row shows whether another page follows.
  const rows = await read(after, first + 1)
  const edges = rows.slice(0, first).map((node) => ({ node, cursor: writeCursor(cursorKeys, list, node) }))
  return {
    edges,
    nodes: rows.slice(0, first),
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

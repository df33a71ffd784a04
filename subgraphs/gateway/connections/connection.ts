import type { Position } from '../../../prisma/position.ts'
import { BadInput } from '../../../schema/errors.ts'
import { readCursor, writeCursor } from '../../kit/paging/cursor.ts'
import type { ReadRows } from '../../kit/paging/page.ts'
import type { ListName } from '../../kit/paging/sealedCursor.ts'
import type { KitContext } from '../../kit/service/context.ts'

/** Default page size, and the largest allowed. */
const DEFAULT_PAGE = 20
const LARGEST_PAGE = 100

export interface PageArgs {
  readonly first?: number | null
  readonly after?: string | null
}

export interface Connection<Node> {
  readonly edges: readonly { readonly node: Node; readonly cursor: string }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

/** Returns one page of a list. Throws BadInput for a cursor of another list, or a page size outside 1..100. */
export async function connectionOf<Row extends Position>(
  { cursorKeys }: Pick<KitContext, 'cursorKeys'>,
  list: ListName,
  args: PageArgs,
  read: ReadRows<Row>,
): Promise<Connection<Row>> {
  const first = args.first ?? DEFAULT_PAGE
  if (first < 1 || first > LARGEST_PAGE) throw new BadInput(`must be from 1 to ${LARGEST_PAGE}`, ['first'])
  const after = readCursor(cursorKeys, list, args.after)
  // One extra row shows whether another page follows.
  const rows = await read(after, first + 1)
  const edges = rows.slice(0, first).map((node) => ({ node, cursor: writeCursor(cursorKeys, list, node) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

import { BadInput } from '../../../schema/errors.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'

/** Rows of one page when the caller names no number, and the most it may name. */
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

/** Reads up to `limit` rows that come after a position, in the list's order. */
export type ReadRows<Row> = (after: Position | null, limit: number) => Promise<readonly Row[]>

/** One page of a list. Throws BadInput for a malformed cursor or a page size outside 1..100. */
export async function connectionOf<Row extends Position>(
  args: PageArgs,
  read: ReadRows<Row>,
): Promise<Connection<Row>> {
  const first = args.first ?? DEFAULT_PAGE
  if (first < 1 || first > LARGEST_PAGE) throw new BadInput(`must be from 1 to ${LARGEST_PAGE}`, ['first'])
  const after = readCursor(args.after)
  // One row more than asked tells whether another page follows.
  const rows = await read(after, first + 1)
  const edges = rows.slice(0, first).map((node) => ({ node, cursor: writeCursor(node) }))
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

/** SQL: the time part of a row's position; its `id` is the other. */
export const MICROS_COLUMN = `(extract(epoch FROM created_at) * 1000000)::bigint::text AS micros`

/** SQL: newest rows first, after the position in parameters `$2` (micros or null) and `$3` (id), `$4` of them. */
export const AFTER_POSITION = `
  AND ($2::bigint IS NULL OR (created_at, id) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3::uuid))
  ORDER BY created_at DESC, id DESC
  LIMIT $4`

/** The parameters that `AFTER_POSITION` reads. */
export function positionParameters(after: Position | null, limit: number): [string | null, string | null, number] {
  return [after?.micros ?? null, after?.id ?? null, limit]
}

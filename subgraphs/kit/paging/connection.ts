import { BadInput } from '../../../schema/errors.ts'
import type { KitContext } from '../service/context.ts'
import type { PageArgs } from './page.ts'
import { type ListName, openCursor, sealCursor } from './sealedCursor.ts'

/** One page of a list, as connections of the graph have it. */
export interface Connection<Row> {
  readonly nodes: readonly Row[]
  readonly pageInfo: PageInfo
}

export interface PageInfo {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null
  readonly endCursor: string | null
}

/** A list whose order is that of a key of its rows. */
export interface KeyedList<Row> {
  /** What the cursor of a row holds. It is unique in the list. */
  keyOf(row: Row): string
  /** Reads up to `limit` rows after the row with the key `after`, in the list's order. */
  read(after: string | null, limit: number): Promise<readonly Row[]> | readonly Row[]
}

/**
 * One page of a list. Throws BadInput for a cursor that does not belong to the list.
 *
 * @example
 * connectionOf(context, ['domains', owner], args, {
 *   keyOf: ({ name }) => name,
 *   read: (after, limit) => domainsOf(pool, owner, after, limit),
 * })
 */
export async function connectionOf<Row>(
  { cursorKeys }: Pick<KitContext, 'cursorKeys'>,
  list: ListName,
  { first, after }: PageArgs,
  { keyOf, read }: KeyedList<Row>,
): Promise<Connection<Row>> {
  const from = openCursor(cursorKeys, list, after)
  // Read one extra row to see whether another page follows.
  const rows = await read(from, first + 1)
  const nodes = rows.slice(0, first)
  const cursorOf = (row: Row | undefined) => (row === undefined ? null : sealCursor(cursorKeys, list, keyOf(row)))
  return {
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: from !== null,
      startCursor: cursorOf(nodes[0]),
      endCursor: cursorOf(nodes.at(-1)),
    },
  }
}

/**
 * As `connectionOf`, with each page read once per request: for a list that many things of an answer lead to, such as
 * those of one owner.
 */
export function loadConnection<Row>(
  context: Pick<KitContext, 'cursorKeys' | 'loader'>,
  list: ListName,
  { first, after }: PageArgs,
  keyed: KeyedList<Row>,
): Promise<Connection<Row>> {
  const pages = context.loader<PageArgs, Connection<Row>>(`page of ${JSON.stringify(list)}`, (asked) =>
    Promise.all(asked.map((page) => connectionOf(context, list, page, keyed))),
  )
  return pages.load({ first, after: after ?? null })
}

/**
 * For `KeyedList.read`: the rows after a key, of a list that was read as a whole. Throws BadInput where the row with that
 * key has gone since the page before.
 */
export function rowsAfter<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  after: string | null,
  limit: number,
): readonly Row[] {
  if (after === null) return rows.slice(0, limit)
  const at = rows.findIndex((row) => keyOf(row) === after)
  if (at < 0) throw new BadInput('is the end of a page that has changed since; begin without a cursor', ['after'])
  return rows.slice(at + 1, at + 1 + limit)
}

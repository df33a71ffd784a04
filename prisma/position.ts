import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/**
 * End of a page: the creation time of its last row and, among rows of the same microsecond, its id. Later rows never
 * shift the following pages.
 */
export interface Position {
  /** Microseconds since 1970, Postgres's precision; milliseconds would skip rows. */
  readonly micros: string
  readonly id: string
}

/** The time part of a row's position, for a table with `created_at`; its `id` is the other part. */
export const micros = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('micros')

/** At most `limit` rows of a query, newest first, after a position. Its rows have `created_at` and `id`. */
export function newestAfter<Database, From extends keyof Database, Found>(
  query: SelectQueryBuilder<Database, From, Found>,
  after: Position | null,
  limit: number,
): SelectQueryBuilder<Database, From, Found> {
  const rest = after ? query.where(isAfter(after)) : query
  return rest.orderBy(sql`created_at`, 'desc').orderBy(sql`id`, 'desc').limit(limit)
}

function isAfter({ micros, id }: Position): RawBuilder<boolean> {
  return sql`(created_at, id) < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id})`
}

import { type RawBuilder, sql } from 'kysely'

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

/** Whether a row with `created_at` and `id` comes after a position, newest rows first. */
export function isAfter({ micros, id }: Position): RawBuilder<boolean> {
  return sql`(created_at, id) < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id})`
}

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

/** SQL: the time part of a row's position; its `id` is the other part. */
export const MICROS_COLUMN = `(extract(epoch FROM created_at) * 1000000)::bigint::text AS micros`

/** SQL: newest rows first, after the position in parameters `$2` (micros or null) and `$3` (id), limited to `$4`. */
export function afterPosition(idType: 'uuid' | 'text'): string {
  return `
  AND ($2::bigint IS NULL OR (created_at, id) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3::${idType}))
  ORDER BY created_at DESC, id DESC
  LIMIT $4`
}

/** The parameters that `afterPosition` reads. */
export function positionParameters(after: Position | null, limit: number): [string | null, string | null, number] {
  return [after?.micros ?? null, after?.id ?? null, limit]
}

/** The time part of a row's position, for a table with `created_at`; its `id` is the other part. */
export const micros = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('micros')

/** Whether a row with `created_at` and `id` comes after a position, newest rows first. */
export function isAfter({ micros, id }: Position): RawBuilder<boolean> {
  return sql`(created_at, id) < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id})`
}

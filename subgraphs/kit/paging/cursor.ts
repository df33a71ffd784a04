import { BadInput } from '../../../schema/errors.ts'

/**
 * Where a page ended: the creation time of its last row and, among rows of the same microsecond, its id. A row that
 * arrives later never shifts the pages that follow.
 */
export interface Position {
  /** Microseconds since 1970, as Postgres keeps them; milliseconds would skip rows. */
  readonly micros: string
  readonly id: string
}

const CURSOR = /^1:(\d{1,16}):(.{1,100})$/

/** Writes a position as an opaque cursor. */
export function writeCursor({ micros, id }: Position): string {
  return Buffer.from(`1:${micros}:${id}`).toString('base64url')
}

/** Reads a cursor back; null for none. Throws BadInput for a text that `writeCursor` did not write, or an id that is none. */
export function readCursor(cursor: string | null | undefined, isId: RegExp): Position | null {
  if (cursor === null || cursor === undefined) return null
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  const [, micros = '', id = ''] = match ?? []
  if (!isId.test(id)) throw new BadInput('is not a cursor of this list', ['after'])
  return { micros, id }
}

/** SQL: the time part of a row's position; its `id` is the other. */
export const MICROS_COLUMN = `(extract(epoch FROM created_at) * 1000000)::bigint::text AS micros`

/** SQL: newest rows first, after the position in parameters `$2` (micros or null) and `$3` (id), `$4` of them. */
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

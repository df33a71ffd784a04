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

const CURSOR = /^1:(\d{1,16}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Writes a position as an opaque cursor. */
export function writeCursor({ micros, id }: Position): string {
  return Buffer.from(`1:${micros}:${id}`).toString('base64url')
}

/** Reads a cursor back; null for none. Throws BadInput for a text that `writeCursor` did not write. */
export function readCursor(cursor: string | null | undefined): Position | null {
  if (cursor === null || cursor === undefined) return null
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (!match?.[1] || !match[2]) throw new BadInput('is not a cursor of this list', ['after'])
  return { micros: match[1], id: match[2] }
}

import { type Position, readCursor as readPosition } from '../../kit/paging/cursor.ts'

export { type Position, writeCursor } from '../../kit/paging/cursor.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a cursor back; null for none. Throws BadInput for a text that `writeCursor` did not write. */
export function readCursor(cursor: string | null | undefined): Position | null {
  return readPosition(cursor, UUID)
}

import type { Position } from '../../../prisma/position.ts'
import type { Keys } from '../keys/keys.ts'
import { type ListName, openCursor, sealCursor } from './sealedCursor.ts'

/** Encodes a position as a cursor of its list. */
export function writeCursor(keys: Keys, list: ListName, position: Position): string {
  return sealCursor(keys, list, placeOf(position))
}

/** Decodes a cursor; null without one. Throws BadInput for a cursor that `writeCursor` did not write for this list. */
export function readCursor(keys: Keys, list: ListName, cursor: string | null | undefined): Position | null {
  const place = openCursor(keys, list, cursor)
  return place === null ? null : positionAt(place)
}

/** A position as the text that a cursor holds. */
export function placeOf({ micros, id }: Position): string {
  return `${micros}:${id}`
}

/** The position in a cursor's text. */
export function positionAt(place: string): Position {
  const colon = place.indexOf(':')
  return { micros: place.slice(0, colon), id: place.slice(colon + 1) }
}

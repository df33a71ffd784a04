import { BadInput } from '../../../schema/errors.ts'
import type { Keys } from '../keys/keys.ts'
import { firstBytes, isMacOf, macOf } from '../keys/mac.ts'

/** Length of the MAC, in bytes. */
const SEAL_BYTES = 16
const FORM = firstBytes(SEAL_BYTES)

/** A cursor's binding: the name of the list, its wallet if the list has one, and every argument except the page size. */
export type ListName = readonly unknown[]

/** Encodes the end of a page as a cursor that is valid for that list only. */
export function sealCursor(keys: Keys, list: ListName, place: string): string {
  const seal = macOf(keys, [JSON.stringify([list, place])], FORM)
  return Buffer.concat([Buffer.from(seal, 'base64url'), Buffer.from(place)]).toString('base64url')
}

/**
 * The end of the previous page; null without a cursor. Throws BadInput, with the path, for a forged or altered cursor and
 * for one of another list.
 */
export function openCursor(
  keys: Keys,
  list: ListName,
  cursor: string | null | undefined,
  path: string | readonly string[] = 'after',
): string | null {
  if (cursor === null || cursor === undefined) return null
  const bytes = Buffer.from(cursor, 'base64url')
  const [seal, place] = [bytes.subarray(0, SEAL_BYTES), bytes.subarray(SEAL_BYTES).toString()]
  // Decoding skips invalid characters: accept only the canonical spelling.
  const isCanonical = bytes.toString('base64url') === cursor
  if (isCanonical && isMacOf(keys, [JSON.stringify([list, place])], seal.toString('base64url'), FORM)) return place
  throw new BadInput(
    'is not a cursor of this list: take it from the page before, and leave the other arguments as they were',
    [path].flat(),
  )
}

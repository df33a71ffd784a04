import { createHmac, timingSafeEqual } from 'node:crypto'
import { BadInput } from '../../../schema/errors.ts'
import { currentOf, type Keys, keyFor, type Secret } from '../keys.ts'

/** Bytes of the seal. */
const SEAL_BYTES = 16

/**
 * What a cursor is bound to: the name of a list, its wallet where the list has one, and every argument except the page size.
 */
export type ListName = readonly unknown[]

/** Writes where a page ended as a cursor that leads on in that list and in no other. */
export function sealCursor(keys: Keys, list: ListName, place: string): string {
  return Buffer.concat([sealOf(currentOf(keys), list, place), Buffer.from(place)]).toString('base64url')
}

/**
 * Where a page ended; null without a cursor. Throws BadInput, with `member` as its path, for a cursor that was made up or changed,
 * or that another list gave.
 */
export function openCursor(
  keys: Keys,
  list: ListName,
  cursor: string | null | undefined,
  member = 'after',
): string | null {
  if (cursor === null || cursor === undefined) return null
  const bytes = Buffer.from(cursor, 'base64url')
  const [seal, place] = [bytes.subarray(0, SEAL_BYTES), bytes.subarray(SEAL_BYTES).toString()]
  const isOurs = (key: Secret) => timingSafeEqual(seal, sealOf(key, list, place))
  // Decoding skips what is no base64url: another spelling of a cursor is none.
  const isWhole = seal.length === SEAL_BYTES && bytes.toString('base64url') === cursor
  if (isWhole && keyFor(keys, isOurs)) return place
  throw new BadInput(
    'is not a cursor of this list: take it from the page before, and leave the other arguments as they were',
    [member],
  )
}

function sealOf(key: Secret, list: ListName, place: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([list, place]))
    .digest()
    .subarray(0, SEAL_BYTES)
}

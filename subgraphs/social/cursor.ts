import { createHmac, timingSafeEqual } from 'node:crypto'
import { BadInput } from '../../schema/errors.ts'
import { currentOf, type Keys, keyFor, type Secret } from '../kit/keys.ts'
import type { Question } from './providers/provider.ts'

/** Bytes of the seal. */
const SEAL_BYTES = 16

/**
 * The company's cursor as callers get it: sealed together with the question it belongs to. A cursor that was made up, or
 * that another question's answer had, is refused before anything is paid, not found out by a job that must be refunded.
 */
export function sealCursor(keys: Keys, question: Question, cursor: string): string {
  return Buffer.concat([sealOf(currentOf(keys), question, cursor), Buffer.from(cursor)]).toString('base64url')
}

/** The company's cursor out of ours; null for none. Throws BadInput for one that does not belong to the question. */
export function openCursor(keys: Keys, question: Question, sealed: string | null | undefined): string | null {
  if (sealed === null || sealed === undefined) return null
  const bytes = Buffer.from(sealed, 'base64url')
  const cursor = bytes.subarray(SEAL_BYTES).toString()
  const seal = bytes.subarray(0, SEAL_BYTES)
  const isOurs = (key: Secret) => timingSafeEqual(seal, sealOf(key, question, cursor))
  if (seal.length === SEAL_BYTES && keyFor(keys, isOurs)) return cursor
  throw new BadInput('is not a cursor of this list', ['cursor'])
}

/** The size of a page may change from one page to the next; everything else makes it another list. */
function sealOf(key: Secret, { platform, resource, input }: Question, cursor: string): Buffer {
  const { max_page_size: _size, ...members } = input
  const asked = JSON.stringify([platform, resource, Object.entries(members).sort(), cursor])
  return createHmac('sha256', key).update(asked).digest().subarray(0, SEAL_BYTES)
}

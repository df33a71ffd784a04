import type { Keys } from '../kit/keys.ts'
import * as sealed from '../kit/paging/sealedCursor.ts'
import type { Question } from './providers/provider.ts'

/**
 * The company's cursor as callers get it: sealed together with the question it belongs to. A cursor that was made up, or
 * that another question's answer had, is refused before anything is paid, not found out by a job that must be refunded.
 */
export function sealCursor(keys: Keys, question: Question, cursor: string): string {
  return sealed.sealCursor(keys, listOf(question), cursor)
}

/** The company's cursor out of ours; null for none. Throws BadInput for one that does not belong to the question. */
export function openCursor(keys: Keys, question: Question, cursor: string | null | undefined): string | null {
  return sealed.openCursor(keys, listOf(question), cursor, 'cursor')
}

/** The size of a page may change from one page to the next; everything else makes it another list. */
function listOf({ platform, resource, input }: Question): sealed.ListName {
  const { max_page_size: _size, ...members } = input
  return [platform, resource, Object.entries(members).sort()]
}

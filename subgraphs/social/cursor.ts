import type { Keys } from '../kit/keys/keys.ts'
import * as sealed from '../kit/paging/sealedCursor.ts'
import type { Question } from './providers/provider.ts'

/**
 * Seals the company's cursor together with its query. A forged cursor, or one of another query, is rejected before
 * anything is paid, instead of failing a job that must be refunded.
 */
export function sealCursor(keys: Keys, question: Question, cursor: string): string {
  return sealed.sealCursor(keys, listOf(question), cursor)
}

/** The company's cursor inside ours; null without one. Throws BadInput, with its path, for a cursor of another query. */
export function openCursor(
  keys: Keys,
  question: Question,
  cursor: string | number | null | undefined,
  path: readonly string[] = ['cursor'],
): string | null {
  return sealed.openCursor(keys, listOf(question), cursor?.toString(), path)
}

/** The page size may change between pages; any other change makes it another list. */
function listOf({ platform, resource, input }: Question): sealed.ListName {
  const { max_page_size: _size, ...members } = input
  return [platform, resource, Object.entries(members).sort()]
}

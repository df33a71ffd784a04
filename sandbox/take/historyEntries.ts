import { isOverlong, type Kept } from './kept.ts'
import { withoutSecrets } from './secrets.ts'

/** A request that was answered: what was asked and what it cost, and nothing of the answer. */
export interface HistoryEntry extends Kept {
  /** What was taken for it, decimal string of USD. */
  readonly charged: string
}

/** So many are kept. */
export const HISTORY_LENGTH = 50

/**
 * Puts an entry on top: the same request again moves up instead of being there twice. Secrets are left out, and so is a
 * request that is longer than the browser should keep.
 */
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const kept = { ...entry, variables: withoutSecrets(entry.variables).variables }
  if (isOverlong(kept)) return entries
  const others = entries.filter(({ query, variables }) => query !== kept.query || variables !== kept.variables)
  return [kept, ...others].slice(0, HISTORY_LENGTH)
}

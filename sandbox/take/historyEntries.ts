import { isOverlong, type Kept } from './kept.ts'
import { withoutSecrets } from './secrets.ts'

/** A completed request with its charge, without its response. */
export interface HistoryEntry extends Kept {
  /** The amount charged, decimal USD string. */
  readonly charged: string
}

/** Maximum number of entries. */
export const HISTORY_LENGTH = 50

/**
 * Adds an entry at the top: a repeated request moves up instead of appearing twice. Secrets are removed, and an
 * overlong request is not stored.
 */
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const kept = { ...entry, variables: withoutSecrets(entry.variables).variables }
  if (isOverlong(kept)) return entries
  const others = entries.filter(({ query, variables }) => query !== kept.query || variables !== kept.variables)
  return [kept, ...others].slice(0, HISTORY_LENGTH)
}

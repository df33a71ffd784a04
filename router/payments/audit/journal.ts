import type { Finding } from './finding.ts'
import type { PlainTransfers } from './invariant.ts'

/** How far an audit has come. */
export interface AuditProgress {
  /** Names of the invariants that were checked to the end. */
  readonly done: readonly string[]
  /** Where the next step begins of the check that has places; null for its beginning. */
  readonly place: string | null
  readonly findings: readonly Finding[]
  readonly plain: PlainTransfers
}

/** Keeps the progress of an audit, so that it can go on after an interruption. */
export interface AuditJournal {
  /** The progress that an interrupted run has left. */
  readonly progress: AuditProgress
  /** Stores the progress after a step; `found` are the findings of that step. */
  keep(progress: AuditProgress, found: readonly Finding[]): Promise<void>
}

/** The beginning of an audit. */
export const NO_PROGRESS: AuditProgress = { done: [], place: null, findings: [], plain: { count: 0, amount: 0n } }

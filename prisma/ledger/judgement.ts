import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import type { LineOutcome } from './states.ts'

/** A response path, list indices included. */
export type Path = readonly (string | number)[]

/** Outcome of one line, and the earned part of its amount. */
export interface Judgement {
  readonly outcome: LineOutcome
  readonly charged: AtomicUsdc
  /** Paths of arrived values that are not charged, because something at or below them failed. */
  readonly spoiled: readonly Path[]
  /**
   * Paths of sound values beyond the billed number, where a subgraph exceeded a list's bound. They are not delivered.
   */
  readonly surplus?: readonly Path[]
  /** Number of delivered values, for the audit; see evidence/delivered.ts. Absent while there is no answer. */
  readonly delivered?: number
}

/** The parts of lines that were taken and not earned, for a refund. */
export function unearned(
  lines: readonly { readonly position: number; readonly amount: bigint; readonly charged: bigint | null }[],
): { readonly position: number; readonly amount: AtomicUsdc }[] {
  return lines
    .map(({ position, amount, charged }) => ({ position, amount: atomicUsdc(amount - (charged ?? 0n)) }))
    .filter(({ amount }) => amount > 0n)
}

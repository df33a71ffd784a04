import { type AtomicUsdc, atomicUsdc } from '../../../schema/money.ts'
import type { LineOutcome } from './states.ts'

/** A response path, list indices included. */
export type Path = readonly (string | number)[]

/** What became of one line, and what of its amount was earned. */
export interface Judgement {
  readonly outcome: LineOutcome
  readonly charged: AtomicUsdc
  /** Where values of the line arrived that are not charged, because something at or below them failed. */
  readonly spoiled: readonly Path[]
  /** Where sound values arrived beyond what was billed: a subgraph broke the bound of a list. They are not handed out. */
  readonly surplus?: readonly Path[]
  /** How many values are handed out, for the audit; see evidence/delivered.ts. Left out while there is no answer. */
  readonly delivered?: number
}

/** The parts of lines that were taken and not earned, as a refund gives them back. */
export function unearned(
  lines: readonly { readonly position: number; readonly amount: bigint; readonly charged: bigint | null }[],
): { readonly position: number; readonly amount: AtomicUsdc }[] {
  return lines
    .map(({ position, amount, charged }) => ({ position, amount: atomicUsdc(amount - (charged ?? 0n)) }))
    .filter(({ amount }) => amount > 0n)
}

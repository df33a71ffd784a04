import { Semaphore } from '../../../subgraphs/kit/async/semaphore.ts'
import type { Check, CheckStep } from './invariant.ts'
import { INVARIANTS } from './invariants.ts'
import { type AuditJournal, type AuditProgress, NO_PROGRESS } from './journal.ts'

/** The progress of an audit whose checks run side by side, in its journal. */
export class AuditRecord {
  readonly #journal: AuditJournal | undefined
  #progress: AuditProgress
  /** The journal keeps one progress after the other: an older one would overwrite a newer. */
  readonly #turns = new Semaphore(1)

  constructor(journal: AuditJournal | undefined) {
    this.#journal = journal
    this.#progress = journal?.progress ?? NO_PROGRESS
  }

  get progress(): AuditProgress {
    return this.#progress
  }

  /** The share of all invariants that are checked, from 0 to 1. */
  get share(): number {
    return this.#progress.done.length / INVARIANTS.length
  }

  isDone({ invariants }: Check): boolean {
    return invariants.every(({ name }) => this.#progress.done.includes(name))
  }

  /** Where the next step of a check begins; null for its beginning. */
  placeOf(check: Check): string | null {
    return check.hasPlaces ? this.#progress.place : null
  }

  /** Adds a step to the progress, and returns once it is in the journal. */
  keep(check: Check, { findings: found, next, plain: more }: CheckStep): Promise<void> {
    return this.#turns.run(async () => {
      const { done, place, findings, plain } = this.#progress
      const progress: AuditProgress = {
        done: next === null ? [...done, ...check.invariants.map(({ name }) => name)] : done,
        place: check.hasPlaces ? next : place,
        findings: [...findings, ...found],
        plain: { count: plain.count + (more?.count ?? 0), amount: plain.amount + (more?.amount ?? 0n) },
      }
      await this.#journal?.keep(progress, found)
      this.#progress = progress
    })
  }
}

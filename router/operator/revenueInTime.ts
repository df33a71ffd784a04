import { isTooSlow, type Revenue, type RevenueRange } from '../../prisma/ledger/revenue.ts'
import { lastDays, rangeOf } from './days.ts'
import { type RevenueSums, sumRevenue } from './sums.ts'

/** Reads the revenue of a range; rejects with the error of Postgres where one of its statements takes longer than `limitMs` milliseconds. */
export type ReadRevenue = (range: RevenueRange, limitMs: number) => Promise<Revenue>

/** Revenue of days, oldest first; without days and sums where not even one day could be added up in time. */
export interface RevenueOfDays {
  /** As `2026-01-31`. */
  readonly days: readonly string[]
  readonly sums: RevenueSums | null
}

/** Days that are tried when more take too long. */
const FEWER_DAYS = [90, 30, 7, 1]

/** Longest that a statement may take at the first attempt and at later ones, in milliseconds. */
const FIRST_LIMIT_MS = 20_000
const NEXT_LIMIT_MS = 10_000

/** How long a number of days that took too long is not tried again, in milliseconds. */
const REMEMBERED_MS = 600_000

/** Adds up the revenue of the last days: of all that are asked for, or of fewer where the ledger has too many payments. */
export class RevenueInTime {
  readonly #read: ReadRevenue
  /** The least number of days that took too long, and until when that is remembered. */
  #tooMany = { days: Number.POSITIVE_INFINITY, until: 0 }

  constructor(read: ReadRevenue) {
    this.#read = read
  }

  /** Rejects where the database does not answer. */
  async ofLast(count: number, now: Date, payees: readonly string[]): Promise<RevenueOfDays> {
    let limitMs = FIRST_LIMIT_MS
    for (const days of [count, ...FEWER_DAYS.filter((fewer) => fewer < count)]) {
      if (days >= this.#tooMany.days && now.getTime() < this.#tooMany.until) continue
      const names = lastDays(now, days)
      try {
        const range = rangeOf(names.at(0) ?? '', names.at(-1) ?? '')
        return { days: names, sums: sumRevenue(await this.#read({ ...range, payees }, limitMs), names) }
      } catch (error) {
        if (!isTooSlow(error)) throw error
        this.#tooMany = { days, until: now.getTime() + REMEMBERED_MS }
        limitMs = NEXT_LIMIT_MS
      }
    }
    return { days: [], sums: null }
  }
}

import type { Bill } from './bill.ts'
import { OverBudgetError } from './errors.ts'
import { formatUsd, parseUsd } from './usd.ts'

/** What may be spent, in decimal USD. */
export interface BudgetLimits {
  /** By one call. */
  readonly perCall: string
  /** By all calls together, as long as the budget exists. */
  readonly total: string
}

/** A payment that counts against a budget. */
export interface Counted {
  /** Counts until it expires, from now on: it is signed, or its answer says that it was not settled. */
  expires(): void
  /** Counts until it is known what became of it: its answer was lost, and it may have been settled. */
  lost(): void
  /** Counts for good, with the atomic units that were charged. */
  settled(units: bigint): void
  /** Does not count: nothing was signed. */
  dropped(): void
}

/** A payment that is not settled, as far as is known. */
interface Entry {
  readonly units: bigint
  /** When it stops to count, in milliseconds since 1970. */
  until: number
}

/**
 * Keeps payments within limits. A signed payment counts until it expires, because until then it can be settled; once
 * settled, or while its answer is lost, it counts for good. Share one budget between clients that spend from the same purse.
 */
export class Budget {
  /** The most that one call may cost, in atomic units of USDC. */
  readonly perCallUnits: bigint
  readonly #total: bigint
  readonly #now: () => number
  /** All that was settled, in atomic units: one sum, however many payments there are. */
  #settled = 0n
  readonly #open = new Set<Entry>()

  /** Throws a RangeError for limits that are no decimal amounts of USD. `now`: milliseconds since 1970. */
  constructor({ perCall, total }: BudgetLimits, now: () => number = Date.now) {
    this.perCallUnits = parseUsd(perCall)
    this.#total = parseUsd(total)
    this.#now = now
  }

  /** What was settled, in decimal USD. */
  get spentUsd(): string {
    return formatUsd(this.#settled)
  }

  /** What is left, in decimal USD; payments that are signed and not settled yet are taken off. */
  get leftUsd(): string {
    return formatUsd(this.#left())
  }

  /**
   * Counts a payment before it is signed; from then on it can be settled for `validSeconds`. Throws an OverBudgetError, with the bill, if
   * the price exceeds a limit.
   */
  take(units: bigint, validSeconds: number, bill: Bill | null = null): Counted {
    if (units > this.perCallUnits) throw new OverBudgetError(units, 'perCall', this.perCallUnits, bill)
    const left = this.#left()
    if (units > left) throw new OverBudgetError(units, 'total', left, bill)
    return this.#counted(units, validSeconds)
  }

  /** Counts a payment that is signed already, whatever the limits are. */
  count(units: bigint, validSeconds: number): Counted {
    const counted = this.#counted(units, validSeconds)
    counted.expires()
    return counted
  }

  #counted(units: bigint, validSeconds: number): Counted {
    const entry: Entry = { units, until: Number.POSITIVE_INFINITY }
    let expiry: number | null = null
    /** Null while it is not settled. */
    let charged: bigint | null = null
    const openUntil = (until: number) => {
      if (charged !== null) return
      entry.until = until
      // One that expired while its answer was awaited is no longer there.
      this.#open.add(entry)
    }
    this.#forgetExpired()
    openUntil(entry.until)
    return {
      expires: () => {
        expiry ??= this.#now() + validSeconds * 1_000
        openUntil(expiry)
      },
      lost: () => openUntil(Number.POSITIVE_INFINITY),
      settled: (given) => {
        this.#open.delete(entry)
        this.#settled += given - (charged ?? 0n)
        charged = given
      },
      dropped: () => void this.#open.delete(entry),
    }
  }

  #forgetExpired(): void {
    const now = this.#now()
    for (const entry of this.#open) if (entry.until <= now) this.#open.delete(entry)
  }

  #left(): bigint {
    const now = this.#now()
    let counted = this.#settled
    for (const { units, until } of this.#open) if (until > now) counted += units
    return counted >= this.#total ? 0n : this.#total - counted
  }
}

import { Buckets } from './buckets.ts'
import type { MakeRate, Rate, RateKind } from './rate.ts'

/** Units of a rate that were taken for a key. */
export type Taken = readonly [kind: RateKind, key: string, units: number]

/** Interval of reports while units are taken, in milliseconds: what all workers may admit beyond a limit in that time. */
const REPORT_MS = 50

/**
 * Rates that the workers of a machine count together. Each decides at once by what it knows, and reports to the others what
 * it has admitted: no request waits for another process.
 */
export class WorkerRates {
  readonly #report: (taken: readonly Taken[]) => void
  readonly #rates = new Map<RateKind, Buckets>()
  /** Units that are not reported yet, by kind and key. */
  readonly #unreported = new Map<RateKind, Map<string, number>>()
  #timer: NodeJS.Timeout | null = null

  /** `report` sends to all other workers. */
  constructor(report: (taken: readonly Taken[]) => void) {
    this.#report = report
  }

  readonly make: MakeRate = (kind, perMinute): Rate => {
    const own = new Buckets(perMinute)
    this.#rates.set(kind, own)
    return {
      take: (key, units) => {
        const waitMs = own.take(key, units)
        if (waitMs === 0) this.#remember(kind, key, units)
        return waitMs
      },
    }
  }

  /** Counts what another worker has admitted. */
  tookElsewhere(taken: readonly Taken[]): void {
    for (const [kind, key, units] of taken) this.#rates.get(kind)?.add(key, units)
  }

  #remember(kind: RateKind, key: string, units: number): void {
    const keys = this.#unreported.get(kind) ?? new Map<string, number>()
    this.#unreported.set(kind, keys)
    keys.set(key, (keys.get(key) ?? 0) + units)
    this.#timer ??= setTimeout(() => this.#flush(), REPORT_MS).unref()
  }

  #flush(): void {
    this.#timer = null
    const taken = [...this.#unreported].flatMap(([kind, keys]) =>
      [...keys].map(([key, units]) => [kind, key, units] as const),
    )
    this.#unreported.clear()
    this.#report(taken)
  }
}

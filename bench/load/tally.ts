import { createHistogram, performance } from 'node:perf_hooks'

/** What a load has shown. */
export interface Load {
  /** Answers of the expected kind. */
  readonly answers: number
  /** Answers of another kind, and requests without one. */
  readonly wrong: number
  /** What the first of those was; null without any. */
  readonly firstWrong: string | null
  /** From the first request to the last answer, in seconds. */
  readonly seconds: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  /** Milliseconds. */
  readonly p99: number
  /** Size of the first right answer's body; null without any. */
  readonly answerBytes: number | null
}

/** Keeps count of the answers of one load. Only right answers have a latency: an error may be quick. */
export class Tally {
  // Microseconds: half of what is measured here takes less than a millisecond.
  readonly #latencies = createHistogram({ lowest: 1, highest: 120_000_000, figures: 3 })
  readonly #start = performance.now()
  #end = performance.now()
  #answers = 0
  #wrong = 0
  #firstWrong: string | null = null
  #answerBytes: number | null = null

  /** Counts a right answer, which took so many milliseconds. */
  right(milliseconds: number, bytes: number): void {
    this.#answers += 1
    this.#answerBytes ??= bytes
    this.#latencies.record(Math.max(1, Math.round(milliseconds * 1_000)))
    this.#end = performance.now()
  }

  /** Counts a wrong answer, or none. */
  wrong(what: string): void {
    this.#wrong += 1
    this.#firstWrong ??= what
    this.#end = performance.now()
  }

  result(): Load {
    const seconds = (this.#end - this.#start) / 1_000
    return {
      answers: this.#answers,
      wrong: this.#wrong,
      firstWrong: this.#firstWrong,
      seconds,
      perSecond: seconds > 0 ? this.#answers / seconds : 0,
      p50: this.#millisecondsAt(50),
      p99: this.#millisecondsAt(99),
      answerBytes: this.#answerBytes,
    }
  }

  #millisecondsAt(percentile: number): number {
    return this.#answers > 0 ? this.#latencies.percentile(percentile) / 1_000 : 0
  }
}

import { createHash } from 'node:crypto'
import { recentlyUsed } from '../async/recentlyUsed.ts'

/** Failures that open a circuit: counted failures for the shared one, consecutive failures for a caller's own. */
export const FAILURES = 8
/** Failures of one caller, and failures of one question, that count towards the shared circuit. */
export const COUNTED = 3
/** Milliseconds that a circuit stays open before one trial request. */
const REST_MS = 5_000
/** Callers with a circuit of their own. */
const MAX_CALLERS = 5_000
/** Entries in each failure count, by caller and by question; a long outage has more. */
const MAX_COUNTS = 1_000
/** The shared key of all requests without a waiting caller. */
const NO_CALLER = ''

/** One upstream request: its caller and its question. Equal strings mean the same caller or the same question. */
export interface Asked {
  /** Null for background jobs: their failures count as one caller's and never block a job by themselves. */
  readonly origin: string | null
  readonly question: string
}

/**
 * Stops requests to an upstream that only fails, so that callers get an error at once instead of waiting for a
 * time-out.
 *
 * A failure may be caused by the caller's own arguments. So only the first few failures of one caller, and of one
 * question, count towards the shared circuit: opening it takes several callers with several questions and no success in
 * between. Consecutive failures of one caller open that caller's circuit only.
 */
export class CircuitBreaker {
  readonly #clock: () => number
  readonly #shared: Circuit
  readonly #own = recentlyUsed<string, Circuit>(MAX_CALLERS)
  /** Failures since the last success, by caller and by question. Only those that count are included. */
  readonly #ofOrigin = recentlyUsed<string, number>(MAX_COUNTS)
  readonly #ofQuestion = recentlyUsed<string, number>(MAX_COUNTS)

  /** `clock` returns monotonic milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
    this.#shared = new Circuit(clock)
  }

  /** Milliseconds until this caller may send a request; 0: now. After 0 the caller must report the outcome. */
  pause({ origin }: Pick<Asked, 'origin'>): number {
    const own = origin === null ? undefined : this.#own.get(origin)
    // Check both circuits before entering either: an unused trial would block the others.
    const wait = Math.max(own?.wait() ?? 0, this.#shared.wait())
    if (wait > 0) return wait
    own?.enter()
    this.#shared.enter()
    return 0
  }

  succeeded({ origin }: Asked): void {
    if (origin !== null) this.#own.delete(origin)
    this.#shared.close()
    this.#ofOrigin.clear()
    this.#ofQuestion.clear()
  }

  /** An admitted request was not sent, or its caller aborted it. */
  abandoned({ origin }: Asked): void {
    if (origin !== null) this.#own.get(origin)?.leave()
    this.#shared.leave()
  }

  failed({ origin, question }: Asked): void {
    if (origin !== null) this.#ownOf(origin).fail()
    const [caller, asked] = [origin ?? NO_CALLER, digestOf(question)]
    const ofCaller = this.#ofOrigin.get(caller) ?? 0
    const ofQuestion = this.#ofQuestion.get(asked) ?? 0
    if (ofCaller >= COUNTED || ofQuestion >= COUNTED) {
      this.#shared.leave()
      return
    }
    this.#ofOrigin.set(caller, ofCaller + 1)
    this.#ofQuestion.set(asked, ofQuestion + 1)
    this.#shared.fail()
  }

  #ownOf(origin: string): Circuit {
    const known = this.#own.get(origin)
    if (known) return known
    const made = new Circuit(this.#clock)
    this.#own.set(origin, made)
    return made
  }
}

/** Questions may contain whole files. */
function digestOf(question: string): string {
  return createHash('sha256').update(question).digest('base64')
}

/** One count of consecutive failures. Open after FAILURES of them; then one trial request at a time is admitted. */
class Circuit {
  readonly #clock: () => number
  #failures = 0
  #openedAt = 0
  #isTrying = false

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Milliseconds until a request is admitted. */
  wait(): number {
    if (this.#failures < FAILURES) return 0
    const left = this.#openedAt + REST_MS - this.#clock()
    if (left > 0) return left
    return this.#isTrying ? REST_MS : 0
  }

  /** Admits a request; in an open circuit no other is admitted until its outcome is reported. */
  enter(): void {
    this.#isTrying = this.#failures >= FAILURES
  }

  close(): void {
    this.#failures = 0
    this.#isTrying = false
  }

  fail(): void {
    this.#failures += 1
    this.#isTrying = false
    if (this.#failures >= FAILURES) this.#openedAt = this.#clock()
  }

  /** A request ended without information about the upstream: the next one may be the trial. */
  leave(): void {
    this.#isTrying = false
  }
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Failures after which an upstream is left alone: counted ones for everybody, all in a row for one caller. */
export const FAILURES = 8
/** How many failures of one caller, and how many to one question, count against the upstream. */
export const COUNTED = 3
/** How long it is left alone, in ms, before one question tries it again. */
const REST_MS = 5_000
/** Callers whose failures are remembered. */
const MAX_CALLERS = 5_000
/** Callers, and questions, whose failures are counted; an upstream that fails long enough has more. */
const MAX_COUNTS = 1_000
/** All who do not wait for an answer. */
const NOBODY = ''

/** A question that is asked: by whom, and which. Equal texts are the same caller, and the same question. */
export interface Asked {
  /** Null where nobody waits, as in a job: the failures of all such questions count as one caller's, and stop none of them. */
  readonly origin: string | null
  readonly question: string
}

/**
 * Stops asking an upstream that only fails, so that callers get an error at once instead of waiting for its time-out.
 *
 * A failure may be the fault of who asks: arguments that make the upstream fail. So of one caller's failures, and of the
 * failures of one question, only a few count against the upstream; it takes several callers with several questions, and no
 * success between, to stop it for everybody. A caller whose own questions fail in a row is stopped alone.
 */
export class CircuitBreaker {
  readonly #clock: () => number
  readonly #shared: Circuit
  readonly #own = new LRUCache<string, Circuit>({ max: MAX_CALLERS })
  /** Failures since the last success, by caller and by question; counted ones are in the shared circuit. */
  readonly #ofOrigin = new LRUCache<string, number>({ max: MAX_COUNTS })
  readonly #ofQuestion = new LRUCache<string, number>({ max: MAX_COUNTS })

  /** `clock` gives milliseconds that only grow. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
    this.#shared = new Circuit(clock)
  }

  /** Milliseconds until this caller may ask; 0 where it may now. Whoever is let through reports the outcome. */
  pause({ origin }: Pick<Asked, 'origin'>): number {
    const own = origin === null ? undefined : this.#own.get(origin)
    // Looked at first and taken second: a turn that is not used would keep the others out.
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

  /** A question that was let through was not asked after all, or was given up by who asked. */
  abandoned({ origin }: Asked): void {
    if (origin !== null) this.#own.get(origin)?.leave()
    this.#shared.leave()
  }

  failed({ origin, question }: Asked): void {
    if (origin !== null) this.#ownOf(origin).fail()
    const [caller, asked] = [origin ?? NOBODY, digestOf(question)]
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

/** Questions may carry whole files. */
function digestOf(question: string): string {
  return createHash('sha256').update(question).digest('base64')
}

/** One count of failures in a row. Open after so many of them; then one question in a while is let through. */
class Circuit {
  readonly #clock: () => number
  #failures = 0
  #openedAt = 0
  #isTrying = false

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Milliseconds until a question is let through. */
  wait(): number {
    if (this.#failures < FAILURES) return 0
    const left = this.#openedAt + REST_MS - this.#clock()
    if (left > 0) return left
    return this.#isTrying ? REST_MS : 0
  }

  /** A question goes through: where the circuit is open, no other does until its outcome is known. */
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

  /** A question ended that tells nothing about the upstream: the next one may try at once. */
  leave(): void {
    this.#isTrying = false
  }
}

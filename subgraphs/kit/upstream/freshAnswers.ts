import { LRUCache } from 'lru-cache'

/** An answer that its company calls fresh. */
export interface FreshAnswer {
  readonly body: unknown
  /** When the request was sent, in monotonic milliseconds. */
  readonly readAt: number
  /** For how long from then on it is fresh, in milliseconds. */
  readonly freshMs: number
}

/** What the answers of all companies may take together, in characters of JSON; their objects take several times that in bytes. */
const MAX_CHARACTERS = 32_000_000
/** What an answer counts at least, so that there are at most 5,000. */
const LEAST_CHARACTERS = MAX_CHARACTERS / 5_000

/** All of this process: the companies are many, and what one does not need is for the others. */
const KEPT = new LRUCache<string, FreshAnswer>({ maxSize: MAX_CHARACTERS })

let opened = 0

/** The fresh answers of one upstream, by request; the ones that were used least lately make room. */
export class FreshAnswers {
  readonly #prefix: string

  constructor() {
    opened += 1
    this.#prefix = `${opened} `
  }

  /** Undefined for a request without a fresh answer. */
  get(request: string): FreshAnswer | undefined {
    const answer = KEPT.get(this.#prefix + request)
    return answer && performance.now() - answer.readAt < answer.freshMs ? answer : undefined
  }

  /** Keeps an answer of so many characters of JSON. */
  set(request: string, answer: FreshAnswer, characters: number): void {
    KEPT.set(this.#prefix + request, answer, { size: Math.max(LEAST_CHARACTERS, characters) })
  }

  clear(): void {
    for (const key of [...KEPT.keys()]) if (key.startsWith(this.#prefix)) KEPT.delete(key)
  }
}

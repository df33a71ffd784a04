/** What every answer of an explorer is wrapped in, errors included; the HTTP status is always 200. */
export interface Envelope {
  /** `1` for an answer, `0` for an empty list and for a refusal. */
  readonly status: '1' | '0'
  /** `OK`, `NOTOK`, or that nothing was found. */
  readonly message: string
  /** The answer; for a refusal its reason, as text. */
  readonly result: unknown
}

/** A request that is refused: what the caller reads as `result` beside `NOTOK`. */
export class Refusal extends Error {}

/** A request that is refused only now: its message ends with the words that callers know it by. */
export class RefusedForNow extends Refusal {
  constructor(why: string) {
    super(`${why}; ${TRY_AGAIN}`)
  }
}

/** How a refusal ends that is one only now. */
export const TRY_AGAIN = 'try again later'

/** Wraps an answer. */
export function answered(result: unknown): Envelope {
  return { status: '1', message: 'OK', result }
}

/** Wraps a list; an empty one says that there is none of what was asked for (`transactions`, `records`). */
export function listed(rows: readonly unknown[], what: 'transactions' | 'records'): Envelope {
  return rows.length > 0 ? answered(rows) : { status: '0', message: `No ${what} found`, result: [] }
}

/** Wraps the reason of a refusal. */
export function refused({ message }: Error): Envelope {
  return { status: '0', message: 'NOTOK', result: message }
}

/**
 * Wraps every response of an explorer, errors included. The HTTP status is 200, or 503 if the node or the market does
 * not answer.
 */
export interface Envelope {
  /** `1` for a result, `0` for an empty list and for a refusal. */
  readonly status: '1' | '0'
  /** `OK`, `NOTOK`, or a message for an empty list. */
  readonly message: string
  /** The result; for a refusal its reason, as a string. */
  readonly result: unknown
}

/** A refused request; its message is returned as `result` with `NOTOK`. */
export class Refusal extends Error {}

/** A temporary refusal; its message ends with TRY_AGAIN, by which clients recognize it. */
export class RefusedForNow extends Refusal {
  constructor(why: string) {
    super(`${why}; ${TRY_AGAIN}`)
  }
}

/** Suffix of a temporary refusal. */
export const TRY_AGAIN = 'try again later'

/** Wraps a result. */
export function answered(result: unknown): Envelope {
  return { status: '1', message: 'OK', result }
}

/** Wraps a list; an empty one gets a message naming its kind (`transactions`, `records`). */
export function listed(rows: readonly unknown[], what: 'transactions' | 'records'): Envelope {
  return rows.length > 0 ? answered(rows) : { status: '0', message: `No ${what} found`, result: [] }
}

/** Wraps the reason of a refusal. */
export function refused({ message }: Error): Envelope {
  return { status: '0', message: 'NOTOK', result: message }
}

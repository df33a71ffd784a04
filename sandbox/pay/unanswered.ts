import type { Call } from './call.ts'

/** A payment that was sent and whose response did not arrive. */
export interface Unanswered {
  /** The payment header, to be sent again unchanged: the router charges it only once. */
  readonly payment: string
  /** Decimal string of USD. */
  readonly total: string
  readonly payer: string
  readonly network: string
}

/** Where payments without a response are kept, by the name of their request. All pages of a browser may share one. */
export interface UnansweredPlace {
  get(name: string): Unanswered | null
  set(name: string, payment: Unanswered): void
  delete(name: string): void
}

/** Payments without a response, by request. */
export class UnansweredPayments {
  readonly #place: UnansweredPlace

  constructor(place: UnansweredPlace) {
    this.#place = place
  }

  /** The unanswered payment of the same request; null without one. */
  of(call: Call): Unanswered | null {
    return this.#place.get(nameOf(call))
  }

  keep(call: Call, payment: Unanswered): void {
    this.#place.set(nameOf(call), payment)
  }

  /** Forgets a payment that has its response, and no other one that another page has kept for the same request. */
  drop(call: Call, { payment }: Unanswered): void {
    if (this.of(call)?.payment === payment) this.#place.delete(nameOf(call))
  }
}

function nameOf({ method, url, body = '' }: Call): string {
  return `${method} ${url} ${body}`
}

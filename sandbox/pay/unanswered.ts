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

/** Where payments without a response are kept, by the name of their request; the browser's survives a reload. */
export interface UnansweredPlace {
  read(): Readonly<Record<string, Unanswered>>
  write(payments: Readonly<Record<string, Unanswered>>): void
}

/** Payments without a response, by request. */
export class UnansweredPayments {
  readonly #place: UnansweredPlace

  constructor(place: UnansweredPlace) {
    this.#place = place
  }

  /** The unanswered payment of the same request; null without one. */
  of(call: Call): Unanswered | null {
    return this.#place.read()[nameOf(call)] ?? null
  }

  keep(call: Call, payment: Unanswered): void {
    this.#place.write({ ...this.#place.read(), [nameOf(call)]: payment })
  }

  drop(call: Call): void {
    const { [nameOf(call)]: _, ...others } = this.#place.read()
    this.#place.write(others)
  }
}

function nameOf({ method, url, body = '' }: Call): string {
  return `${method} ${url} ${body}`
}

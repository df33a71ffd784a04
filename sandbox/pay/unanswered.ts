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

/** Payments without a response, by request; kept in memory. */
export class UnansweredPayments {
  readonly #payments = new Map<string, Unanswered>()

  /** The unanswered payment of the same request; null without one. */
  of(call: Call): Unanswered | null {
    return this.#payments.get(nameOf(call)) ?? null
  }

  keep(call: Call, payment: Unanswered): void {
    this.#payments.set(nameOf(call), payment)
  }

  drop(call: Call): void {
    this.#payments.delete(nameOf(call))
  }
}

function nameOf({ method, url, body = '' }: Call): string {
  return `${method} ${url} ${body}`
}

import type { Call } from './call.ts'

/** A payment that was sent and whose response did not arrive. */
export interface Unanswered {
  /** The payment header, to be sent again unchanged: the router charges it only once. */
  readonly payment: string
  /** Decimal string of USD. */
  readonly total: string
  readonly payer: string
  readonly network: string
  /** When it was signed, in milliseconds since 1970. */
  readonly at: number
}

/** Where payments without a response are kept, by the name of their request. All pages of a browser may share one. */
export interface UnansweredPlace {
  /** The payments of a request, the newest last. */
  read(name: string): readonly Unanswered[]
  write(name: string, payments: readonly Unanswered[]): void
}

/** How long a wallet does not pay for a request that another one has paid for, in milliseconds: it may be one person. */
const RECENT_MS = 10 * 60_000

/** Payments without a response: one of each wallet for a request. */
export class UnansweredPayments {
  readonly #place: UnansweredPlace

  constructor(place: UnansweredPlace) {
    this.#place = place
  }

  /**
   * The unanswered payment of the same request by a wallet, or else a recent one of another wallet; the newest one without a
   * wallet. Null for none.
   */
  of(call: Call, address: string | null): Unanswered | null {
    const payments = this.#place.read(nameOf(call))
    const isRecent = ({ at }: Unanswered) => Date.now() - at < RECENT_MS
    return this.ofWallet(call, address) ?? payments.findLast(isRecent) ?? null
  }

  /** The unanswered payment of the same request by a wallet; the newest one without a wallet. Null for none. */
  ofWallet(call: Call, address: string | null): Unanswered | null {
    const isOwn = ({ payer }: Unanswered) => address === null || isSame(payer, address)
    return this.#place.read(nameOf(call)).findLast(isOwn) ?? null
  }

  keep(call: Call, payment: Unanswered): void {
    const others = this.#place.read(nameOf(call)).filter(({ payer }) => !isSame(payer, payment.payer))
    this.#place.write(nameOf(call), [...others, payment])
  }

  /** Forgets a payment that has its response, and no other one that another page has kept for the same request. */
  drop(call: Call, { payment }: Unanswered): void {
    const payments = this.#place.read(nameOf(call))
    this.#place.write(
      nameOf(call),
      payments.filter((other) => other.payment !== payment),
    )
  }
}

function nameOf({ method, url, body = '' }: Call): string {
  return `${method} ${url} ${body}`
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

import { type AtomicUsdc, atomicUsdc, formatUsd, sumUsdc, ZERO_USDC } from '../../schema/money.ts'
import { Trouble } from '../errors.ts'

/** What a wallet may spend on its own. */
export interface Limits {
  /** For all calls together, since the start of the process. */
  readonly budget: AtomicUsdc
  /** For one call. */
  readonly maxPrice: AtomicUsdc
}

/** A payment that counts against the budget. */
export interface Taken {
  /** Counts for good, with the sum that was charged. */
  settled(amount: AtomicUsdc): void
  /** Does not count: nothing was signed. */
  dropped(): void
}

interface Counted {
  amount: AtomicUsdc
  /** When it no longer counts, in milliseconds since 1970: a payment that was not settled until it expired never will be. */
  until: number
}

/** Keeps payments within the limits. A signed payment counts until it has expired, and for good once it is settled. */
export class Purse {
  readonly #limits: Limits
  readonly #now: () => number
  #counted: Counted[] = []

  constructor(limits: Limits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  get limits(): Limits {
    return this.#limits
  }

  /** What was settled. */
  get spent(): AtomicUsdc {
    return sumUsdc(this.#counted.filter(({ until }) => until === Number.POSITIVE_INFINITY).map(({ amount }) => amount))
  }

  /** What is left of the budget, payments that are signed and not settled yet taken off. */
  get left(): AtomicUsdc {
    const now = this.#now()
    const counted = sumUsdc(this.#counted.filter(({ until }) => until > now).map(({ amount }) => amount))
    const { budget } = this.#limits
    return counted >= budget ? ZERO_USDC : atomicUsdc(budget - counted)
  }

  /**
   * Counts a payment before it is signed; it can be settled for `validSeconds`. Throws Trouble that names the option whose
   * limit it exceeds.
   */
  take(amount: AtomicUsdc, validSeconds: number): Taken {
    const { budget, maxPrice } = this.#limits
    const price = `${formatUsd(amount)} USD`
    if (budget === ZERO_USDC)
      throw new Trouble(
        `This costs ${price} and was not paid: this server has no budget. Start it with --budget <usd>.`,
      )
    if (amount > maxPrice) {
      throw new Trouble(
        `This costs ${price} and was not paid: one call may cost ${formatUsd(maxPrice)} USD (--max-price). Start the server with a higher one.`,
      )
    }
    if (amount > this.left) {
      throw new Trouble(
        `This costs ${price} and was not paid: ${formatUsd(this.left)} of ${formatUsd(budget)} USD are left (--budget). Start the server with a higher one.`,
      )
    }
    const entry: Counted = { amount, until: this.#now() + validSeconds * 1_000 }
    this.#counted.push(entry)
    return {
      settled(charged) {
        entry.amount = charged
        entry.until = Number.POSITIVE_INFINITY
      },
      dropped: () => {
        this.#counted = this.#counted.filter((one) => one !== entry)
      },
    }
  }
}

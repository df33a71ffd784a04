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

/** A payment that is not settled, as far as is known. */
interface Counted {
  readonly amount: AtomicUsdc
  /** When it no longer counts, in milliseconds since 1970: a payment that was not settled until it expired never will be. */
  readonly until: number
}

/** Keeps payments within the limits. A signed payment counts until it has expired, and for good once it is settled. */
export class Purse {
  readonly #limits: Limits
  readonly #now: () => number
  #spent: AtomicUsdc = ZERO_USDC
  readonly #open = new Set<Counted>()

  constructor(limits: Limits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  get limits(): Limits {
    return this.#limits
  }

  /** What was settled. */
  get spent(): AtomicUsdc {
    return this.#spent
  }

  /** What is left of the budget, payments that are signed and not settled yet taken off. */
  get left(): AtomicUsdc {
    const now = this.#now()
    for (const one of this.#open) if (one.until <= now) this.#open.delete(one)
    const counted = sumUsdc([this.#spent, ...[...this.#open].map(({ amount }) => amount)])
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
    this.#open.add(entry)
    let isSettled = false
    return {
      settled: (charged) => {
        if (isSettled) return
        isSettled = true
        this.#open.delete(entry)
        this.#spent = sumUsdc([this.#spent, charged])
      },
      dropped: () => void this.#open.delete(entry),
    }
  }
}

import type { Challenge } from './challenge.ts'
import { StoreError } from './errors.ts'
import type { KeptPayment, PaymentStore } from './payments.ts'

/** Characters of a payment beside what it repeats of its challenge: the authorisation, and the signature of a contract wallet. */
const SIGNED_CHARACTERS = 4_096

/** The payments in a store. A store that fails before a payment is sent fails the call: a lost answer would be paid twice. */
export class KeptPayments {
  readonly #store: PaymentStore

  constructor(store: PaymentStore) {
    this.#store = store
  }

  /** The payment of a call; null if none is kept. Throws a StoreError. */
  get(name: string): KeptPayment | null {
    return orStoreError('be read', () => this.#store.get(name))
  }

  /** The same, and null where the store cannot be read: a call that costs nothing needs no store. */
  find(name: string): KeptPayment | null {
    try {
      return this.#store.get(name)
    } catch {
      // A call that has to be paid reads the store again, and fails then.
      return null
    }
  }

  /** Throws a StoreError if the payment of a challenge, which is not signed yet, would not fit into the store. */
  checkRoom(challenge: Challenge): void {
    const { length } = new TextEncoder().encode(JSON.stringify(challenge))
    orStoreError('keep a payment', () => this.#store.checkRoom?.(Math.ceil((length * 4) / 3) + SIGNED_CHARACTERS))
  }

  /** Keeps a payment that was signed and is not sent yet. Throws a StoreError. */
  keep(name: string, payment: KeptPayment): void {
    orStoreError('keep a payment', () => this.#store.set(name, payment))
  }

  /** Forgets a payment that has its final answer, and no other one that another page has kept for an equal call. */
  forget(name: string, { headers }: KeptPayment): void {
    try {
      const kept = this.#store.get(name)
      if (kept && JSON.stringify(kept.headers) === JSON.stringify(headers)) this.#store.delete(name)
    } catch {
      // The answer is there, and is paid: a full or blocked storage must not withhold it. What stays kept is sent again by the next
      // equal call, which the router answers without a second charge.
    }
  }
}

function orStoreError<Value>(what: string, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw new StoreError(what, error)
  }
}

import { countedAddress } from './countedAddress.ts'

/** Maximum number of open connections of one client address to one server. */
export interface ConnectionLimit {
  readonly byAddress: number
  /** Whether loopback addresses count like any other. */
  readonly countsLoopback: boolean
}

/** Counts the open connections of one server by client address. */
export class ConnectionCount {
  readonly #limit: ConnectionLimit
  readonly #open = new Map<string, number>()

  constructor(limit: ConnectionLimit) {
    this.#limit = limit
  }

  /** Counts a connection and returns the function that releases it; null, without counting it, if the limit is reached. */
  enter(remoteAddress: string | undefined): (() => void) | null {
    const address = countedAddress(remoteAddress ?? '', this.#limit)
    if (address === null) return () => {}
    const count = this.#open.get(address) ?? 0
    if (count >= this.#limit.byAddress) return null
    this.#open.set(address, count + 1)
    return () => this.#leave(address)
  }

  #leave(address: string): void {
    const count = this.#open.get(address) ?? 0
    if (count > 1) this.#open.set(address, count - 1)
    else this.#open.delete(address)
  }
}

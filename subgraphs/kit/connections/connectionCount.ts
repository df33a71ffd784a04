import { countedAddress } from './countedAddress.ts'

/** How many connections one client address may have open at one server. */
export interface ConnectionLimit {
  readonly byAddress: number
  /** Whether loopback addresses are counted, like any other. */
  readonly countsLoopback: boolean
}

/** Counts the open connections of one server by client address. */
export class ConnectionCount {
  readonly #limit: ConnectionLimit
  readonly #open = new Map<string, number>()

  constructor(limit: ConnectionLimit) {
    this.#limit = limit
  }

  /** Counts a connection, and returns what counts it out again; null, and nothing is counted, where there are too many. */
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

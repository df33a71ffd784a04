import { recentlyUsed } from '../../kit/async/recentlyUsed.ts'
import { countedAddress } from '../../kit/net/connections/countedAddress.ts'

/** A client's counter: one IPv4 address, or one IPv6 network. */
interface Visitor {
  /** Refused recipients since `since`. */
  refused: number
  since: number
}

/** Most refused recipients of one client in an hour; more indicates address harvesting. */
export const MAX_REFUSED_PER_HOUR = 500

const HOUR_MS = 60 * 60_000
const MAX_REMEMBERED = 20_000

/** Limits how many names one address can probe. Loopback is counted too: a local relay has one address. */
export class Visitors {
  readonly #visitors = recentlyUsed<string, Visitor>(MAX_REMEMBERED)

  /** Whether a client has exceeded the limit of refused recipients. */
  isTurnedAway(ip: string, now: Date): boolean {
    return this.#visitorOf(ip, now).refused >= MAX_REFUSED_PER_HOUR
  }

  /** Counts a refused recipient; true if the limit is reached. */
  refuse(ip: string, now: Date): boolean {
    const visitor = this.#visitorOf(ip, now)
    visitor.refused += 1
    return visitor.refused >= MAX_REFUSED_PER_HOUR
  }

  #visitorOf(ip: string, now: Date): Visitor {
    const client = countedAddress(ip, { countsLoopback: true }) ?? ip
    const known = this.#visitors.get(client) ?? { refused: 0, since: now.getTime() }
    if (now.getTime() - known.since > HOUR_MS) Object.assign(known, { refused: 0, since: now.getTime() })
    this.#visitors.set(client, known)
    return known
  }
}

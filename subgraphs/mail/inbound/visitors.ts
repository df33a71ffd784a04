import { LRUCache } from 'lru-cache'
import { countedAddress } from '../../kit/connections/countedAddress.ts'

/** What one client does here: an IPv4 address, or a network of IPv6 ones. */
interface Visitor {
  /** Recipients that it named and that were refused, since `since`. */
  refused: number
  since: number
}

/** Whoever names more that nobody has is looking for addresses. In one hour. */
export const MAX_REFUSED_PER_HOUR = 500

const HOUR_MS = 60 * 60_000
const MAX_REMEMBERED = 20_000

/** Keeps one address from trying out all names. Loopback counts: whatever relays mail from there has one address. */
export class Visitors {
  readonly #visitors = new LRUCache<string, Visitor>({ max: MAX_REMEMBERED })

  /** Whether an address has named too many recipients that were refused. */
  isTurnedAway(ip: string, now: Date): boolean {
    return this.#visitorOf(ip, now).refused >= MAX_REFUSED_PER_HOUR
  }

  /** Counts a refused recipient; true when it was one too many. */
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

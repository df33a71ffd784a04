import { LRUCache } from 'lru-cache'
import { reverseName } from '../../kit/dns/reverseName.ts'

/** What one client does here: an IPv4 address, or a network of IPv6 ones. */
interface Visitor {
  connections: number
  /** Recipients that it named and that were refused, since `since`. */
  refused: number
  since: number
}

/** Connections of one address at a time. Large senders have many addresses, and few connections from each. */
export const MAX_CONNECTIONS_PER_ADDRESS = 50
/** Whoever names more that nobody has is looking for addresses. In one hour. */
export const MAX_REFUSED_PER_HOUR = 500

const HOUR_MS = 60 * 60_000
const MAX_REMEMBERED = 20_000

/** Whether somebody may connect, and why not. */
export type Admission = 'ADMITTED' | 'TOO_MANY_CONNECTIONS' | 'TOO_MANY_REFUSED'

/** Keeps one address from taking up the mail server, or from trying out all names. */
export class Visitors {
  readonly #visitors = new LRUCache<string, Visitor>({ max: MAX_REMEMBERED })

  /** Counts a connection, unless it is refused; `leave` counts it out. */
  enter(ip: string, now: Date): Admission {
    const visitor = this.#visitorOf(ip, now)
    if (visitor.connections >= MAX_CONNECTIONS_PER_ADDRESS) return 'TOO_MANY_CONNECTIONS'
    if (visitor.refused >= MAX_REFUSED_PER_HOUR) return 'TOO_MANY_REFUSED'
    visitor.connections += 1
    return 'ADMITTED'
  }

  leave(ip: string, now: Date): void {
    const visitor = this.#visitorOf(ip, now)
    visitor.connections = Math.max(0, visitor.connections - 1)
  }

  /** Counts a refused recipient; true when it was one too many. */
  refuse(ip: string, now: Date): boolean {
    const visitor = this.#visitorOf(ip, now)
    visitor.refused += 1
    return visitor.refused >= MAX_REFUSED_PER_HOUR
  }

  #visitorOf(ip: string, now: Date): Visitor {
    const client = networkOf(ip)
    const known = this.#visitors.get(client) ?? { connections: 0, refused: 0, since: now.getTime() }
    if (now.getTime() - known.since > HOUR_MS) Object.assign(known, { refused: 0, since: now.getTime() })
    this.#visitors.set(client, known)
    return known
  }
}

/** Labels of the reverse name of a /64: a digit each, and `ip6.arpa`. */
const NETWORK_LABELS = 18

/** The smallest network that somebody gets: of IPv6 addresses everybody has as many as they like, in one /64. */
function networkOf(ip: string): string {
  return reverseName(ip)?.split('.').slice(-NETWORK_LABELS).join('.') ?? ip
}

import { recentlyUsed } from '../../kit/async/recentlyUsed.ts'
import type { Dns } from '../../kit/net/dns/resolver.ts'
import { type Connection, dnsTargetsOf, missingRecords } from './dnsTargets.ts'

/** Checks the DNS records of host names: returns the problems in words, null if there are none. */
export interface RecordCheck {
  /** Checks now. */
  look(connection: Connection): Promise<string | null>
  /** Uses a result up to GLANCE_MS old, for callers that poll. */
  glance(connection: Connection): Promise<string | null>
}

const GLANCE_MS = 2_000
const MAX_KEPT = 10_000

/** Checks records through `dns`; sites are below `sitesDomain`. */
export function createRecordCheck(dns: Pick<Dns, 'cname'>, sitesDomain: string): RecordCheck {
  const seen = recentlyUsed<string, Promise<string | null>>(MAX_KEPT, GLANCE_MS)
  const look = (connection: Connection) => missingRecords(dns, dnsTargetsOf(connection, sitesDomain))
  return {
    look,
    async glance(connection) {
      const known = seen.get(connection.id)
      if (known) return known
      const looking = look(connection)
      seen.set(connection.id, looking)
      looking.catch(() => seen.delete(connection.id))
      return looking
    },
  }
}

import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { firstRow, tables } from '../../../prisma/sql.ts'
import { servedWhileAway } from '../../kit/async/servedWhileAway.ts'
import { shortMemory } from '../../kit/async/shortMemory.ts'
import { isHostname } from './hostname.ts'

/** Facts about a proven host name for requests and handshakes. */
export interface HostFacts {
  /** The certificate's name: the host name itself, or the wildcard that covers it. */
  readonly hostname: string
  /** The site that it serves; null for the wildcard. */
  readonly uploadId: string | null
  /** Whether all processes serve its certificate. */
  readonly isActive: boolean
  /** Identifies the certificate; null if there is none. */
  readonly issuedAt: Date | null
  readonly notAfter: Date | null
}

/** Proven host names, cached in this process. */
export interface HostDirectory {
  /** Null for a name without a proven claim. */
  find(hostname: string): Promise<HostFacts | null>
  /** Drops a name from the cache, so that a change by this process takes effect at once. */
  forget(hostname: string): void
}

/** How long cached facts are used, so that a change by another process takes effect within a second. Milliseconds. */
export const BELIEVED_MS = 800
const MAX_KEPT = 10_000

/**
 * Reads proven host names from the database; concurrent lookups of one name share a query. Site names below `sitesDomain`
 * share one entry. While the database is away, known host names are served from the facts last read.
 */
export function createHostDirectory(pool: Pool, sitesDomain: string, log: Logger): HostDirectory {
  const outage = servedWhileAway(log, 'A host name is served as last read: the database is away')
  const limits = { trustedMs: BELIEVED_MS, maxKeys: MAX_KEPT, outage }
  const memory = shortMemory((hostname) => read(pool, hostname), limits)
  return {
    find: async (hostname) => (isHostname(hostname) ? memory.get(coveringName(hostname, sitesDomain)) : null),
    forget: (hostname) => memory.forget(hostname),
  }
}

/** The certificate's name for a host name: all sites share a wildcard. */
function coveringName(hostname: string, sitesDomain: string): string {
  const isSite = hostname.endsWith(`.${sitesDomain}`) && !hostname.slice(0, -sitesDomain.length - 1).includes('.')
  return isSite ? `*.${sitesDomain}` : hostname
}

/** An unproven claim serves nothing, because the name may belong to another owner. */
async function read(pool: Pool, hostname: string): Promise<HostFacts | null> {
  const proven = tables
    .selectFrom('upload.customDomain')
    .select(['hostname', 'uploadId', 'state', 'issuedAt', 'notAfter'])
    .where('hostname', '=', hostname)
    .where('state', '<>', 'PENDING_VALIDATION')
  const found = await firstRow(pool, proven)
  if (!found) return null
  const { state, ...facts } = found
  return { ...facts, isActive: state === 'ACTIVE' }
}

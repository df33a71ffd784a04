import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { shortMemory } from '../../kit/shortMemory.ts'
import { isHostname } from './hostname.ts'

/** What a request or a handshake needs to know of a proven host name. */
export interface HostFacts {
  /** What the certificate is for: the name itself, or the wildcard that covers it. */
  readonly hostname: string
  /** The site that it shows; null where a wildcard covers it. */
  readonly uploadId: string | null
  /** The certificate is served by all processes. */
  readonly isActive: boolean
  /** Names the certificate; null while there is none. */
  readonly issuedAt: Date | null
  readonly notAfter: Date | null
}

/** Proven host names, as this process knows them. */
export interface HostDirectory {
  /** Null for a name that nobody proved to be theirs. */
  find(hostname: string): Promise<HostFacts | null>
  /** A change of this process counts at once. */
  forget(hostname: string): void
}

/** For so long what was read is believed, so that a change of another process shows within a second. Milliseconds. */
export const BELIEVED_MS = 800
const MAX_KEPT = 10_000

/**
 * Reads proven host names from the database; questions for one name at one moment share a reading. Sites' names below
 * `sitesDomain` are one name. While the database does not answer, host names that are known here go on being served as they
 * were.
 */
export function createHostDirectory(pool: Pool, sitesDomain: string, log: Logger): HostDirectory {
  const readAgain = (hostname: string, known: HostFacts | null | undefined): Promise<HostFacts | null> =>
    read(pool, hostname).catch((error: unknown) => {
      if (known === undefined) throw error
      log.warn({ err: error, hostname }, 'A host name is served as it was: the database does not say how it is')
      return known
    })
  const memory = shortMemory(readAgain, { trustedMs: BELIEVED_MS, maxKeys: MAX_KEPT })
  return {
    find: async (hostname) => (isHostname(hostname) ? memory.get(coveringName(hostname, sitesDomain)) : null),
    forget: (hostname) => memory.forget(hostname),
  }
}

/** The name that a certificate for a host name is for: all sites share one. */
function coveringName(hostname: string, sitesDomain: string): string {
  const isSite = hostname.endsWith(`.${sitesDomain}`) && !hostname.slice(0, -sitesDomain.length - 1).includes('.')
  return isSite ? `*.${sitesDomain}` : hostname
}

/** A claim that is not proven shows nothing: the name may be somebody else's. */
async function read(pool: Pool, hostname: string): Promise<HostFacts | null> {
  const sql = `SELECT hostname, upload_id AS "uploadId", state = 'ACTIVE' AS "isActive", issued_at AS "issuedAt",
      not_after AS "notAfter"
    FROM upload.custom_domain WHERE hostname = $1 AND state <> 'PENDING_VALIDATION'`
  return (await pool.query<HostFacts>(sql, [hostname])).rows[0] ?? null
}

import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { ServiceName } from '../../../schema/services.ts'
import { SETTLED_STATES } from '../payments/ledgerRows.ts'
import type { OwnEndpoint } from './ownEndpoints.ts'

// Usage of each endpoint and origin: counted from charged lines of the ledger. Free endpoints leave no lines there, and
// external endpoints are paid elsewhere: both count as unused.

/** Payments and distinct days (UTC) that make a user trusted: more than a trial, and expensive to fake at scale. */
const TRUSTED_PAYMENTS = 3
const TRUSTED_DAYS = 2

/**
 * A count stays valid for this time in ms, and for this multiple of the time that counting took, which limits counting to
 * 5 % of the time.
 */
const FRESH_MS = 100
const FRESH_FACTOR = 20

/** If counting takes longer than this, in ms, queries use the previous count meanwhile. */
const PATIENCE_MS = 20

/** Usage of one endpoint or origin, as in search results. */
export interface Usage {
  readonly transactionCount: number
  readonly uniqueUserCount: number
  readonly uniqueWalletCount: number
  readonly volumeUsd: number
  readonly trustedUserUsageRatio: number
  readonly totalTrustedUsers: number
  readonly lastSeenAt: Date | null
}

export interface UsageCounts {
  /** By service, method and path. */
  ofEndpoint(service: ServiceName | null, method: string, path: string): Usage
  /** By service; null for an external origin. */
  ofOrigin(service: ServiceName | null): Usage
}

/** Reads the ledger's counts. A small ledger is counted on nearly every query, a large one in the background. */
export function usageCounter(
  pool: Pool,
  ownEndpoints: () => readonly OwnEndpoint[],
  log: Logger,
): () => Promise<UsageCounts> {
  let latest: UsageCounts = unused(0)
  let goodUntil = 0
  let counting: Promise<UsageCounts> | undefined
  let tookMs = Number.NaN

  async function recount(): Promise<UsageCounts> {
    const start = performance.now()
    try {
      latest = await count(pool, ownEndpoints())
      tookMs = performance.now() - start
    } catch (error) {
      // Search continues with the previous counts: order and signals are slightly stale, results still correct.
      log.warn({ err: error }, 'The use of endpoints could not be counted')
    }
    goodUntil = performance.now() + Math.max(FRESH_MS, (performance.now() - start) * FRESH_FACTOR)
    counting = undefined
    return latest
  }

  return async () => {
    if (performance.now() < goodUntil) return latest
    counting ??= recount()
    return tookMs > PATIENCE_MS ? latest : counting
  }
}

interface UsageRow {
  readonly service: string
  /** Method and path; null in the rows of whole services. */
  readonly endpoint: string | null
  readonly transactions: string
  readonly users: string
  readonly wallets: string
  /** Atomic units. */
  readonly volume: string
  readonly trusted: string
  readonly all_trusted: string
  readonly last_seen_at: Date | null
}

async function count(pool: Pool, own: readonly OwnEndpoint[]): Promise<UsageCounts> {
  const byField = own.flatMap((endpoint) =>
    endpoint.fields.map((field) => [field, endpoint.service, `${endpoint.method} ${endpoint.path}`] as const),
  )
  const { rows } = await pool.query<UsageRow>(
    `WITH settled AS (
       SELECT id, payer, network, service, method || ' ' || path AS endpoint, coalesce(settled_at, updated_at) AS at
       FROM ledger.payment WHERE state = ANY($1)
     ), trusted AS (
       SELECT payer FROM settled GROUP BY payer
       HAVING count(*) >= ${TRUSTED_PAYMENTS} AND count(DISTINCT (at AT TIME ZONE 'UTC')::date) >= ${TRUSTED_DAYS}
     ), charged AS (
       SELECT s.*, l.field, l.service AS line_service, l.amount, t.payer AS trusted_payer
       FROM settled s
       JOIN ledger.payment_line l ON l.payment_id = s.id AND l.outcome = 'CHARGED'
       LEFT JOIN trusted t ON t.payer = s.payer
     ), used AS (
       -- Each line is use of its service's origin …
       SELECT line_service AS of_service, NULL AS of_endpoint, charged.* FROM charged
       -- … a request by path is use of that path …
       UNION ALL SELECT service, endpoint, charged.* FROM charged WHERE endpoint IS NOT NULL
       -- … and a field asked for by GraphQL is use of the paths that are made of it.
       UNION ALL SELECT f.of_service, f.of_endpoint, charged.*
       FROM charged JOIN unnest($2::text[], $3::text[], $4::text[]) AS f(of_field, of_service, of_endpoint)
         ON f.of_field = field AND f.of_service = line_service
       WHERE endpoint IS NULL
     )
     SELECT of_service AS service, of_endpoint AS endpoint, count(DISTINCT id) AS transactions,
       count(DISTINCT payer) AS users, count(DISTINCT (network, payer)) AS wallets, sum(amount)::text AS volume,
       count(DISTINCT trusted_payer) AS trusted, (SELECT count(*) FROM trusted) AS all_trusted, max(at) AS last_seen_at
     FROM used GROUP BY of_service, of_endpoint`,
    [
      SETTLED_STATES,
      byField.map(([field]) => field),
      byField.map(([, service]) => service),
      byField.map(([, , endpoint]) => endpoint),
    ],
  )
  const totalTrustedUsers = Number(rows[0]?.all_trusted ?? 0)
  const usages = new Map(rows.map((row) => [`${row.service} ${row.endpoint ?? ''}`, usageOf(row, totalTrustedUsers)]))
  const none = unused(totalTrustedUsers)
  return {
    ofEndpoint: (service, method, path) => usages.get(`${service} ${method} ${path}`) ?? none.ofOrigin(null),
    ofOrigin: (service) => usages.get(`${service} `) ?? none.ofOrigin(null),
  }
}

function usageOf(row: UsageRow, totalTrustedUsers: number): Usage {
  return {
    transactionCount: Number(row.transactions),
    uniqueUserCount: Number(row.users),
    uniqueWalletCount: Number(row.wallets),
    // The contract defines this amount as a number.
    volumeUsd: Number(row.volume) / 1e6,
    trustedUserUsageRatio: totalTrustedUsers === 0 ? 0 : Number(row.trusted) / totalTrustedUsers,
    totalTrustedUsers,
    lastSeenAt: row.last_seen_at,
  }
}

function unused(totalTrustedUsers: number): UsageCounts {
  const usage: Usage = {
    transactionCount: 0,
    uniqueUserCount: 0,
    uniqueWalletCount: 0,
    volumeUsd: 0,
    trustedUserUsageRatio: 0,
    totalTrustedUsers,
    lastSeenAt: null,
  }
  return { ofEndpoint: () => usage, ofOrigin: () => usage }
}

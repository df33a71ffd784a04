import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { countUsage, type UsageRow } from '../../../prisma/ledger/usage.ts'
import type { OwnEndpoint } from './ownEndpoints.ts'

// Usage of each endpoint and origin: counted from charged lines of the ledger. Free endpoints leave no lines there, and
// external endpoints are paid elsewhere: both count as unused.

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
  ofEndpoint(service: string | null, method: string, path: string): Usage
  /** By service; null for an external origin. */
  ofOrigin(service: string | null): Usage
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

async function count(pool: Pool, own: readonly OwnEndpoint[]): Promise<UsageCounts> {
  const byField = own.flatMap((endpoint) =>
    endpoint.fields.map((field) => ({
      field,
      service: endpoint.service,
      endpoint: `${endpoint.method} ${endpoint.path}`,
    })),
  )
  const rows = await countUsage(pool, byField)
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

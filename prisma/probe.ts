import type { Pool } from 'pg'
import { openPool, urlOf } from './openPool.ts'

/** How long connecting, and how long a query may take, in milliseconds. */
const PATIENCE_MS = 2_000

/** Checks that the database answers, by a connection of its own: those of a busy pool may all be in use. */
export interface Probe {
  /** Rejects where it does not answer in time. Concurrent checks share one query. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Opens a probe of the database that a pool is of; it connects at the first check. */
export function openProbe(pool: Pool): Probe {
  const own = openPool(urlOf(pool), {
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: 30_000,
  })
  let running: Promise<void> | null = null
  return {
    check() {
      running ??= own
        .query('SELECT 1')
        .then(() => {})
        .finally(() => {
          running = null
        })
      return running
    },
    close: () => own.end(),
  }
}

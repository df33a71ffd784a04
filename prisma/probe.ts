import type { Pool } from 'pg'
import { openOwnConnection } from './ownConnection.ts'

/** How long connecting, and how long a query may take, in milliseconds. */
const PATIENCE_MS = 2_000

/** Checks that the database answers, by a connection of its own. */
export interface Probe {
  /** Rejects where it does not answer in time. Concurrent checks share one query. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Opens a probe of the database that a pool is of; it connects at the first check. */
export function openProbe(pool: Pool): Probe {
  const own = openOwnConnection(pool, PATIENCE_MS, { idleTimeoutMillis: 30_000 })
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

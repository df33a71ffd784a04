import type { Logger } from 'pino'
import type { Outage } from './shortMemory.ts'

/**
 * Longest age of what a public server (name server, hosting) serves from memory while the database is away. A process
 * that alone has lost the database learns of no suspension meanwhile. Milliseconds.
 */
const MAX_AGE_MS = 24 * 60 * 60_000

/** Resolvers and browsers wait some seconds; a database whose machine is lost takes longer to fail. Milliseconds. */
const PATIENCE_MS = 1_000

/** How long outdated values are served while the database is away, and how long a read of one may take before that. */
export const OUTAGE_TIMES = { maxAgeMs: MAX_AGE_MS, patienceMs: PATIENCE_MS } as const

/** Lets a short memory serve what it has read while the database is away. `warning` is logged for each failed read. */
export function servedWhileAway(log: Logger, warning: string): Outage {
  return {
    ...OUTAGE_TIMES,
    report: (key, error) => log.warn({ err: error, key }, warning),
  }
}

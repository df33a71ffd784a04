import type pg from 'pg'
import { openPool, urlOf } from './openPool.ts'

/**
 * A pool of one connection to the database of another pool: those of a busy pool may all be in use. `limitMs`: how long
 * connecting, and how long a query may take, in milliseconds.
 */
export function openOwnConnection(pool: pg.Pool, limitMs: number, options: pg.PoolConfig): pg.Pool {
  return openPool(urlOf(pool), { max: 1, connectionTimeoutMillis: limitMs, query_timeout: limitMs, ...options })
}

import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from './clientBundle.mjs'
import { openPool } from './openPool.ts'
import { nameStatements } from './preparedStatements.ts'

/** A pool of connections, and one of them; queries are hand-written SQL. Only this room imports `pg`. */
export type { Pool, PoolClient } from 'pg'

/** The installation's Postgres: typed access through Prisma, and a pool for hand-written SQL. */
export interface Database {
  readonly prisma: PrismaClient
  readonly pool: pg.Pool
  /** Whether a statement prepared on a connection is still there for the next transaction; not through some poolers. */
  readonly keepsStatements: boolean
  /** URL for connections that LISTEN; null where none works, since a pooler loses notifications. */
  readonly listenUrl: string | null
  close(): Promise<void>
}

/** Options of a database handle. */
export interface DatabaseOptions {
  /** Size limit of the pool; Prisma has its own pool. */
  readonly maxConnections?: number
  /** Prepare every statement once per connection. */
  readonly preparesStatements?: boolean
  /** See `Database`. */
  readonly keepsStatements?: boolean
  /** URL for connections that LISTEN, null for none; by default the database's own. */
  readonly listenUrl?: string | null
}

/** Opens a database whose migrations have been applied. */
export function openDatabase(
  url: string,
  { maxConnections = 10, preparesStatements = false, keepsStatements = true, listenUrl = url }: DatabaseOptions = {},
): Database {
  const pool = openPool(url, { max: maxConnections })
  if (preparesStatements) pool.on('connect', nameStatements)
  let prisma: PrismaClient | undefined
  return {
    // Made at its first use: a client holds 9 MB.
    get prisma() {
      prisma ??= new PrismaClient({ adapter: new PrismaPg(pool) })
      return prisma
    },
    pool,
    keepsStatements,
    listenUrl,
    async close() {
      await prisma?.$disconnect()
      if (!pool.ended) await pool.end()
    },
  }
}

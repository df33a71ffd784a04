import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './clientBundle.mjs'
import { nameStatements } from './preparedStatements.ts'

/** A pool of connections, and one of them; queries are hand-written SQL. Only this room imports `pg`. */
export type { Pool, PoolClient } from 'pg'

/** The installation's Postgres: typed access through Prisma, and a pool for hand-written SQL. */
export interface Database {
  readonly prisma: PrismaClient
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Connection timeout, in milliseconds; on expiry the caller gets an error that the database is unreachable. */
const CONNECT_TIMEOUT_MS = 15_000
/** Idle time before TCP keep-alive probes a connection, in milliseconds. */
const KEEP_ALIVE_MS = 10_000

/** Options of a database handle. */
export interface DatabaseOptions {
  /** Size limit of the pool; Prisma has its own pool. */
  readonly maxConnections?: number
  /** Prepare statements once per connection; some poolers in front of Postgres do not support that. */
  readonly preparesStatements?: boolean
}

/** Opens a database whose migrations have been applied. */
export function openDatabase(
  url: string,
  { maxConnections = 10, preparesStatements = false }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'tollgraph',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Detects a server that disappeared without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // The pool replaces a broken idle connection at its next use; without a listener the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (preparesStatements) nameStatements(client)
  })
  let prisma: PrismaClient | undefined
  return {
    // Made at its first use: a client holds 9 MB.
    get prisma() {
      prisma ??= new PrismaClient({ adapter: new PrismaPg(pool) })
      return prisma
    },
    pool,
    async close() {
      await prisma?.$disconnect()
      if (!pool.ended) await pool.end()
    },
  }
}

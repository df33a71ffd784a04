import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './clientBundle.mjs'
import { nameStatements } from './preparedStatements.ts'

/** The one Postgres of an installation: typed access through Prisma, and the pool for SQL that needs care. */
export interface Database {
  readonly prisma: PrismaClient
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** How long a connection may take to be had, in milliseconds; whoever waits longer hears that the database is away. */
const CONNECT_TIMEOUT_MS = 15_000
/** After how long an idle connection is asked whether it is there, in milliseconds. */
const KEEP_ALIVE_MS = 10_000

/** How a database is used. */
export interface DatabaseOptions {
  /** Bounds the pool; Prisma has one of its own. */
  readonly maxConnections?: number
  /** Prepare statements once for each connection; not every pooler between here and Postgres lets that be. */
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
    // Notices a server that went away without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // A broken idle connection is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (preparesStatements) nameStatements(client)
  })
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) })
  return {
    prisma,
    pool,
    async close() {
      await prisma.$disconnect()
      if (!pool.ended) await pool.end()
    },
  }
}

import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import { type Database, openDatabase } from '../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { openGroupPool } from '../../prisma/groupPool.ts'
import { addMonths } from '../../prisma/ledger/months.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import type { RouterSettings } from '../config/settings.ts'
import { prepareJobTables } from '../jobs/worker.ts'
import type { Stops } from './stops.ts'

/** An open database. */
export interface Store {
  readonly db: Database
  /** The group pool, for ledger statements that batch many payments. */
  readonly groupPool: Pool
  /** Whether it is the embedded database, which only this process uses. */
  readonly isOwn: boolean
}

/** Opens the configured database, or starts the embedded one; applies missing migrations. */
export async function openStore(
  settings: RouterSettings,
  dataDir: string,
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<Store> {
  const configured = settings.DATABASE_URL
  const embedded = configured
    ? null
    : await startEmbeddedPostgres({
        dataDir,
        log: (message) => log.debug(message),
        onProgress,
        onLost: (message) => log.error({ database: 'embedded' }, message),
      })
  if (embedded) stops.add(() => embedded.stop())
  const url = configured ?? embedded?.url ?? ''
  await applyMigrations(url, { onProgress })
  const preparesStatements = settings.DATABASE_PREPARED_STATEMENTS ?? embedded !== null
  const db = openDatabase(url, { maxConnections: settings.DATABASE_POOL, preparesStatements })
  stops.add(() => db.close())
  // A connection proxy that cannot keep prepared statements cannot keep a connection's settings either.
  const groupPool = preparesStatements ? await openGroupPool(db.pool, log) : db.pool
  if (groupPool !== db.pool) stops.add(() => groupPool.end())
  await prepareJobTables(db.pool, log)
  await addMonths(db.pool)
  return { db, groupPool, isOwn: embedded !== null }
}

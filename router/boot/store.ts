import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import { type Database, openDatabase } from '../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { GROUP_CONNECTIONS, openGroupPool } from '../../prisma/groupPool.ts'
import { addMonths } from '../../prisma/ledger/months.ts'
import { applyMigrations, missingMigrations } from '../../prisma/migrate.ts'
import { MigrationError } from '../../prisma/migrationError.ts'
import { openPool } from '../../prisma/openPool.ts'
import { isPooled, keepsStatements } from '../../prisma/pooler.ts'
import { readObjections } from '../../prisma/serverSettings.ts'
import { requireReachable } from '../../prisma/unreachable.ts'
import { ConfigError } from '../config/config.ts'
import { takesRealMoney } from '../config/realMoney.ts'
import type { RouterSettings } from '../config/settings.ts'
import { prepareJobTables } from '../jobs/worker.ts'
import { releaseAll } from './releaseLost.ts'
import type { Stops } from './stops.ts'

/** An open database. */
export interface Store {
  readonly db: Database
  /** The group pool, for ledger statements that batch many payments. */
  readonly groupPool: Pool
  /** Whether it is the embedded database, which only this process uses. */
  readonly isOwn: boolean
}

/** Where the database of this process is. */
interface Server {
  readonly url: string
  /** Whether it is the embedded one, to which nothing is between. */
  readonly isEmbedded: boolean
}

/**
 * Opens the configured database, or starts the embedded one; applies missing migrations. Throws DatabaseUnreachable, or a
 * ConfigError if the database's settings are wrong.
 */
export async function openStore(
  settings: RouterSettings,
  dataDir: string,
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<Store> {
  const server = await startServer(settings, dataDir, stops, log, onProgress)
  await prepareTables(server.url, settings, onProgress)
  const store = await connect(server, settings, stops, log)
  if (settings.MIGRATE_AT_START) await prepareJobTables(store.db.pool, log)
  await addMonths(store.db.pool)
  return { ...store, isOwn: server.isEmbedded }
}

/**
 * Opens the configured database, or starts the embedded one, and applies missing migrations, for workers that connect
 * with `joinStore`. Returns its URL.
 */
export async function prepareStore(
  settings: RouterSettings,
  dataDir: string,
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<string> {
  const { url, isEmbedded } = await startServer(settings, dataDir, stops, log, onProgress)
  await prepareTables(url, settings, onProgress)
  const pool = openPool(url, { max: 1 })
  try {
    if (settings.MIGRATE_AT_START) await prepareJobTables(pool, log)
    await addMonths(pool)
    await warnOfFewConnections(pool, settings, log)
    if (isEmbedded) await releaseAll(pool)
  } finally {
    await pool.end()
  }
  return url
}

/** Connects a worker to the database that its supervisor has prepared. */
export async function joinStore(url: string, settings: RouterSettings, stops: Stops, log: Logger): Promise<Store> {
  const store = await connect({ url, isEmbedded: settings.DATABASE_URL === undefined }, settings, stops, log)
  return { ...store, isOwn: false }
}

async function startServer(
  settings: RouterSettings,
  dataDir: string,
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<Server> {
  if (settings.DATABASE_URL) {
    await checkSettings(settings.DATABASE_URL, takesRealMoney(settings), log)
    return { url: settings.DATABASE_URL, isEmbedded: false }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir,
    maxConnections: connectionsOf(settings),
    log: (message) => log.debug(message),
    onProgress,
    onLost: (message) => log.error({ database: 'embedded' }, message),
  })
  stops.add(() => embedded.stop())
  return { url: embedded.url, isEmbedded: true }
}

/** Throws DatabaseUnreachable, or a ConfigError if the ledger cannot rely on the settings of a database. */
async function checkSettings(url: string, isRealMoney: boolean, log: Logger): Promise<void> {
  const pool = openPool(url, { max: 1 })
  try {
    await requireReachable(pool)
    const { wrong, doubtful } = await readObjections(pool, isRealMoney)
    if (wrong.length > 0) throw new ConfigError(wrong)
    for (const objection of doubtful) log.warn(objection)
  } finally {
    await pool.end()
  }
}

async function connect(
  { url, isEmbedded }: Server,
  settings: RouterSettings,
  stops: Stops,
  log: Logger,
): Promise<Omit<Store, 'isOwn'>> {
  const way = isEmbedded ? DIRECT : await wayTo(url, settings, log)
  const preparesStatements = settings.DATABASE_PREPARED_STATEMENTS ?? isEmbedded
  const listenUrl = settings.DATABASE_LISTEN_URL ?? (way.isPooled ? null : url)
  const db = openDatabase(url, {
    maxConnections: settings.DATABASE_POOL,
    preparesStatements,
    keepsStatements: way.keepsStatements,
    listenUrl,
  })
  stops.add(() => db.close())
  // A connection proxy that cannot keep prepared statements cannot keep a connection's settings either.
  const groupPool = preparesStatements ? await openGroupPool(db.pool, log) : db.pool
  if (groupPool !== db.pool) stops.add(() => groupPool.end())
  return { db, groupPool }
}

/** Connections of a process beside DATABASE_POOL: the group pool, and those that listen. */
const OTHER_CONNECTIONS = GROUP_CONNECTIONS + 3
/** Connections for the command line, and for an operator who looks into the database. */
const SPARE_CONNECTIONS = 10

/** Most connections that all workers and the command line open. */
function connectionsOf({ DATABASE_POOL, WORKERS }: Pick<RouterSettings, 'DATABASE_POOL' | 'WORKERS'>): number {
  return WORKERS * (DATABASE_POOL + OTHER_CONNECTIONS) + SPARE_CONNECTIONS
}

async function warnOfFewConnections(pool: Pool, settings: RouterSettings, log: Logger): Promise<void> {
  const { rows } = await pool.query<{ most: number }>(`SELECT current_setting('max_connections')::int AS most`)
  const most = rows[0]?.most ?? 0
  const needed = connectionsOf(settings)
  if (needed > most) log.warn({ most, needed }, FEW_CONNECTIONS)
}

const FEW_CONNECTIONS =
  'The database accepts fewer connections than all workers may open: lower DATABASE_POOL or WORKERS, or raise its max_connections. Ignore this where a connection pooler is between.'

/** Applies missing migrations, or throws a MigrationError where this process may not. */
async function prepareTables(url: string, settings: RouterSettings, onProgress: (step: string) => void): Promise<void> {
  if (settings.MIGRATE_AT_START) {
    await applyMigrations(url, { onProgress })
    return
  }
  const pool = openPool(url, { max: 1 })
  try {
    const missing = await missingMigrations(pool)
    if (missing.length > 0) throw new MigrationError(notMigrated(missing))
  } finally {
    await pool.end()
  }
}

function notMigrated(missing: readonly string[]): string {
  return `The database lacks ${missing.length} migrations (${missing[0]} first), and MIGRATE_AT_START=false: run "npx tollgraph migrate" with a DATABASE_URL whose user may create tables, then start again.`
}

/** What is between this process and its database. */
interface Way {
  readonly isPooled: boolean
  readonly keepsStatements: boolean
}

const DIRECT: Way = { isPooled: false, keepsStatements: true }

/**
 * Detects a connection pooler. Throws a ConfigError if DATABASE_PREPARED_STATEMENTS asks for statements that the pooler
 * does not keep.
 */
async function wayTo(url: string, settings: RouterSettings, log: Logger): Promise<Way> {
  const wanted = settings.DATABASE_PREPARED_STATEMENTS
  const pool = openPool(url, { max: 2 })
  try {
    if (!(await isPooled(pool))) return { isPooled: false, keepsStatements: wanted ?? true }
    if (wanted && !(await keepsStatements(pool))) throw new ConfigError([STATEMENTS_LOST])
  } finally {
    await pool.end()
  }
  if (settings.DATABASE_LISTEN_URL === undefined) log.warn(NOT_NOTIFIED)
  return { isPooled: true, keepsStatements: wanted ?? false }
}

const STATEMENTS_LOST =
  'DATABASE_PREPARED_STATEMENTS must not be true: the connection pooler of DATABASE_URL gives the statements of one connection to others. Leave it out, or use a PgBouncer of 1.21 or newer with max_prepared_statements set.'
const NOT_NOTIFIED =
  'DATABASE_URL leads through a connection pooler: background jobs and live streams poll the database instead of being notified. Set DATABASE_LISTEN_URL to the database itself.'

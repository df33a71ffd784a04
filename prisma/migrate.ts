import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { runIndexStatement } from './concurrently/indexes.ts'
import { indexStatements, isConcurrent } from './concurrently/statements.ts'
import { MigrationError } from './migrationError.ts'
import { openPool, refusalOfSettings, urlOf } from './openPool.ts'
import { withParameters } from './urlParameters.ts'

export interface MigrateOptions {
  /** Called before each migration is applied, and when one begins to wait for others. */
  readonly onProgress?: (message: string) => void
  /** A folder of migrations in Prisma's layout; by default the application's own. */
  readonly directory?: string
  /** How long the build of an index waits for one transaction of others, in milliseconds; 150 000 by default. */
  readonly buildWaitMs?: number
}

/**
 * How long a migration waits for a table that running transactions hold, in milliseconds, and how often it is tried.
 * While it waits, every other statement on that table waits behind it.
 */
const LOCK_WAIT_MS = 2_000
const LOCK_ATTEMPTS = 30
const LOCK_PAUSE_MS = 3_000
/** Postgres: lock not available, deadlock detected. */
const LOCKED = ['55P03', '40P01']
/** As long as other migrations are tried. No other statement waits behind a build, so that it need not give way. */
const BUILD_WAIT_MS = 150_000
/** Time between two attempts to get the lock of migrations, in milliseconds: the first one, doubled up to the last one. */
const FIRST_TURN_MS = 20
const LAST_TURN_MS = 1_000

/** Begins a line of a migration beside which the release before goes on working; the rest of the line says why. */
const COMPATIBLE = /^-- @compatible\b.*/m
const COMPATIBLE_LINE = /^-- @compatible\b.*\n/m

/** Prisma's own advisory lock, so that the two never migrate one database concurrently. */
const ADVISORY_LOCK = 72707369

const OWN_MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** Prisma's own bookkeeping table, so that its command line works on this database too. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/** A migration in the repository. */
export interface Migration {
  readonly name: string
  readonly sql: string
  /** SHA-256 of the file without its line `-- @compatible`, in hex: that may be added once a migration has been applied. */
  readonly checksum: string
  /** SHA-256 of the whole file, which Prisma's command line records. */
  readonly fileChecksum: string
}

/** A migration recorded in the database. */
export interface AppliedMigration {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: Date | null
  /** Begins with `-- @compatible` where releases that lack the migration may run beside it. */
  readonly logs: string | null
}

/**
 * Applies the missing migrations in the order of their names, and returns those names. Each is one transaction together
 * with its bookkeeping, so that a crash leaves it applied whole or not at all. One that is marked `-- @concurrent` runs
 * statement by statement, and is run again after a crash. Safe to call from concurrent processes. Throws MigrationError
 * when the database's migrations contradict the folder's.
 */
export async function applyMigrations(database: string | pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory)
  if (typeof database !== 'string') return applyThrough(database, migrations, options)
  const pool = openPool(database, { max: 1, application_name: 'tollgraph migrations' })
  try {
    return await applyThrough(pool, migrations, options)
  } finally {
    await pool.end()
  }
}

/**
 * Names of the migrations that a database lacks, in order; changes nothing and needs no right to create tables. Throws
 * MigrationError as `applyMigrations` does.
 */
export async function missingMigrations(pool: pg.Pool, directory?: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const { rows } = await pool.query<{ found: string | null }>(`SELECT to_regclass('_prisma_migrations') AS found`)
  const applied = rows[0]?.found ? await readApplied(pool) : []
  firstMissing(migrations, applied)
  const done = new Set(applied.map(({ migration_name }) => migration_name))
  return migrations.map(({ name }) => name).filter((name) => !done.has(name))
}

async function applyThrough(pool: pg.Pool, migrations: Migration[], options: MigrateOptions): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const name = await applyNextInTime(pool, migrations, options)
    if (name === null) return applied
    applied.push(name)
  }
}

/** Tries `applyNext` again while other transactions hold the tables that it changes. */
async function applyNextInTime(
  pool: pg.Pool,
  migrations: Migration[],
  options: MigrateOptions,
): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyNext(pool, migrations, options)
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !isLocked(error)) throw error
      options.onProgress?.('The migration waits for tables that other transactions hold')
      await pause(LOCK_PAUSE_MS)
    }
  }
}

function isLocked(error: unknown): boolean {
  const code = error instanceof MigrationError && (error.cause as { code?: unknown } | undefined)?.code
  return LOCKED.some((locked) => locked === code)
}

/**
 * Applies the first missing migration; null when none is missing. The lock is released with the transaction, which also
 * works through a pooler that assigns connections per transaction.
 */
async function applyNext(pool: pg.Pool, migrations: Migration[], options: MigrateOptions): Promise<string | null> {
  const client = await pool.connect()
  try {
    await beginWithLock(client, options)
    await client.query(BOOKKEEPING)
    const next = firstMissing(migrations, await readApplied(client))
    if (next) {
      options.onProgress?.(`Migrating the database: ${next.name}`)
      // A script may change the search path; the bookkeeping table's place must not depend on that.
      const table = await bookkeepingTable(client)
      if (isConcurrent(next.sql)) await applyConcurrently(client, urlOf(pool), next, options)
      else await applyAtOnce(client, next)
      await record(client, table, next)
    }
    await client.query('COMMIT')
    // A script may have left settings on its connection; close it instead of reusing it.
    client.release(next !== undefined)
    return next?.name ?? null
  } catch (error) {
    // Closing the connection ends the transaction, whatever state the script left it in.
    client.release(true)
    throw error
  }
}

/**
 * Begins a transaction that holds the lock of migrations. A statement that waited for the lock would have a snapshot, for
 * which an index that the holder builds concurrently waits in turn: so the lock is tried again and again.
 */
async function beginWithLock(client: pg.PoolClient, { onProgress }: MigrateOptions): Promise<void> {
  for (let turn = FIRST_TURN_MS; ; ) {
    // A limit that the database has is for statements of requests.
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = 0')
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
      ADVISORY_LOCK,
    ])
    if (rows[0]?.taken) return
    await client.query('ROLLBACK')
    await pause(turn)
    const next = Math.min(2 * turn, LAST_TURN_MS)
    if (turn < next && next === LAST_TURN_MS) onProgress?.('Another process migrates the database: waiting for it')
    turn = next
  }
}

/** Whether releases that lack an applied migration may run beside it. */
export function isCompatible({ logs }: Pick<AppliedMigration, 'logs'>): boolean {
  return COMPATIBLE.test(logs ?? '')
}

/** The migrations that the database records, unless they were rolled back. */
export async function readApplied(client: pg.Pool | pg.PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return rows
}

/** Whether a migration is another one than the database records by a checksum. */
export function isEdited({ checksum, fileChecksum }: Migration, recorded: string): boolean {
  return recorded !== checksum && recorded !== fileChecksum
}

/** Compares applied migrations with the folder. Throws MigrationError on a contradiction. */
function firstMissing(migrations: Migration[], applied: AppliedMigration[]): Migration | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { migration_name: name, checksum, finished_at, logs } of applied) {
    const migration = known.get(name)
    if (!finished_at) {
      throw new MigrationError(`Migration ${name} was begun and never finished: see prisma migrate resolve`)
    }
    if (!migration && isCompatible({ logs })) continue
    if (!migration) {
      throw new MigrationError(`Migration ${name} is in the database and not in the code: is this an older version?`)
    }
    if (isEdited(migration, checksum)) {
      throw new MigrationError(`Migration ${name} was edited after it was applied: restore it and write a new one`)
    }
  }
  const done = new Set(applied.map((migration) => migration.migration_name))
  return migrations.find((migration) => !done.has(migration.name))
}

/** Runs a migration in the transaction of `client`. */
async function applyAtOnce(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`)
    await client.query(migration.sql)
  } catch (error) {
    throw new MigrationError(`Migration ${migration.name} failed and was rolled back: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

/**
 * Runs a migration statement by statement on connections of its own, while `client` holds the lock of migrations. Its
 * transaction stays idle meanwhile: then it has no snapshot, and no build waits for it.
 */
async function applyConcurrently(
  client: pg.PoolClient,
  url: string,
  { name, sql }: Migration,
  { onProgress, buildWaitMs = BUILD_WAIT_MS }: MigrateOptions,
): Promise<void> {
  const statements = indexStatements(name, sql)
  await client.query(NO_TIMEOUTS)
  const pool = await openBuildPool(client, url)
  try {
    for (const statement of statements) {
      await runIndexStatement(pool, statement, { waitLimitMs: buildWaitMs, onProgress }).catch((error: unknown) => {
        const message = `Migration ${name} failed at "${statement.text}": ${reasonOf(error)}`
        throw new MigrationError(message, { cause: error })
      })
    }
  } finally {
    await pool.end()
  }
}

/** Those of the server that end a statement which takes long; a build that waits for others is ended by `Patience`. */
const KNOWN_TIMEOUTS = `SELECT name FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'transaction_timeout')`
/** The same of a URL; the last one is the client's own. */
const URL_TIMEOUTS = ['statement_timeout', 'lock_timeout', 'query_timeout']

/**
 * One connection that builds, and one that looks whether it waits, without the timeouts that the role, the database or the URL
 * has for statements of requests. A connection pooler may refuse such settings: then the timeouts of the role hold.
 */
async function openBuildPool(client: pg.PoolClient, url: string): Promise<pg.Pool> {
  const untimed = withParameters(url, (parameters) => {
    for (const name of URL_TIMEOUTS) parameters.delete(name)
  })
  // Without parameters: the portal of a statement with some keeps its snapshot, for which builds would wait.
  const { rows } = await client.query<{ name: string }>(KNOWN_TIMEOUTS)
  const parts = { max: 2, application_name: 'tollgraph migrations' }
  const pool = openPool(untimed, { ...parts, options: rows.map(({ name }) => `-c ${name}=0`).join(' ') })
  return (await refusalOfSettings(pool)) ? openPool(untimed, parts) : pool
}

/** Lets the transaction that holds the lock of migrations be idle for as long as indexes are built. */
const NO_TIMEOUTS = `SELECT set_config(name, '0', true) FROM pg_settings
  WHERE name IN ('idle_in_transaction_session_timeout', 'transaction_timeout')`

async function record(client: pg.PoolClient, table: string, { name, checksum, sql }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO ${table} (id, checksum, migration_name, started_at, finished_at, applied_steps_count, logs)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1, $4)`,
    [randomUUID(), checksum, name, COMPATIBLE.exec(sql)?.[0] ?? null],
  )
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function bookkeepingTable(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ schema: string }>('SELECT quote_ident(current_schema()) AS schema')
  return `${rows[0]?.schema ?? 'public'}._prisma_migrations`
}

/** The migrations of a folder, in the order of their names. */
export async function readMigrations(directory = OWN_MIGRATIONS): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(directory, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: sha256(sql.replace(COMPATIBLE_LINE, '')), fileChecksum: sha256(sql) }
    }),
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A migration cannot be applied; nothing of it has been. The message names it and says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

export interface MigrateOptions {
  /** Hears of each migration before it is applied. */
  readonly onProgress?: (message: string) => void
  /** A folder of migrations in Prisma's layout; the application's own unless said. */
  readonly directory?: string
}

/** The lock that Prisma's own engine takes, so that the two never migrate one database at once. */
const ADVISORY_LOCK = 72707369

const OWN_MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** Prisma's bookkeeping, to the letter: its command line finds here what it would have written itself. */
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

/** A migration as the repository holds it. */
interface Migration {
  readonly name: string
  readonly sql: string
  /** SHA-256 of the file, in hex. */
  readonly checksum: string
}

/** A migration as the database remembers it. */
interface AppliedMigration {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: Date | null
}

/**
 * Applies the migrations that a database lacks, in the order of their names, and returns those names. Each is one
 * transaction together with its bookkeeping: it is applied whole or not at all, whatever dies meanwhile. Any number of
 * processes may call this at once. Throws MigrationError when the database and the folder tell different stories.
 */
export async function applyMigrations(database: string | pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory ?? OWN_MIGRATIONS)
  if (typeof database !== 'string') return applyThrough(database, migrations, options)
  const pool = new pg.Pool({ connectionString: database, max: 1, application_name: 'tollgraph migrations' })
  // What breaks while it is idle, or being closed, is no business of whoever started the migration.
  pool.on('error', () => {})
  try {
    return await applyThrough(pool, migrations, options)
  } finally {
    await pool.end()
  }
}

async function applyThrough(pool: pg.Pool, migrations: Migration[], options: MigrateOptions): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const name = await applyNext(pool, migrations, options)
    if (name === null) return applied
    applied.push(name)
  }
}

/**
 * Applies the first migration that is missing; null when none is. The lock ends with the transaction, which also works
 * through a pooler that gives every transaction another connection.
 */
async function applyNext(
  pool: pg.Pool,
  migrations: Migration[],
  { onProgress }: MigrateOptions,
): Promise<string | null> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await client.query(BOOKKEEPING)
    const next = firstMissing(migrations, await readApplied(client))
    if (next) {
      onProgress?.(`Migrating the database: ${next.name}`)
      await apply(client, next)
    }
    await client.query('COMMIT')
    // A script may have left settings on its connection; nobody else gets those.
    client.release(next !== undefined)
    return next?.name ?? null
  } catch (error) {
    // Ends the transaction with its connection, in whatever state the script left that.
    client.release(true)
    throw error
  }
}

async function readApplied(client: pg.PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return rows
}

/** Compares the two stories. Throws MigrationError where they contradict each other. */
function firstMissing(migrations: Migration[], applied: AppliedMigration[]): Migration | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { migration_name: name, checksum, finished_at } of applied) {
    const migration = known.get(name)
    if (!finished_at) {
      throw new MigrationError(`Migration ${name} was begun and never finished: see prisma migrate resolve`)
    }
    if (!migration) {
      throw new MigrationError(`Migration ${name} is in the database and not in the code: is this an older version?`)
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(`Migration ${name} was edited after it was applied: restore it and write a new one`)
    }
  }
  const done = new Set(applied.map((migration) => migration.migration_name))
  return migrations.find((migration) => !done.has(migration.name))
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  // A script may change the search path; the bookkeeping's place must not depend on that.
  const table = await bookkeepingTable(client)
  try {
    await client.query(migration.sql)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Migration ${migration.name} failed and was rolled back: ${why}`, { cause: error })
  }
  await client.query(
    `INSERT INTO ${table} (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), migration.checksum, migration.name],
  )
}

async function bookkeepingTable(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ schema: string }>('SELECT quote_ident(current_schema()) AS schema')
  return `${rows[0]?.schema ?? 'public'}._prisma_migrations`
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(directory, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

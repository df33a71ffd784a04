import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Pool, PoolClient } from '../../prisma/database.ts'
import { applyMigrations, type MigrateOptions, missingMigrations } from '../../prisma/migrate.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { openDatabaseLine } from '../support/databaseLine.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { eventually } from '../support/ledger.ts'
import { hasPgBouncer, startPgBouncer } from '../support/pgBouncer.ts'
import { openPool } from '../support/pool.ts'

const TABLES = '20260101000000_tables'
const INDEX = '20260102000000_index'
const CREATE = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "note_text_idx" ON "room"."note" ("text");'

let database: TestDatabase
let pool: Pool
let directory: string

beforeAll(async () => {
  database = await testDatabase('template1')
  pool = database.db.pool
})
afterAll(() => database.close())

beforeEach(async () => {
  directory = await makeDataFolder('tollgraph-migrations-')
  await writeMigration(TABLES, 'CREATE SCHEMA room; CREATE TABLE room.note (id int PRIMARY KEY, text text NOT NULL);')
  await applyMigrations(pool, { directory })
  await pool.query(`INSERT INTO room.note SELECT number, 'note ' || number FROM generate_series(1, 1000) AS number`)
})
afterEach(async () => {
  // Of a test that failed: the tables cannot be dropped while it holds them.
  for (const client of holders.splice(0)) client.release(true)
  await pool.query('DROP SCHEMA room CASCADE; DROP TABLE _prisma_migrations')
  await rm(directory, { recursive: true })
})

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(path.join(directory, name), { recursive: true })
  await writeFile(path.join(directory, name, 'migration.sql'), sql)
}

const concurrent = (...statements: string[]) =>
  writeMigration(INDEX, ['-- @concurrent: a test', ...statements].join('\n'))

const migrate = (options: MigrateOptions = {}) => applyMigrations(pool, { directory, ...options })

/** Names and validity of the indexes of the schema `room`, without those of keys. */
async function indexes(): Promise<Record<string, boolean>> {
  const { rows } = await pool.query<{ name: string; valid: boolean }>(
    `SELECT relname AS name, indisvalid AS valid FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'room'::regnamespace AND NOT indisprimary ORDER BY relname`,
  )
  return Object.fromEntries(rows.map(({ name, valid }) => [name, valid]))
}

/** Connections of open transactions. */
const holders: PoolClient[] = []

/** A transaction that has written to a table: a build waits until it ends. */
async function openTransaction(statement = `UPDATE room.note SET text = 'held' WHERE id = 1`): Promise<PoolClient> {
  const client = await pool.connect()
  holders.push(client)
  await client.query('BEGIN')
  await client.query(statement)
  return client
}

const commit = (client: PoolClient) => client.query('COMMIT')

/** The Postgres process that builds an index, once it waits for a transaction. */
const waitingBuild = () =>
  eventually('the build waits for the transaction', async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_progress_create_index WHERE datname = current_database() AND lockers_total > lockers_done`,
    )
    return rows[0]?.pid
  })

/** Waits for a build that has taken longer than a timeout of 300 ms allows. */
const longBuild = () =>
  eventually('the build takes long', async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_progress_create_index JOIN pg_stat_activity USING (pid)
       WHERE pg_stat_progress_create_index.datname = current_database() AND clock_timestamp() - query_start > interval '1 second'`,
    )
    return rows.length > 0
  })

const databaseName = () => new URL(database.url).pathname.slice(1)

describe('a migration marked @concurrent', () => {
  test('builds and drops indexes, once', async () => {
    await writeMigration('20260101000001_old', 'CREATE INDEX old_idx ON room.note (id, text);')
    await concurrent(
      '-- @compatible: only an index; of two',
      CREATE,
      '/* A partial one; with texts. */',
      `create unique index concurrently if not exists Half on room.note using btree (text) WHERE text <> 'a;b -- c';`,
      'DROP INDEX CONCURRENTLY IF EXISTS "room".old_idx;',
    )
    expect(await migrate()).toEqual(['20260101000001_old', INDEX])
    expect(await indexes()).toEqual({ half: true, note_text_idx: true })
    expect(await migrate()).toEqual([])
    const { rows } = await pool.query(`SELECT logs FROM _prisma_migrations WHERE migration_name = '${INDEX}'`)
    expect(rows).toEqual([{ logs: '-- @compatible: only an index; of two' }])
  })

  test('lets others write while it builds', async () => {
    const holder = await openTransaction()
    await concurrent(CREATE)
    const migrating = migrate()
    await waitingBuild()
    // CREATE INDEX without CONCURRENTLY would wait for `holder`, and these statements for it.
    await pool.query(`SET lock_timeout = '10s'; INSERT INTO room.note VALUES (0, 'written meanwhile')`)
    await pool.query(`UPDATE room.note SET text = 'changed' WHERE id = 2`)
    expect(await missingMigrations(pool, directory)).toEqual([INDEX])
    await commit(holder)
    expect(await migrating).toEqual([INDEX])
    expect(await indexes()).toEqual({ note_text_idx: true })
  })

  test.each([
    ['the database', (limit: string) => pool.query(`ALTER DATABASE ${databaseName()} SET ${limit}`)],
    ['the role', (limit: string) => pool.query(`ALTER ROLE CURRENT_USER IN DATABASE ${databaseName()} SET ${limit}`)],
  ])('builds for longer than a statement may take by a limit of %s', async (_, set) => {
    onTestFinished(async () => {
      await pool.query(`ALTER DATABASE ${databaseName()} RESET ALL`)
      await pool.query(`ALTER ROLE CURRENT_USER IN DATABASE ${databaseName()} RESET ALL`)
    })
    await set(`statement_timeout = '300ms'`)
    await set(`lock_timeout = '300ms'`)
    const holder = await openTransaction()
    await concurrent(CREATE)
    const migrating = migrate()
    await Promise.race([migrating, longBuild()])
    await commit(holder)
    expect(await migrating).toEqual([INDEX])
  })

  test('builds for longer than a statement may take by DATABASE_URL', async () => {
    const url = new URL(database.url)
    for (const name of ['statement_timeout', 'lock_timeout', 'query_timeout']) url.searchParams.set(name, '300')
    const limited = openPool(url.href, { max: 1 })
    onTestFinished(() => limited.end())
    const holder = await openTransaction()
    await concurrent(CREATE)
    const migrating = applyMigrations(limited, { directory })
    await Promise.race([migrating, longBuild()])
    await commit(holder)
    expect(await migrating).toEqual([INDEX])
  })

  test('builds an index again of which an aborted attempt left a part', async () => {
    const holder = await openTransaction()
    await concurrent(CREATE)
    const aborted = expect(migrate()).rejects.toThrow(
      `Migration ${INDEX} failed at "${CREATE.slice(0, -1)}": terminating connection`,
    )
    await pool.query('SELECT pg_terminate_backend($1)', [await waitingBuild()])
    await aborted
    expect(await indexes()).toEqual({ note_text_idx: false })
    expect(await missingMigrations(pool, directory)).toEqual([INDEX])
    await commit(holder)
    expect(await migrate()).toEqual([INDEX])
    expect(await indexes()).toEqual({ note_text_idx: true })
  })

  test('waits for a build that a lost process began, and takes it over', async () => {
    const holder = await openTransaction()
    const lost = pool.query(CREATE)
    await waitingBuild()
    await concurrent(CREATE)
    const heard: string[] = []
    const migrating = migrate({ onProgress: (message) => heard.push(message) })
    await eventually('it waits', async () => heard.some((message) => message.includes('waiting for it')))
    const { rows: before } = await pool.query(`SELECT 'room.note_text_idx'::regclass::oid`)
    await commit(holder)
    await lost
    expect(await migrating).toEqual([INDEX])
    expect((await pool.query(`SELECT 'room.note_text_idx'::regclass::oid`)).rows).toEqual(before)
    expect(await indexes()).toEqual({ note_text_idx: true })
  })

  test('is run by one of two processes; the other waits for it', async () => {
    const holder = await openTransaction()
    await concurrent(CREATE)
    const heard: string[] = []
    const both = [0, 1].map(() => migrate({ onProgress: (message) => heard.push(message) }))
    await waitingBuild()
    await eventually('the other waits', async () =>
      heard.includes('Another process migrates the database: waiting for it'),
    )
    await commit(holder)
    expect((await Promise.all(both)).flat()).toEqual([INDEX])
  })

  test('gives up a build that waits too long, and names the transaction', async () => {
    const holder = await openTransaction()
    const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await concurrent(CREATE)
    const heard: string[] = []
    await expect(migrate({ buildWaitMs: 700, onProgress: (message) => heard.push(message) })).rejects.toThrow(
      new RegExp(
        `^Migration ${INDEX} failed at .*: it waited 0.7 s for the transaction of process ${rows[0]?.pid} \\(tollgraph, user .*, since .* UTC\\): let it end, then migrate again`,
      ),
    )
    expect(heard.filter((message) => message.startsWith('The migration waits for the transaction of'))).toHaveLength(1)
    await commit(holder)
    expect(await migrate()).toEqual([INDEX])
  })

  test('names what forbids a unique index, and goes on once that is mended', async () => {
    await pool.query(`UPDATE room.note SET text = 'twice' WHERE id IN (1, 2)`)
    await concurrent(CREATE.replace('CREATE INDEX', 'CREATE UNIQUE INDEX'))
    await expect(migrate()).rejects.toThrow('could not create unique index "note_text_idx"')
    await pool.query(`UPDATE room.note SET text = 'once' WHERE id = 1`)
    expect(await migrate()).toEqual([INDEX])
    expect(await indexes()).toEqual({ note_text_idx: true })
  })

  test('refuses a name that is taken by another table', async () => {
    await pool.query('CREATE TABLE room.note_text_idx (id int)')
    await concurrent(CREATE)
    await expect(migrate()).rejects.toThrow(
      '"note_text_idx" is in the schema of "room"."note" already and is no index of that table',
    )
  })

  test('needs one connection of a pool', async () => {
    const one = openPool(database.url, { max: 1 })
    onTestFinished(() => one.end())
    await concurrent(CREATE)
    expect(await applyMigrations(one, { directory })).toEqual([INDEX])
  })

  test.runIf(hasPgBouncer)('is run through a pooler in transaction mode', async () => {
    const { line, url } = await openDatabaseLine(database.url)
    onTestFinished(() => line.close())
    const bouncer = await startPgBouncer(url)
    onTestFinished(() => bouncer.stop())
    const holder = await openTransaction()
    await concurrent(CREATE)
    const migrating = applyMigrations(bouncer.url, { directory, buildWaitMs: 700 })
    await expect(migrating).rejects.toThrow('it waited 0.7 s for the transaction of process')
    await commit(holder)
    expect(await applyMigrations(bouncer.url, { directory })).toEqual([INDEX])
    expect(await indexes()).toEqual({ note_text_idx: true })
  })

  test.each([
    ['CREATE INDEX note_text_idx ON room.note (text);', 'CREATE INDEX note_text_idx ON room.note (text)'],
    ['CREATE INDEX CONCURRENTLY note_text_idx ON room.note (text);', 'CREATE INDEX CONCURRENTLY note_text_idx'],
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS ON room.note (text);', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS ON room'],
    ['DROP INDEX CONCURRENTLY room.note_pkey;', 'DROP INDEX CONCURRENTLY room.note_pkey'],
    [`${CREATE} DELETE FROM room.note;`, 'DELETE FROM room.note'],
    [
      `${CREATE.slice(0, -1)} WHERE text <> E'\\';';`,
      String.raw`"note_text_idx" ON "room"."note" ("text") WHERE text <> E'\'`,
    ],
  ])('refuses %s', async (sql, named) => {
    await concurrent(sql)
    const refusal = migrate()
    await expect(refusal).rejects.toThrow(named)
    await expect(refusal).rejects.toThrow(
      'is refused: a migration marked -- @concurrent holds only CREATE [UNIQUE] INDEX CONCURRENTLY IF NOT EXISTS',
    )
    expect(await indexes()).toEqual({})
    expect(await missingMigrations(pool, directory)).toEqual([INDEX])
  })

  test.each([
    ['that is empty', '-- @concurrent: a test\n-- no more', 'has no statement'],
    ['without a reason', `-- @concurrent\n${CREATE}`, '-- @concurrent gives no reason'],
    ['whose mark is not first', `${CREATE}\n-- @concurrent: a test`, '-- @concurrent must be its first line'],
  ])('refuses one %s', async (_, sql, message) => {
    await writeMigration(INDEX, sql)
    await expect(migrate()).rejects.toThrow(`Migration ${INDEX}`)
    await expect(migrate()).rejects.toThrow(message)
  })
})

describe('a migration marked @concurrent, of a partitioned table', () => {
  const CREATE_IN_MONTHS = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_payer_idx ON room.payment (payer);'

  beforeEach(() =>
    pool.query(
      `CREATE TABLE room.payment (id int PRIMARY KEY, payer text) PARTITION BY RANGE (id);
       CREATE TABLE room.payment_2026_11 PARTITION OF room.payment FOR VALUES FROM (0) TO (10);
       CREATE TABLE room.payment_2026_12 PARTITION OF room.payment FOR VALUES FROM (10) TO (20);
       INSERT INTO room.payment SELECT number, 'payer' FROM generate_series(0, 19) AS number`,
    ),
  )

  const ALL = { payment_2026_11_payer_idx: true, payment_2026_12_payer_idx: true, payment_payer_idx: true }

  test('builds the index in one partition after the other, and drops it whole', async () => {
    await concurrent(CREATE_IN_MONTHS)
    expect(await migrate()).toEqual([INDEX])
    expect(await indexes()).toEqual(ALL)
    await writeMigration(
      '20260103000000_drop',
      '-- @concurrent: a test\nDROP INDEX CONCURRENTLY IF EXISTS room.payment_payer_idx',
    )
    await migrate()
    expect(await indexes()).toEqual({})
  })

  test('lets others write, and goes on where an aborted attempt ended', async () => {
    const holder = await openTransaction(`UPDATE room.payment_2026_12 SET payer = 'held' WHERE id = 10`)
    await concurrent(CREATE_IN_MONTHS)
    const aborted = expect(migrate()).rejects.toThrow('terminating connection')
    await pool.query('SELECT pg_terminate_backend($1)', [await waitingBuild()])
    await aborted
    expect(await indexes()).toMatchObject({ payment_2026_11_payer_idx: true, payment_2026_12_payer_idx: false })
    await pool.query(`SET lock_timeout = '10s'; UPDATE room.payment SET payer = 'changed' WHERE id = 11`)
    await commit(holder)
    await pool.query('CREATE TABLE room.payment_2027_01 PARTITION OF room.payment FOR VALUES FROM (20) TO (30)')
    expect(await migrate()).toEqual([INDEX])
    expect(await indexes()).toEqual({ ...ALL, payment_2027_01_payer_idx: true })
  })
})

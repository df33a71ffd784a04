import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { applyMigrations, missingMigrations } from '../../../prisma/migrate.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { eventually } from '../../support/ledger.ts'
import { openPool } from '../../support/pool.ts'
import { query } from './dataDirs.ts'
import { prismaCli } from './prismaCli.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const FIRST = '20260101000000_first'
const SECOND = '20260102000000_second'

let scratch: string
let server: EmbeddedPostgres
/** A database of the running test's own. */
let url: string

beforeAll(async () => {
  scratch = await makeDataFolder('tollgraph-test-')
  server = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'data') })
})

afterAll(async () => {
  await server.stop()
  await rm(scratch, { recursive: true, force: true })
})

let databases = 0

beforeEach(async () => {
  databases += 1
  await query(server.url, `CREATE DATABASE test_${databases}`)
  url = server.url.replace('/tollgraph?', `/test_${databases}?`)
})

/** A folder in Prisma's layout, with a schema that says what its two migrations make. */
async function makeProject(): Promise<{ root: string; directory: string }> {
  const root = await mkdtemp(path.join(scratch, 'project-'))
  const directory = path.join(root, 'prisma/migrations')
  await writeMigration(directory, FIRST, 'CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY);')
  await writeMigration(directory, SECOND, 'ALTER TABLE "note" ADD COLUMN "text" TEXT;')
  await writeFile(path.join(directory, 'migration_lock.toml'), 'provider = "postgresql"\n')
  await writeFile(
    path.join(root, 'prisma/schema.prisma'),
    'datasource db {\n  provider = "postgresql"\n}\nmodel note {\n  id Int @id\n  text String?\n}\n',
  )
  await writeFile(
    path.join(root, 'prisma.config.ts'),
    `export default { schema: 'prisma/schema.prisma', datasource: { url: process.env.DATABASE_URL } }\n`,
  )
  return { root, directory }
}

async function writeMigration(directory: string, name: string, sql: string): Promise<void> {
  await mkdir(path.join(directory, name), { recursive: true })
  await writeFile(path.join(directory, name, 'migration.sql'), sql)
}

const columns = async () =>
  (
    await query<{ name: string }>(
      url,
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'note'::regclass AND attnum > 0`,
    )
  ).map((row) => row.name)

describe('the migration runner', () => {
  test('applies what is missing, in order, and nothing the second time', async () => {
    const { directory } = await makeProject()
    const heard: string[] = []
    const onProgress = (message: string) => heard.push(message)
    expect(await applyMigrations(url, { directory, onProgress })).toEqual([FIRST, SECOND])
    expect(heard).toEqual([FIRST, SECOND].map((name) => `Migrating the database: ${name}`))
    expect(await columns()).toEqual(['id', 'text'])
    expect(await applyMigrations(url, { directory })).toEqual([])
  })

  test('works on a pool that it leaves open', async () => {
    const { directory } = await makeProject()
    const pool = openPool(url, { max: 1 })
    onTestFinished(() => pool.end())
    expect(await applyMigrations(pool, { directory })).toHaveLength(2)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  test('applies each migration once when many processes start at the same time', async () => {
    const { directory } = await makeProject()
    const applied = await Promise.all(Array.from({ length: 5 }, () => applyMigrations(url, { directory })))
    expect(applied.flat().sort()).toEqual([FIRST, SECOND])
  })

  test('leaves nothing of a migration that fails, names it, and goes on once it is mended', async () => {
    const { directory } = await makeProject()
    const broken = 'ALTER TABLE "note" ADD COLUMN "half" TEXT; SELECT no_such_function();'
    await writeMigration(directory, SECOND, broken)
    await expect(applyMigrations(url, { directory })).rejects.toThrow(
      `Migration ${SECOND} failed and was rolled back: function no_such_function() does not exist`,
    )
    expect(await columns()).toEqual(['id'])
    await writeMigration(directory, SECOND, 'ALTER TABLE "note" ADD COLUMN "text" TEXT;')
    expect(await applyMigrations(url, { directory })).toEqual([SECOND])
  })

  test('takes longer than the database lets the statements of requests take', async () => {
    const { directory } = await makeProject()
    await query(server.url, `ALTER DATABASE test_${databases} SET statement_timeout = 200`)
    await writeMigration(directory, SECOND, 'SELECT pg_sleep(0.4);')
    expect(await applyMigrations(url, { directory })).toEqual([FIRST, SECOND])
  })

  test('keeps its books where they are when a migration changes the search path', async () => {
    const { directory } = await makeProject()
    await writeMigration(directory, SECOND, `CREATE SCHEMA elsewhere; SET search_path TO elsewhere;`)
    expect(await applyMigrations(url, { directory })).toEqual([FIRST, SECOND])
    expect(await applyMigrations(url, { directory })).toEqual([])
  })

  test('refuses a migration that was edited after it was applied', async () => {
    const { directory } = await makeProject()
    await applyMigrations(url, { directory })
    await appendFile(path.join(directory, FIRST, 'migration.sql'), '\n-- a second thought\n')
    await expect(applyMigrations(url, { directory })).rejects.toThrow(`Migration ${FIRST} was edited`)
  })

  test('goes on when a migration is found to be compatible after it was applied', async () => {
    const { directory } = await makeProject()
    await applyMigrations(url, { directory })
    await writeMigration(directory, SECOND, '-- @compatible adds a column\nALTER TABLE "note" ADD COLUMN "text" TEXT;')
    expect(await applyMigrations(url, { directory })).toEqual([])
  })

  test('refuses a database that a newer version has migrated', async () => {
    const { directory } = await makeProject()
    await applyMigrations(url, { directory })
    await rm(path.join(directory, SECOND), { recursive: true })
    await expect(applyMigrations(url, { directory })).rejects.toThrow(
      `Migration ${SECOND} is in the database and not in the code`,
    )
  })

  test('goes on beside a newer migration that says it is compatible', async () => {
    const { directory } = await makeProject()
    await writeMigration(directory, SECOND, '-- @compatible adds a column\nALTER TABLE "note" ADD COLUMN "text" TEXT;')
    await applyMigrations(url, { directory })
    await rm(path.join(directory, SECOND), { recursive: true })
    expect(await applyMigrations(url, { directory })).toEqual([])
  })

  test('waits for a table that a transaction holds, and lets the statements behind it pass meanwhile', async () => {
    const { directory } = await makeProject()
    await rename(path.join(directory, SECOND), path.join(directory, '..', 'later'))
    await applyMigrations(url, { directory })
    await rename(path.join(directory, '..', 'later'), path.join(directory, SECOND))
    const pool = openPool(url, { max: 2 })
    onTestFinished(() => pool.end())
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM note')
    const heard: string[] = []
    const applying = applyMigrations(url, { directory, onProgress: (message) => heard.push(message) })
    await eventually('the migration gives way', async () =>
      heard.includes('The migration waits for tables that other transactions hold'),
    )
    expect((await pool.query('SELECT FROM note')).rowCount).toBe(0)
    await holder.query('COMMIT')
    holder.release()
    expect(await applying).toEqual([SECOND])
  })

  test('names what a database lacks, and changes nothing', async () => {
    const { directory } = await makeProject()
    const pool = openPool(url, { max: 1 })
    onTestFinished(() => pool.end())
    expect(await missingMigrations(pool, directory)).toEqual([FIRST, SECOND])
    expect((await pool.query(`SELECT to_regclass('_prisma_migrations') AS found`)).rows).toEqual([{ found: null }])
    await applyMigrations(pool, { directory })
    expect(await missingMigrations(pool, directory)).toEqual([])
  })

  test('refuses a database in which another tool left a migration unfinished', async () => {
    const { directory } = await makeProject()
    await applyMigrations(url, { directory })
    await query(url, `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${SECOND}'`)
    await expect(applyMigrations(url, { directory })).rejects.toThrow(
      `Migration ${SECOND} was begun and never finished`,
    )
  })
})

// Each command of it is a process that takes seconds on a busy machine.
describe('the stock Prisma command line', { timeout: 180_000 }, () => {
  test('agrees with the runner, and has nothing to add', async () => {
    const { root, directory } = await makeProject()
    const before = await prismaCli(root, url, 'migrate', 'status')
    expect(before.output).toContain(FIRST)
    expect(before.code).toBe(1)
    await applyMigrations(url, { directory })
    const after = await prismaCli(root, url, 'migrate', 'status')
    expect(after.output).toContain('Database schema is up to date')
    expect(after.code).toBe(0)
    const deploy = await prismaCli(root, url, 'migrate', 'deploy')
    expect(deploy.output).toContain('No pending migrations to apply')
  })

  test('leaves a database that the runner agrees with', async () => {
    const { root, directory } = await makeProject()
    await writeMigration(directory, SECOND, '-- @compatible adds a column\nALTER TABLE "note" ADD COLUMN "text" TEXT;')
    const deploy = await prismaCli(root, url, 'migrate', 'deploy')
    expect(deploy.output).toContain('successfully applied')
    expect(await applyMigrations(url, { directory })).toEqual([])
  })

  test('is content with the migrations of this repository', async (context) => {
    if (!existsSync(path.join(ROOT, 'prisma/migrations'))) context.skip('there are no migrations yet')
    await applyMigrations(url)
    const status = await prismaCli(ROOT, url, 'migrate', 'status')
    expect(status.output).toContain('Database schema is up to date')
    expect(await applyMigrations(url)).toEqual([])
  })
})

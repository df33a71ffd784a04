import { createHash } from 'node:crypto'
import type pg from 'pg'
import { MigrationError } from '../migrationError.ts'
import { inTransaction } from '../transaction.ts'
import type { CreateIndex, DropIndex } from './statements.ts'
import { type Patience, runWatched, waitForBuild } from './watchedStatement.ts'

/** How long a statement waits for a table that others then wait for, in milliseconds. */
const LOCK_WAIT_MS = 2_000

/** Longest name that Postgres keeps, in bytes. */
const NAME_BYTES = 63

/** Runs a statement so that it can be run again after an attempt that was aborted. */
export async function runIndexStatement(
  pool: pg.Pool,
  statement: CreateIndex | DropIndex,
  patience: Patience,
): Promise<void> {
  if (statement.kind === 'drop') await dropIndex(pool, statement, patience)
  else if (await isPartitioned(pool, statement.table)) await createPartitioned(pool, statement, patience)
  else await createIndex(pool, statement, patience)
}

/** Builds an index; one that an aborted attempt left invalid is built again. */
async function createIndex(pool: pg.Pool, statement: CreateIndex, patience: Patience): Promise<void> {
  const before = await findIndex(pool, statement)
  if (before && !before.isValid) {
    await waitForBuild(pool, before.place, patience)
    const left = await findIndex(pool, statement)
    if (left?.isIndex && !left.isValid) {
      await runWatched(pool, `DROP INDEX CONCURRENTLY IF EXISTS ${left.place}`, patience)
    }
  }
  await runWatched(pool, statement.text, patience)
  await expectValid(pool, statement)
}

/**
 * Postgres does not build the index of a partitioned table concurrently. So the index is declared without its partitions,
 * built in one partition after the other, and becomes valid with the last. Partitions that are added meanwhile have it.
 */
async function createPartitioned(pool: pg.Pool, statement: CreateIndex, patience: Patience): Promise<void> {
  const { name, table, isUnique, definition } = statement
  const create = isUnique ? 'CREATE UNIQUE INDEX' : 'CREATE INDEX'
  await runBriefly(pool, `${create} IF NOT EXISTS ${quote(name)} ON ONLY ${table} ${definition}`)
  const parent = await findIndex(pool, statement)
  if (!parent?.isOnTable) throw nameTaken(statement)
  for (const partition of await partitionsWithout(pool, table, parent.place)) {
    const of = { ...statement, name: partitionIndexName(name, table, partition.name), table: partition.place }
    const text = `${create} CONCURRENTLY IF NOT EXISTS ${quote(of.name)} ON ${partition.place} ${definition}`
    await createIndex(pool, { ...of, text }, patience)
    await runBriefly(pool, `ALTER INDEX ${parent.place} ATTACH PARTITION ${partition.schema}.${quote(of.name)}`)
  }
  await expectValid(pool, statement)
}

async function dropIndex(pool: pg.Pool, { text, index }: DropIndex, patience: Patience): Promise<void> {
  const { rows } = await pool.query<{ kind: string }>(
    'SELECT relkind AS kind FROM pg_class WHERE oid = to_regclass($1)',
    [index],
  )
  // Postgres drops it in all partitions at once, or not at all.
  if (rows[0]?.kind === 'I') await runBriefly(pool, `DROP INDEX IF EXISTS ${index}`)
  else await runWatched(pool, text, patience)
}

async function isPartitioned(pool: pg.Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ kind: string }>(
    'SELECT relkind AS kind FROM pg_class WHERE oid = to_regclass($1)',
    [table],
  )
  return rows[0]?.kind === 'p'
}

interface Found {
  /** Schema and name, quoted. */
  readonly place: string
  readonly isIndex: boolean
  readonly isValid: boolean
  /** Whether it is an index of the statement's table. */
  readonly isOnTable: boolean
}

/** What has the index's name in the schema of its table. */
async function findIndex(pool: pg.Pool, { name, table }: CreateIndex): Promise<Found | undefined> {
  const { rows } = await pool.query<Found>(
    `SELECT format('%I.%I', schema.nspname, found.relname) AS place, index.indexrelid IS NOT NULL AS "isIndex",
       coalesce(index.indisvalid, false) AS "isValid", coalesce(index.indrelid = owner.oid, false) AS "isOnTable"
     FROM pg_class AS owner
     JOIN pg_class AS found ON found.relnamespace = owner.relnamespace AND found.relname = $2::name
     JOIN pg_namespace AS schema ON schema.oid = found.relnamespace
     LEFT JOIN pg_index AS index ON index.indexrelid = found.oid
     WHERE owner.oid = to_regclass($1)`,
    [table, name],
  )
  return rows[0]
}

async function expectValid(pool: pg.Pool, statement: CreateIndex): Promise<void> {
  const found = await findIndex(pool, statement)
  if (!found?.isOnTable) throw nameTaken(statement)
  if (!found.isValid) throw new MigrationError(`the index ${found.place} is not valid: drop it, then migrate again`)
}

function nameTaken({ name, table }: CreateIndex): MigrationError {
  return new MigrationError(`"${name}" is in the schema of ${table} already and is no index of that table`)
}

interface Partition {
  readonly name: string
  /** Quoted. */
  readonly schema: string
  /** Schema and name, quoted. */
  readonly place: string
}

/** Partitions of a table that have no part of an index. Throws MigrationError when one is itself partitioned. */
async function partitionsWithout(pool: pg.Pool, table: string, index: string): Promise<readonly Partition[]> {
  const { rows } = await pool.query<Partition & { readonly kind: string }>(
    `SELECT part.relname AS name, quote_ident(schema.nspname) AS schema, part.relkind AS kind,
       format('%I.%I', schema.nspname, part.relname) AS place
     FROM pg_inherits AS of
     JOIN pg_class AS part ON part.oid = of.inhrelid
     JOIN pg_namespace AS schema ON schema.oid = part.relnamespace
     WHERE of.inhparent = to_regclass($1) AND NOT EXISTS (
       SELECT FROM pg_inherits AS attached JOIN pg_index AS its ON its.indexrelid = attached.inhrelid
       WHERE attached.inhparent = to_regclass($2) AND its.indrelid = part.oid)
     ORDER BY part.relname`,
    [table, index],
  )
  const nested = rows.find(({ kind }) => kind === 'p')
  if (nested) throw new MigrationError(`${nested.place} is a partition with partitions: name each table in a statement`)
  return rows
}

/** `payment_payer_idx` of `payment` is `payment_2026_11_payer_idx` in the partition `payment_2026_11`. */
function partitionIndexName(index: string, table: string, partition: string): string {
  const parent = table.split('.').at(-1)?.trim().replaceAll('"', '') ?? ''
  const name = `${partition}_${index.startsWith(`${parent}_`) ? index.slice(parent.length + 1) : index}`
  if (Buffer.byteLength(name) <= NAME_BYTES) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${name.slice(0, NAME_BYTES - 9)}_${hash}`
}

/** Runs a statement that takes no time once it has its lock, for which other statements on the table wait. */
async function runBriefly(pool: pg.Pool, statement: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`)
    await client.query(statement)
  })
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

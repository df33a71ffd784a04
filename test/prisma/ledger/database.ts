import type pg from 'pg'
import { nameStatements } from '../../../prisma/preparedStatements.ts'
import { testDatabase } from '../../support/database.ts'
import { openPool } from '../../support/pool.ts'

/** A ledger in a real Postgres, whose clock can be moved together with that of this process. */
export interface LedgerDatabase {
  readonly pool: pg.Pool
  /** Moves the database's clock to so many milliseconds ahead of the real one. */
  setShift(milliseconds: number): Promise<void>
  /** Removes all payments, so that the next run finds an empty ledger. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** The columns whose defaults were bound to the real clock when their tables were made. */
const CLOCKED = ['payment.created_at', 'payment.updated_at', 'disbursement.created_at', 'disbursement.updated_at']

/** So many clearings, of which the last one removes the deleted rows too. */
const TRUNCATE_EVERY = 20

/** The tables of a payment; disbursements go with it. */
const TABLES = ['payment', 'payment_line', 'credential', 'open_payment', 'answer', 'receipt']
const DELETE = TABLES.map((table) => `DELETE FROM ledger.${table}`).join('; ')
const TRUNCATE = `TRUNCATE ${TABLES.map((table) => `ledger.${table}`).join(', ')} CASCADE`

/** `now()` finds this function before Postgres' own. */
const CLOCK = `CREATE SCHEMA clock;
  CREATE TABLE clock.shift (milliseconds float8 NOT NULL);
  INSERT INTO clock.shift VALUES (0);
  CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS
    $$ SELECT pg_catalog.now() + milliseconds * interval '1 millisecond' FROM clock.shift $$;`

/** Makes one, with the project's own migrations. */
export async function ledgerDatabase(): Promise<LedgerDatabase> {
  const { db, close } = await testDatabase()
  await db.pool.query(CLOCK)
  for (const column of CLOCKED) {
    const [table, name] = column.split('.')
    await db.pool.query(`ALTER TABLE ledger.${table} ALTER COLUMN ${name} SET DEFAULT clock.now()`)
  }
  const { rows } = await db.pool.query('SELECT current_database() AS name')
  await db.pool.query(`ALTER DATABASE ${rows[0].name} SET search_path = clock, pg_catalog, public`)
  // Nobody pulls the plug of this machine.
  await db.pool.query(`ALTER DATABASE ${rows[0].name} SET synchronous_commit = off`)
  const pool = openPool(db.pool.options.connectionString ?? '', { max: 12 })
  // As a router on the embedded server does: planning takes longer than running over a few rows.
  pool.on('connect', nameStatements)
  let cleared = 0
  return {
    pool,
    async setShift(milliseconds) {
      await pool.query('UPDATE clock.shift SET milliseconds = $1', [milliseconds])
    },
    async clear() {
      cleared += 1
      // Deleted rows slow every later run; removing the files of the tables takes longer than deleting a few rows.
      await pool.query(cleared % TRUNCATE_EVERY ? DELETE : TRUNCATE)
    },
    async close() {
      await pool.end()
      await close()
    },
  }
}

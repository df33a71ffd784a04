import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../transaction.ts'
import { dateOf, type MonthName, partitionOf } from './month.ts'
import { attemptedIn, liftTimeouts, patiently, type Untouched, whileSealed } from './seal.ts'

/** Payments that are copied in one transaction. */
const ROWS = 20_000

/** Below every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Options of a run. */
export interface PackOptions {
  /** Ends the run between two transactions. */
  readonly stopping?: AbortSignal
  /** Payments of a transaction; default: ROWS. */
  readonly rows?: number
}

/** What became of a month; sizes in bytes, of its payments and lines with their indexes. */
export type PackOutcome = { readonly kind: 'packed'; readonly before: number; readonly after: number } | Untouched

/**
 * Writes a month's payments and lines into partitions without room for new versions, compares them with the rows, and puts them in their
 * place. Changes of the month's payments are refused meanwhile. A run that is interrupted anywhere has changed nothing, and is repeated
 * from its beginning. Throws PackDiffers, and what the database throws.
 */
export function packMonth(pool: Pool, month: MonthName, options: PackOptions = {}): Promise<PackOutcome> {
  return whileSealed<PackOutcome>(pool, month, {
    as: 'packed',
    async run(holder) {
      try {
        const before = await bytesOf(pool, month)
        await copy(pool, month, options)
        await inTransaction(pool, (client) => compare(client, month))
        await attemptedIn(holder, () => holder.query('SELECT ledger.end_pack($1)', [dateOf(month)]))
        return { kind: 'packed', before, after: await bytesOf(holder, month) }
      } catch (error) {
        await holder.query('SELECT ledger.drop_pack($1)', [dateOf(month)])
        throw error
      }
    },
  })
}

/** Compares the disbursements with the payments that they refer to, unless that was done since months were last packed. */
export async function checkDisbursements(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `SELECT FROM pg_constraint WHERE conrelid = 'ledger.disbursement'::regclass AND conname = 'disbursement_payment_id_fkey' AND NOT convalidated`,
  )
  if (rows.length === 0) return
  await patiently(() =>
    inTransaction(pool, async (client) => {
      await liftTimeouts(client)
      await client.query('SELECT ledger.check_disbursements()')
    }),
  )
}

/** The copy of a month has other rows than the month. */
export class PackDiffers extends Error {
  override readonly name = 'PackDiffers'
}

async function copy(pool: Pool, month: MonthName, { stopping, rows: count = ROWS }: PackOptions): Promise<void> {
  await pool.query('SELECT ledger.start_pack($1)', [dateOf(month)])
  for (let last: string | null = FIRST; last !== null; ) {
    stopping?.throwIfAborted()
    const { rows }: { rows: { last: string | null }[] } = await pool.query(
      'SELECT ledger.pack_rows($1, $2, $3) AS last',
      [dateOf(month), last, count],
    )
    last = rows[0]?.last ?? null
  }
}

async function compare(client: PoolClient, month: MonthName): Promise<void> {
  await liftTimeouts(client)
  for (const table of ['payment', 'payment_line'] as const) {
    const part = partitionOf(table, month)
    const [rows, copied] = [await digestOf(client, table, part), await digestOf(client, table, `${part}_packed`)]
    if (rows !== copied) throw new PackDiffers(`The copy of ${part} has other rows: ${copied} for ${rows}`)
  }
}

/** Number of rows and two sums of their hashes, which tell two sets of rows apart in whichever order. */
async function digestOf(client: PoolClient, parent: string, table: string): Promise<string> {
  const { rows: names } = await client.query<{ all: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS all FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [`ledger.${parent}`],
  )
  const sum = (seed: number) => `coalesce(sum(hashtextextended(ROW (${names[0]?.all})::text, ${seed})), 0)`
  const { rows } = await client.query<{ digest: string }>(
    `SELECT count(*) || ' rows, ' || ${sum(0)} || ' ' || ${sum(1)} AS digest FROM ${table}`,
  )
  return rows[0]?.digest ?? ''
}

async function bytesOf(connection: Pool | PoolClient, month: MonthName): Promise<number> {
  const { rows } = await connection.query<{ bytes: string }>(
    'SELECT pg_total_relation_size($1::regclass) + pg_total_relation_size($2::regclass) AS bytes',
    [partitionOf('payment', month), partitionOf('payment_line', month)],
  )
  return Number(rows[0]?.bytes)
}

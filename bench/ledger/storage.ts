import type { Pool } from '../../prisma/database.ts'

/** What the payments take on the disk, and how their rows were written. */
export interface Storage {
  readonly payments: number
  /** Of payments and lines with their indexes, which are kept. */
  readonly keptBytes: number
  /** Of all tables of the ledger, with what is removed after a day. */
  readonly allBytes: number
  readonly updates: number
  /** Updates that wrote no index. */
  readonly hotUpdates: number
}

const SQL = `SELECT (SELECT count(*) FROM ledger.payment)::int AS payments,
    sum(pg_total_relation_size(relid)) FILTER (WHERE relname LIKE 'payment%')::float8 AS "keptBytes",
    sum(pg_total_relation_size(relid))::float8 AS "allBytes",
    sum(n_tup_upd) FILTER (WHERE relname LIKE 'payment%')::int AS updates,
    sum(n_tup_hot_upd) FILTER (WHERE relname LIKE 'payment%')::int AS "hotUpdates"
  FROM pg_stat_user_tables WHERE schemaname = 'ledger'`

/** Reads what the ledger takes now. */
export async function storageOf(pool: Pool): Promise<Storage> {
  const { rows } = await pool.query<Storage>(SQL)
  const [storage] = rows
  if (storage === undefined) throw new Error('Postgres gave no sizes')
  return storage
}

/** Prints what the payments between two readings take, beside so many others. */
export function tellStorage(others: number, before: Storage, after: Storage): void {
  const grown = (member: keyof Storage) => after[member] - before[member]
  const each = (bytes: number) => Math.round(bytes / grown('payments'))
  const hot = Math.round((100 * grown('hotUpdates')) / grown('updates'))
  console.error(
    `Beside ${others} payments, each of ${grown('payments')} new ones takes ${each(grown('allBytes'))} bytes and keeps ` +
      `${each(grown('keptBytes'))}; ${hot} % of the updates wrote no index. The others keep ${Math.round(before.keptBytes / before.payments)} bytes.`,
  )
}

/** Prints what each of so many payments takes after their month was packed, which took so many milliseconds. */
export function tellPacking(payments: number, { before, after }: { before: number; after: number }, ms: number): void {
  console.error(
    `Packed, each of ${payments} payments keeps ${Math.round(after / payments)} bytes instead of ${Math.round(before / payments)}; ` +
      `it took ${(ms / 1_000).toFixed(1)} s.`,
  )
}

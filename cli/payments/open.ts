import type { Pool } from '../../prisma/database.ts'
import { Trouble } from '../errors.ts'

/** Postgres error codes for a table, column, schema or function that does not exist. */
const NOT_THERE = ['42P01', '42703', '3F000', '42883']

/** Opens this installation's ledger for `work`. Throws Trouble when its tables are not those of this version. */
export async function withLedger<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  // Settings and database are slow to load, and `--help` needs neither.
  const [{ withDatabase }, { readSettings }] = await Promise.all([import('../database.ts'), import('../settings.ts')])
  return withDatabase(readSettings().router, ({ pool }) =>
    work(pool).catch((error: unknown) => {
      if (!NOT_THERE.includes((error as { code?: string }).code ?? '')) throw error
      throw new Trouble('The database lacks tables of this version: start Tollgraph once, which makes them.')
    }),
  )
}

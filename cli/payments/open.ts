import type { Pool } from 'pg'
import { Trouble } from '../errors.ts'

/** What Postgres says of a table, a column or a schema that is not there. */
const NOT_THERE = ['42P01', '42703', '3F000', '42883']

/** Opens the ledger of this installation for some work. Throws Trouble when its tables are not those of this version. */
export async function withLedger<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  // Settings and database are slow to load, and the help of these commands needs neither.
  const [{ withDatabase }, { readSettings }] = await Promise.all([import('../database.ts'), import('../settings.ts')])
  return withDatabase(readSettings().router, ({ pool }) =>
    work(pool).catch((error: unknown) => {
      if (!NOT_THERE.includes((error as { code?: string }).code ?? '')) throw error
      throw new Trouble('The database lacks tables of this version: start Tollgraph once, which makes them.')
    }),
  )
}

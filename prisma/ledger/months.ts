import type { Pool } from 'pg'

/** Partitions that exist ahead of the present month. */
const AHEAD = 3

/**
 * Adds the ledger's partitions of this month and the next ones where they are missing; returns their names. Payments of a month
 * without a partition are in the default one, which then stays their place.
 */
export async function addMonths(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('SELECT ledger.add_months($1) AS name', [AHEAD])
  return rows.map(({ name }) => name)
}

import type { Pool } from '../../../../../prisma/database.ts'

/** The tables of a database that hold a text anywhere, as `schema.table`. */
export async function tablesHolding(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ place: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS place FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found = await Promise.all(
    rows.map(async ({ place }) => {
      const sql = `SELECT EXISTS (SELECT 1 FROM ${place} AS row WHERE row::text LIKE '%' || $1 || '%') AS held`
      const { rows: answer } = await pool.query<{ held: boolean }>(sql, [text])
      return answer[0]?.held ? [place] : []
    }),
  )
  return found.flat().sort()
}

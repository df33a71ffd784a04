import type { PoolClient } from '../../../../../../prisma/database.ts'

/** Columns of a table with their SQL types, in the order of a row's values. */
export type ColumnTypes = Readonly<Record<string, string>>

/** `unnest(…)` over one array per column: one statement for any number of rows. */
export function rowsAsArrays(columns: ColumnTypes, rows: readonly (readonly unknown[])[]) {
  const names = Object.keys(columns)
  const types = Object.values(columns)
  const parameters = names.map((_, column) => rows.map((row) => row[column]))
  const unnest = `unnest(${types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')}) AS made(${names.join(', ')})`
  return { names: names.join(', '), unnest, parameters }
}

/** Inserts rows into a table. */
export async function insertRows(
  client: PoolClient,
  table: string,
  columns: ColumnTypes,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return
  const { names, unnest, parameters } = rowsAsArrays(columns, rows)
  await client.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM ${unnest}`, parameters)
}

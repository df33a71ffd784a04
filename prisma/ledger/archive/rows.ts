import type { PoolClient } from 'pg'
import { type ArchiveRow, FILES, type FileName, textsSql } from './columns.ts'
import { dateOf, type MonthName } from './month.ts'

/** Rows of a fetch. */
const FETCHED = 1_000

/**
 * The rows of a month in the order of its file, in portions of at most `size`, by a cursor. Needs a transaction, and one query at a
 * time.
 */
export async function* monthRows(
  client: PoolClient,
  file: FileName,
  month: MonthName,
  size: number,
): AsyncGenerator<readonly ArchiveRow[]> {
  const { from, hasParameter, order } = FILES[file]
  await client.query(
    `DECLARE archived NO SCROLL CURSOR FOR SELECT ${textsSql(file).join(', ')} FROM ${from(month)} ORDER BY ${order}`,
    hasParameter ? [dateOf(month)] : [],
  )
  let portion: ArchiveRow[] = []
  for (;;) {
    const text = `FETCH ${Math.min(FETCHED, size - portion.length)} FROM archived`
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' })
    portion.push(...rows)
    if (rows.length > 0 && portion.length < size) continue
    if (portion.length > 0) yield portion
    if (rows.length === 0) break
    portion = []
  }
  await client.query('CLOSE archived')
}

import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { currentOf, type Keys, keyId } from './keys.ts'
import { seal, unseal } from './seal.ts'

/** A table that keeps sealed texts in its column `sealed_key`. */
export interface SealedTable {
  /** With its schema. */
  readonly table: string
  /** The column that names a row. */
  readonly id: string
  /** What the text of a row is sealed for; see `seal`. */
  subjectOf(id: string): string
}

/** How many rows that no key opens are named in the log; their count is always told. */
const MOST_NAMED = 50

/**
 * Seals with the current key what a table keeps under another one, so that SECRET_PREVIOUS may go when every process has
 * started with the new SECRET. Rows that none of the keys opens are left as they are, and listed in the log at every start.
 */
export async function resealAll(pool: Pool, keys: Keys, kept: SealedTable, log: Logger): Promise<void> {
  const { table, id, subjectOf } = kept
  const unopened: string[] = []
  let cause: unknown
  const { rows } = await pool.query<{ id: string; sealed: string }>(
    `SELECT ${id}::text AS id, sealed_key AS sealed FROM ${table} WHERE sealed_key IS NOT NULL AND sealed_key NOT LIKE $1`,
    [`${keyId(currentOf(keys))}.%`],
  )
  for (const row of rows) {
    let text: string
    try {
      text = unseal(keys, row.sealed, subjectOf(row.id))
    } catch (error) {
      unopened.push(row.id)
      cause = error
      continue
    }
    // Another process may have been faster, or have written another key.
    await pool.query(`UPDATE ${table} SET sealed_key = $2 WHERE ${id}::text = $1 AND sealed_key = $3`, [
      row.id,
      seal(keys, text, subjectOf(row.id)),
      row.sealed,
    ])
  }
  if (unopened.length === 0) return
  log.error(
    { err: cause, table, count: unopened.length, ids: unopened.slice(0, MOST_NAMED) },
    'Sealed rows that no key opens: name the SECRET that they were sealed with in SECRET_PREVIOUS and start again',
  )
}

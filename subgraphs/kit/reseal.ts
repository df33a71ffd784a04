import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { allOf, currentOf, type Keys, keyId } from './keys.ts'
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

/**
 * Seals with the current key what a table keeps under one before it, so that SECRET_PREVIOUS may go when every process has
 * started with the new SECRET. What none of the keys opens is left as it is, and logged. Does nothing while there is one key.
 */
export async function resealAll(pool: Pool, keys: Keys, kept: SealedTable, log: Logger): Promise<void> {
  if (allOf(keys).length === 1) return
  const { table, id, subjectOf } = kept
  const { rows } = await pool.query<{ id: string; sealed: string }>(
    `SELECT ${id}::text AS id, sealed_key AS sealed FROM ${table} WHERE sealed_key IS NOT NULL AND sealed_key NOT LIKE $1`,
    [`${keyId(currentOf(keys))}.%`],
  )
  for (const row of rows) {
    try {
      const text = unseal(keys, row.sealed, subjectOf(row.id))
      // Another process may have been faster, or have written another key.
      await pool.query(`UPDATE ${table} SET sealed_key = $2 WHERE ${id}::text = $1 AND sealed_key = $3`, [
        row.id,
        seal(keys, text, subjectOf(row.id)),
        row.sealed,
      ])
    } catch (error) {
      log.error({ err: error, table, id: row.id }, 'A sealed key could not be sealed with the current SECRET')
    }
  }
}

import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { currentOf, type Keys, keyId } from './keys.ts'
import { seal, unseal } from './seal.ts'

/** A table with encrypted texts in its column `sealed_key`. */
export interface SealedTable {
  /** Including its schema. */
  readonly table: string
  /** The id column. */
  readonly id: string
  /** The `subject` of a row's text; see `seal`. */
  subjectOf(id: string): string
}

/** Maximum number of undecryptable rows listed in the log; their count is always logged. */
const MOST_NAMED = 50

/**
 * Re-encrypts a table's texts with the current key, so that SECRET_PREVIOUS can be removed once every process has
 * started with the new SECRET. Rows that no key can decrypt stay unchanged and are logged at every start.
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
    // Another process may have resealed the row, or written another text.
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

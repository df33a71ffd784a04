import type { Pool } from 'pg'

/** The id of the installation that a database is of: the same for all its processes. */
export async function installationId(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM kit.installation')
  const [row] = rows
  if (!row) throw new Error('The table kit.installation is empty: restore its row from a backup.')
  return row.id
}

/** Whether the id of a token was claimed in this database. */
export async function isTokenClaimed(pool: Pool, jti: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM kit.used_token WHERE jti = $1', [jti])
  return rowCount === 1
}

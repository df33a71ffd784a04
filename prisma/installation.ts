import type { Pool } from 'pg'

/** The id of the installation that a database is of: the same for all its processes. */
export async function installationId(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM kit.installation')
  const [row] = rows
  if (!row) throw new Error('The table kit.installation is empty: restore its row from a backup.')
  return row.id
}

import pg from 'pg'

/**
 * Connections to the database of something that is started, killed and ended beside them, which bear that. Not even
 * `end()` waits until they are closed; Postgres may stop in that moment, and what it then says to them is for nobody.
 */
export function openPool(connectionString: string, options: Omit<pg.PoolConfig, 'connectionString'> = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2, ...options })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

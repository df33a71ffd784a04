import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/**
 * Whether a connection pooler is between this process and Postgres. A pooler gives each client a cancel key of its own,
 * so the process id that the connection was opened with is not the one of the server process that answers.
 */
export async function isPooled(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return rows[0]?.pid !== (client as pg.PoolClient & { readonly processID: number | null }).processID
  } finally {
    client.release()
  }
}

/**
 * Whether a statement that one connection has prepared stays apart from those of other connections. A pooler that shares
 * server connections between transactions, and does not keep track of statements, gives the second connection the
 * server connection of the first, where the name is taken. Reports true where it happens to give another one: the error
 * of such a pooler then comes with the first paid calls.
 */
export async function keepsStatements(pool: pg.Pool): Promise<boolean> {
  const name = `tollgraph_probe_${randomBytes(6).toString('hex')}`
  const clients = [await pool.connect(), await pool.connect()]
  try {
    for (const client of clients) await client.query({ name, text: 'SELECT 1', values: [] })
    return true
  } catch (error) {
    // duplicate_prepared_statement, invalid_sql_statement_name
    if (['42P05', '26000'].includes(String((error as { code?: unknown }).code))) return false
    throw error
  } finally {
    for (const client of clients) client.release(true)
  }
}

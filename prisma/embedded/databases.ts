import pg from 'pg'

/** The application's database inside the embedded cluster. */
export const DATABASE = 'tollgraph'

/** Any number will do: it is taken in the cluster's own `postgres` database, where nobody else takes locks. */
const CREATION_LOCK = 1

/**
 * Makes the application's database when it is missing. `url` points at the database `postgres` of the cluster. First
 * starts may come at once, and Postgres answers two creations of one database in several ways; so they queue.
 */
export async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (await exists(client)) return
    await client.query('SELECT pg_advisory_lock($1)', [CREATION_LOCK])
    if (!(await exists(client))) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    // Ends the lock as well.
    await client.end()
  }
}

async function exists(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  return Boolean(rowCount)
}

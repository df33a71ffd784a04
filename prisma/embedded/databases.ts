import pg from 'pg'

/** The application's database inside the embedded cluster. */
export const DATABASE = 'tollgraph'

/** An arbitrary number: the lock is taken in the cluster's own `postgres` database, where no other code takes advisory locks. */
const CREATION_LOCK = 1

/**
 * Creates the application's database if it is missing. `url` points at the cluster's database `postgres`. An advisory
 * lock serialises concurrent first starts, because Postgres reports concurrent creation with several different errors.
 */
export async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A killed server breaks the connection: the statement fails, and without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    if (await exists(client)) return
    await client.query('SELECT pg_advisory_lock($1)', [CREATION_LOCK])
    if (!(await exists(client))) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    // Releases the advisory lock too.
    await client.end()
  }
}

async function exists(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  return Boolean(rowCount)
}

import pg from 'pg'
import type { Pool } from '../../prisma/database.ts'
import { eventually } from './ledger.ts'

/** Connections that are opened together. */
const AT_ONCE = 10

/** A server of which the test has every connection. */
export interface FilledServer {
  /** Gives them back. */
  empty(): Promise<void>
}

/** Ends every connection of an app, and takes all that its server has, until the app has none. */
export async function fillConnections(pool: Pool): Promise<FilledServer> {
  const clients: pg.Client[] = []
  // One that stays, to look with: no other could be opened.
  const observer = await pool.connect()
  /** Takes one; false when there is none. */
  const take = async () => {
    const client = new pg.Client({ ...pool.options, application_name: 'tollgraph-test-filler' })
    client.on('error', () => {})
    try {
      await client.connect()
      return clients.push(client) > 0
    } catch (error) {
      if ((error as { code?: string }).code === '53300') return false
      throw error
    }
  }
  const takeAll = async () => {
    while ((await Promise.all(Array.from({ length: AT_ONCE }, take))).every(Boolean));
  }
  await eventually('the app has no connection', async () => {
    await takeAll()
    const { rowCount } = await observer.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE application_name IN ('tollgraph', 'tollgraph-jobs', 'tollgraph-live')`,
    )
    return rowCount === 0
  })
  return {
    async empty() {
      await Promise.all(clients.map((client) => client.end()))
      observer.release()
    },
  }
}

import pg from 'pg'
import type { Logger } from 'pino'
import { nameStatements } from '../../prisma/preparedStatements.ts'

/** Of three kinds of statement two may be under way at once. */
const MAX_CONNECTIONS = 6

/**
 * A plan is made once for each connection and kept, so it must be good for tables of every size: one that is made while a
 * ledger is new would go through the whole of it ever after. Every row is found by an index.
 */
const PLANNER = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off'

type Query = (...parts: unknown[]) => unknown

/**
 * Connections of their own, to the same database, for the statements that many payments share: planning these takes longer
 * than running them. Nothing else runs there, so nothing else is planned like this. Resolves with the pool itself where a
 * pooler between refuses such connections.
 */
export async function openGroupPool(pool: pg.Pool, log: Logger, planner = PLANNER): Promise<pg.Pool> {
  const groups = new pg.Pool({ ...pool.options, max: MAX_CONNECTIONS, options: planner })
  // A broken idle connection is replaced at its next use; without a listener it would end the process.
  groups.on('error', () => {})
  groups.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client)
    nameObjects(client)
  })
  try {
    await groups.query('SELECT 1')
    return groups
  } catch (error) {
    await groups.end()
    if (!(error instanceof pg.DatabaseError)) throw error
    log.info({ err: error }, 'Payments share the connections of everybody else: the database takes none with settings')
    return pool
  }
}

/** Names statements that come as an object too: those are left without a name elsewhere, where their plans would not do. */
function nameObjects(client: pg.PoolClient): void {
  const connection = client as unknown as { query: Query }
  const query = connection.query.bind(client) as Query
  connection.query = (statement, ...others) => {
    const { text, values } = (typeof statement === 'object' ? statement : {}) as pg.QueryConfig
    return text && values ? query(text, values, ...others.slice(1)) : query(statement, ...others)
  }
}

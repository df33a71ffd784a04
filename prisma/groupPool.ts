import type pg from 'pg'
import type { Logger } from 'pino'
import { openPool, refusalOfSettings, urlOf } from './openPool.ts'
import { nameStatements } from './preparedStatements.ts'

/** Most connections of a group pool: three kinds of statement, two of each at once. */
export const GROUP_CONNECTIONS = 6

/**
 * A plan is made once for each connection and kept, so it must suit tables of every size: one made while the ledger is
 * small would seq-scan ever after. Every row is found by an index.
 */
const PLANNER = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off'

type Query = (...parts: unknown[]) => unknown

/**
 * Separate connections to the same database for the statements that many payments share, whose planning takes longer
 * than running them. No other statement runs there with these planner options. Resolves with `pool` itself where a
 * connection pooler refuses such options.
 */
export async function openGroupPool(pool: pg.Pool, log: Logger, planner = PLANNER): Promise<pg.Pool> {
  const groups = openPool(urlOf(pool), { max: GROUP_CONNECTIONS, options: planner })
  groups.on('connect', (client) => {
    nameStatements(client)
    nameObjects(client)
  })
  const refusal = await refusalOfSettings(groups)
  if (!refusal) return groups
  log.info({ err: refusal }, 'Payments share the connections of everybody else: the database takes none with settings')
  return pool
}

/**
 * Also names statements passed as objects; on other connections those stay unnamed, because a kept plan would not suit
 * them.
 */
function nameObjects(client: pg.PoolClient): void {
  const connection = client as unknown as { query: Query }
  const query = connection.query.bind(client) as Query
  connection.query = (statement, ...others) => {
    const { text, values } = (typeof statement === 'object' ? statement : {}) as pg.QueryConfig
    return text && values ? query(text, values, ...others.slice(1)) : query(statement, ...others)
  }
}

import type { Pool, PoolClient } from 'pg'
import type { Database } from '../../prisma/database.ts'
import { Conflict } from '../../schema/errors.ts'
import type { PaidLine } from './context.ts'
import type { Act } from './subgraph.ts'
import { inTransaction } from './transaction.ts'

// Acts that end in one transaction of our own database: held before the money moves, done in the transaction that writes
// what was bought. A service whose act is longer (a registrar's, a provider's) keeps orders of its own instead.

/** An act that ends in one transaction; `hold` refuses before anything is charged. */
export function actHeldBy<Args, Engines>(hold: Act<Args, Engines>['hold']): Act<never, Engines> {
  return { hold, release: releaseAct, outcome: outcomeOfAct } as Act<never, Engines>
}

/** What a line is about to buy. */
export interface Hold {
  readonly line: PaidLine
  /** What nobody else may be buying meanwhile, such as `mail.name:acme`. Left out: nothing. */
  readonly claim?: string
  /** For whoever comes second. */
  readonly taken?: string
}

/**
 * Claims what a line buys, in the transaction in which the caller checks afterwards that it is still to be had. Holding
 * twice for one line is holding once. Throws Conflict while another line holds the claim.
 */
export async function holdAct(client: PoolClient, { line, claim, taken }: Hold): Promise<void> {
  const known = await client.query(`SELECT 1 FROM kit.act WHERE act_id = $1 AND state <> 'RELEASED'`, [line.actId])
  if (known.rowCount) return
  const sql = `INSERT INTO kit.act (act_id, field, claim) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`
  const { rowCount } = await client.query(sql, [line.actId, line.field, claim ?? null])
  if (rowCount === 0) throw new Conflict(taken ?? 'Somebody else is buying this at the moment')
}

/**
 * Ends a held act together with the `work` that writes what it bought: both happen, or neither and the money goes back.
 * Throws Conflict with the message `late` when it is done already, or was let go while the work took its time.
 */
export function carryOutAct<Result>(
  pool: Pool,
  actId: string,
  late: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    if (!(await completeAct(client, actId))) throw new Conflict(late)
    return work(client)
  })
}

/**
 * Ends a held act, in the transaction that writes what was bought. False when it is done already, or was let go while the
 * work took its time: then nothing may be written.
 */
export async function completeAct(client: PoolClient, actId: string): Promise<boolean> {
  const sql = `UPDATE kit.act SET state = 'DONE', claim = NULL, ended_at = now() WHERE act_id = $1 AND state = 'HELD'`
  return (await client.query(sql, [actId])).rowCount === 1
}

/** Lets go of a held act. Does nothing when there is none or it is done. */
export async function releaseAct(actId: string, _engines: unknown, db: Database): Promise<void> {
  await release(db.pool, actId)
}

/**
 * For a router that recovers from a crash: what is still held was never done, and is let go here, so that a resolver that
 * comes late cannot do it after the refund.
 */
export async function outcomeOfAct(actId: string, _engines: unknown, db: Database): Promise<'DONE' | 'UNDONE'> {
  await release(db.pool, actId)
  const { rowCount } = await db.pool.query(`SELECT 1 FROM kit.act WHERE act_id = $1 AND state = 'DONE'`, [actId])
  return rowCount === 1 ? 'DONE' : 'UNDONE'
}

async function release(pool: Pool, actId: string): Promise<void> {
  const sql = `UPDATE kit.act SET state = 'RELEASED', claim = NULL, ended_at = now() WHERE act_id = $1 AND state = 'HELD'`
  await pool.query(sql, [actId])
}

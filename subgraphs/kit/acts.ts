import type { Pool, PoolClient } from 'pg'
import type { Database } from '../../prisma/database.ts'
import { Conflict } from '../../schema/errors.ts'
import type { PaidLine } from './context.ts'
import type { Act } from './subgraph.ts'
import { inTransaction } from './transaction.ts'

// Acts that end in one transaction of our own database: held before the money moves, done in the transaction that writes
// what was bought. An act that a company carries out is ASKED in between: the company is asked once, and what it did after the
// act was given up is undone or told to the operator. A service whose act is longer (a registrar's) keeps orders of its own.

/** An act of ours or of a company; `hold` refuses before anything is charged. */
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
 * Writes the effect of a mutation that is paid for afterwards (`settle: ON_SUCCESS`), together with the fact that it stands: both
 * happen, or neither. So a payment whose work ran out of time is charged when its effect stands, and else forbids it before it is
 * released; see `outcomeOfEffect`. Throws Conflict when it was forbidden meanwhile.
 */
export function carryOutEffect<Result>(
  pool: Pool,
  { actId, field }: PaidLine,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const isFirst = await insertEnded(client, actId, field, 'DONE')
    if (!isFirst) throw new Conflict('This took too long; nothing is charged for it')
    return work(client)
  })
}

/**
 * Whether the effect of a line stands; one that does not never will. Waits for a transaction that is writing it.
 */
export async function outcomeOfEffect(pool: Pool, field: string, actId: string): Promise<'DONE' | 'UNDONE'> {
  await insertEnded(pool, actId, field, 'RELEASED')
  return (await isDone(pool, actId)) ? 'DONE' : 'UNDONE'
}

async function insertEnded(
  client: Pool | PoolClient,
  actId: string,
  field: string,
  state: 'DONE' | 'RELEASED',
): Promise<boolean> {
  const sql = `INSERT INTO kit.act (act_id, field, state, ended_at) VALUES ($1, $2, '${state}', now()) ON CONFLICT DO NOTHING`
  return (await client.query(sql, [actId, field])).rowCount === 1
}

async function isDone(pool: Pool, actId: string): Promise<boolean> {
  const { rowCount } = await pool.query(`SELECT 1 FROM kit.act WHERE act_id = $1 AND state = 'DONE'`, [actId])
  return rowCount === 1
}

/** What a company is asked to do for an act. */
export interface CompanyAct<Result> {
  /** For whoever comes second, or too late. */
  readonly late: string
  /** Asks the company, once. When it throws, the act is given up and its price goes back. */
  ask(): Promise<Result>
  /** Whether the company did it; when not, the act is given up. Left out: it did. */
  isDone?(result: Result): boolean
  /** Writes what was done, in the transaction that ends the act. */
  keep(client: PoolClient, result: Result): Promise<unknown>
  /** The company did it after the act had been given up, so nobody pays for it: undoes it, or tells the operator. */
  onLate(result: Result): Promise<void>
}

/** Carries out a held act by asking a company. Throws Conflict with the message `late` when it is not held any more. */
export async function carryOutByCompany<Result>(
  pool: Pool,
  actId: string,
  { late, ask, isDone: wasDone = () => true, keep, onLate }: CompanyAct<Result>,
): Promise<Result> {
  const begun = await pool.query(`UPDATE kit.act SET state = 'ASKED' WHERE act_id = $1 AND state = 'HELD'`, [actId])
  if (begun.rowCount !== 1) throw new Conflict(late)
  const result = await ask().catch(async (error: unknown) => {
    await giveUp(pool, actId)
    throw error
  })
  if (!wasDone(result)) {
    await giveUp(pool, actId)
    return result
  }
  const isPaid = await inTransaction(pool, async (client) => {
    const isOurs = await endAct(client, actId, 'ASKED', 'DONE')
    if (isOurs) await keep(client, result)
    return isOurs
  })
  if (isPaid) return result
  await onLate(result)
  throw new Conflict(late)
}

/**
 * Ends a held act, in the transaction that writes what was bought. False when it is done already, or was let go while the
 * work took its time: then nothing may be written.
 */
export function completeAct(client: PoolClient, actId: string): Promise<boolean> {
  return endAct(client, actId, 'HELD', 'DONE')
}

/** Lets go of a held act. Does nothing when there is none, a company is asked for it or it is done. */
export async function releaseAct(actId: string, _engines: unknown, db: Database): Promise<void> {
  await endAct(db.pool, actId, 'HELD', 'RELEASED')
}

/**
 * For a router that recovers from a crash, or whose time is up: what is not done is given up here, so that a resolver that
 * comes late cannot do it after the refund.
 */
export async function outcomeOfAct(actId: string, _engines: unknown, db: Database): Promise<'DONE' | 'UNDONE'> {
  await giveUp(db.pool, actId)
  return (await isDone(db.pool, actId)) ? 'DONE' : 'UNDONE'
}

async function giveUp(pool: Pool, actId: string): Promise<void> {
  await endAct(pool, actId, 'HELD', 'RELEASED')
  await endAct(pool, actId, 'ASKED', 'RELEASED')
}

/** Ends an act, and with it what it claims. False when it is in another state. */
async function endAct(
  client: Pool | PoolClient,
  actId: string,
  from: 'HELD' | 'ASKED',
  to: 'DONE' | 'RELEASED',
): Promise<boolean> {
  const sql = `UPDATE kit.act SET state = '${to}', claim = NULL, ended_at = now() WHERE act_id = $1 AND state = '${from}'`
  return (await client.query(sql, [actId])).rowCount === 1
}

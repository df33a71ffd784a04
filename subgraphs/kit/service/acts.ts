import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Pool, PoolClient } from '../../../prisma/database.ts'
import { isDatabaseGone } from '../../../prisma/isGone.ts'
import { affected, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict } from '../../../schema/errors.ts'
import type { PaidLine } from './context.ts'
import { statedAs } from './problems.ts'
import type { Act, ActRef } from './subgraph.ts'

// Acts that end in one transaction of our own database: held before the money moves, completed in the transaction that
// writes the purchase. An act that a company carries out is ASKED in between: the company is asked once, and a result
// that arrives after the act was released is undone or reported to the operator. A service with longer acts (a
// registrar's) keeps its own orders (`orderActs.ts`).
//
// `outcome` is final, also for an act that was never seen: it leaves a RELEASED row, which refuses a hold that arrives after
// its router was lost. It and a hold of the same act wait for each other.

type ActState = Row<'kit.act'>['state']

/**
 * How long `outcome` waits for a transaction that is writing the act, in milliseconds. A process that stands still keeps
 * its transaction open: recovery then asks again later, and meanwhile finishes other payments.
 */
const HOLD_WAIT_MS = 20_000

/** How long what a company did is written again while the database is away, and the pause between two attempts, in milliseconds. */
const KEEPING_MS = 60_000
const KEEPING_PAUSE_MS = 500

/** An act of ours or of a company; `hold` refuses before anything is charged. */
export function actHeldBy<Args, Engines>(hold: Act<Args, Engines>['hold']): Act<Args, Engines> {
  return { hold, release: releaseAct, outcome: outcomeOfAct }
}

/** The purchase that a line is about to make. */
export interface Hold {
  readonly line: PaidLine
  /** Name that only one line may hold at a time, such as `mail.name:acme`. Omitted: none. */
  readonly claim?: string
  /** Conflict message if another line holds the claim. */
  readonly taken?: string
}

/**
 * Claims a line's purchase, inside the transaction in which the caller then checks availability. Idempotent per line.
 * Throws Conflict while another line holds the claim, and if the act was released.
 */
export async function holdAct(client: PoolClient, { line, claim, taken }: Hold): Promise<void> {
  const { actId, field } = line
  if (await isHeld(client, actId)) return
  const act = tables
    .insertInto('kit.act')
    .values({ actId, field, claim: claim ?? null })
    .onConflict((other) => other.doNothing())
  if ((await affected(client, act)) === 1) return
  // The insert waited for a transaction that has released or held this act, or that holds the claim.
  if (await isHeld(client, actId)) return
  throw new Conflict(taken ?? 'Another caller is buying this now; retry in a moment')
}

/** Whether an act is held, asked for or done. Throws Conflict if it was released. */
async function isHeld(client: PoolClient, actId: string): Promise<boolean> {
  const state = await stateOfAct(client, actId)
  if (state === 'RELEASED') throw letGo()
  return state !== null
}

/** The error of a hold whose act was released. It is no problem of a payload: the purchase itself was not refused. */
export function letGo(): Conflict {
  return statedAs(new Conflict('This payment has been let go; pay again'), { type: 'PaymentLetGo', path: [] })
}

/**
 * Completes a held act together with the `work` that writes the purchase: both happen, or neither and the money is
 * refunded. Throws Conflict with the message `late` if the act is already done, or was released while the work was
 * running.
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
 * Writes the effect of a mutation that settles afterwards (`settle: ON_SUCCESS`), and records that it exists, in one
 * transaction. So a payment whose work timed out is charged if its effect exists; otherwise the effect is forbidden
 * before the payment is released, see `outcomeOfEffect`. Throws Conflict if it was forbidden in the meantime.
 */
export function carryOutEffect<Result>(
  pool: Pool,
  line: PaidLine,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const isFirst = await insertEnded(client, line, 'DONE')
    if (!isFirst) throw new Conflict('This took too long; nothing is charged for it')
    return work(client)
  })
}

/** Whether the effect of a line exists; UNDONE forbids it for good. Waits for a transaction that is writing it. */
export async function outcomeOfEffect(pool: Pool, act: ActRef): Promise<'DONE' | 'UNDONE'> {
  await afterHold(pool, (client) => insertEnded(client, act, 'RELEASED'))
  return (await isDone(pool, act.actId)) ? 'DONE' : 'UNDONE'
}

/** Inserts an act that ended without having been held; false if it exists. */
export async function insertEnded(
  client: PoolClient,
  { actId, field }: ActRef,
  state: 'DONE' | 'RELEASED',
): Promise<boolean> {
  const act = tables
    .insertInto('kit.act')
    .values({ actId, field, state, endedAt: sql<Date>`now()` })
    .onConflict((known) => known.doNothing())
  return (await affected(client, act)) === 1
}

async function isDone(pool: Pool, actId: string): Promise<boolean> {
  return (await stateOfAct(pool, actId)) === 'DONE'
}

/** The state of an act; null if there is none. ASKED: the company may do it now, or its process has died. */
export async function stateOfAct(db: Pool | PoolClient, actId: string): Promise<ActState | null> {
  const act = tables.selectFrom('kit.act').select('state').where('actId', '=', actId)
  return (await firstRow(db, act))?.state ?? null
}

/** An act to carry out through a company. */
export interface CompanyAct<Result> {
  /** Conflict message if the act is no longer held, or was released during the request. */
  readonly late: string
  /**
   * Runs in the transaction after which the company is asked, such as queueing a job that looks for what the company did
   * if this process dies before it has written the result. See `stateOfAct`.
   */
  before?(client: PoolClient): Promise<unknown>
  /** Calls the company, once. If it throws, the act is released and its price refunded. */
  ask(): Promise<Result>
  /** Whether the company did it; if not, the act is released. Omitted: true. */
  isDone?(result: Result): boolean
  /** Writes the result, in the transaction that completes the act. */
  keep(client: PoolClient, result: Result): Promise<unknown>
  /** The company did it, and the act is released, so it is unpaid: undo it, or tell the operator. */
  onLate(result: Result): Promise<void>
}

/**
 * Carries out a held act through a company. Throws Conflict with the message `late` if it is not held any more, and the
 * error of `keep`, whose act is released and given to `onLate`. While the database is away, `keep` is repeated for a minute.
 */
export async function carryOutByCompany<Result>(
  pool: Pool,
  actId: string,
  { late, before, ask, isDone: wasDone = () => true, keep, onLate }: CompanyAct<Result>,
): Promise<Result> {
  await inTransaction(pool, async (client) => {
    const asked = actIn(actId, 'HELD').set('state', 'ASKED')
    if ((await affected(client, asked)) !== 1) throw new Conflict(late)
    await before?.(client)
  })
  const result = await ask().catch(async (error: unknown) => {
    await giveUp(pool, actId)
    throw error
  })
  if (!wasDone(result)) {
    await giveUp(pool, actId)
    return result
  }
  try {
    await whileAway(() =>
      inTransaction(pool, async (client) => {
        if (!(await endAct(client, actId, 'ASKED', 'DONE'))) throw new Conflict(late)
        await keep(client, result)
      }),
    )
    return result
  } catch (error) {
    // Also after an error the commit may have succeeded: then the act cannot be released any more.
    await giveUp(pool, actId)
    if (await isDone(pool, actId)) return result
    await onLate(result)
    throw error
  }
}

/** Repeats work that fails because the database is away: what the company did, it did once, and perhaps for good. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + KEEPING_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseGone(error) || performance.now() >= deadline) throw error
    }
    await pause(KEEPING_PAUSE_MS)
  }
}

/**
 * Completes a held act, in the transaction that writes the purchase. False if it is already done, or was released while
 * the work was running: then write nothing.
 */
function completeAct(client: PoolClient, actId: string): Promise<boolean> {
  return endAct(client, actId, 'HELD', 'DONE')
}

/** Releases a held act. Does nothing if there is none, a company has been asked for it, or it is done. */
export async function releaseAct({ actId }: ActRef, _engines: unknown, { pool }: Database): Promise<void> {
  await endAct(pool, actId, 'HELD', 'RELEASED')
}

/**
 * For a router that recovers from a crash or has timed out: releases an act that is not done, so that a late hold or
 * resolver cannot claim or complete it after the refund.
 */
export async function outcomeOfAct(
  { actId, field }: ActRef,
  _engines: unknown,
  { pool }: Database,
): Promise<'DONE' | 'UNDONE'> {
  const end = { state: 'RELEASED', claim: null, endedAt: sql<Date>`now()` } as const
  const released = tables
    .insertInto('kit.act')
    .values({ actId, field, ...end })
    .onConflict((known) => known.column('actId').doUpdateSet(end).where('kit.act.state', 'in', ['HELD', 'ASKED']))
  await afterHold(pool, (client) => affected(client, released))
  return (await isDone(pool, actId)) ? 'DONE' : 'UNDONE'
}

/** Runs a transaction that waits at most HOLD_WAIT_MS for one that is writing the same act; then it throws. */
export function afterHold<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL lock_timeout = ${HOLD_WAIT_MS}`)
    return work(client)
  })
}

/** Gives up an act whose company did not do it. */
async function giveUp(pool: Pool, actId: string): Promise<void> {
  await endAct(pool, actId, 'ASKED', 'RELEASED')
}

/** Ends an act and its claim. False if it is in another state. */
async function endAct(
  client: Pool | PoolClient,
  actId: string,
  from: 'HELD' | 'ASKED',
  to: 'DONE' | 'RELEASED',
): Promise<boolean> {
  const ended = actIn(actId, from).set({ state: to, claim: null, endedAt: sql<Date>`now()` })
  return (await affected(client, ended)) === 1
}

/** Changes an act if it is in a state. */
function actIn(actId: string, state: ActState) {
  return tables.updateTable('kit.act').where('actId', '=', actId).where('state', '=', state)
}

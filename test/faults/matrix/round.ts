import { RECOVERY_JOB } from '../../../router/jobs/ledger.ts'
import { parseUsd } from '../../../schema/money.ts'
import type { FaultsGround } from '../../support/faultsGround.ts'
import { type Method, makePayer, type Payer } from '../../support/faultsPayer.ts'
import { eventually } from '../../support/ledger.ts'
import { json } from '../../support/wallet.ts'
import { type Heard, insist, send } from './client.ts'
import type { Fault, Victim } from './faults.ts'
import { MOMENTS, type MomentName } from './moments.ts'

/** A payment in some way, which is at some moment when the fault happens. */
export interface Cell {
  readonly moment: MomentName
  readonly method: Method
}

/** What came of a cell when all was over. */
export interface Outcome {
  /** What the client heard at last. */
  readonly heard: Heard
  /** What it hears when it asks once more. */
  readonly again: Heard | null
  /** Whether it got what it paid for. */
  readonly hasGot: boolean
  /** What its wallet has less, in atomic units. */
  readonly charged: bigint
  /** The states of its payments. */
  readonly states: readonly string[]
  /** The status that the client heard first, while the fault lasted or after it; null when the line broke. */
  readonly firstStatus: number | null
}

/** A cell under way. */
interface Run {
  readonly cell: Cell
  readonly payer: Payer
  readonly init: RequestInit
  readonly label: string
}

const AT_REST = ['SETTLED', 'REFUNDED', 'RELEASED', 'FAILED']

/**
 * Concurrent requests share statements, of which two are under way at most. A held reservation takes one of the two; a
 * held read must be the only one, because the next may come in one statement with it.
 */
const MOST_HELD: Partial<Record<MomentName, number>> = { 'after reserve': 2, 'during work': 1 }

/** Plays cells in as few rounds as there can be. What came of each stands in their order. */
export async function play(url: string, fault: Fault, cells: readonly Cell[], victim: Victim): Promise<Outcome[]> {
  const rounds = new Map<number, Cell[]>()
  for (const cell of cells) {
    const rank = cells.filter(({ moment }) => moment === cell.moment).indexOf(cell)
    const round = Math.floor(rank / (MOST_HELD[cell.moment] ?? cells.length))
    rounds.set(round, [...(rounds.get(round) ?? []), cell])
  }
  const outcomes = new Map<Cell, Outcome>()
  for (const round of rounds.values()) {
    const played = await playRound(url, fault, round, victim)
    for (const [index, cell] of round.entries()) outcomes.set(cell, played[index] as Outcome)
  }
  return cells.map((cell) => outcomes.get(cell) as Outcome)
}

/**
 * One round: a payment for each cell is brought to its moment, the fault happens to all of them at once, they go on, the
 * fault ends, and every client insists. What comes of each is told when nothing is under way any more.
 */
async function playRound(url: string, fault: Fault, cells: readonly Cell[], victim: Victim): Promise<Outcome[]> {
  const { ground, traps } = victim
  const runs = await Promise.all(cells.map((cell) => prepare(url, cell, victim)))
  const firsts = new Map<Run, Promise<Heard | null>>()
  const releases: (() => void)[] = []
  for (const wave of [1, 2, 3, 4] as const) {
    const group = runs.filter(({ cell }) => MOMENTS[cell.moment].wave === wave)
    if (wave === 2 && group.length > 0) await ground.node.setAutomine(false)
    const reached = group.map((run) => {
      const { cell, payer, init, label } = run
      const hold = MOMENTS[cell.moment].hold({ payer: payer.address, label }, ground, traps)
      releases.push(hold.release)
      firsts.set(run, send(url, init))
      return wave === 2 ? Promise.resolve() : hold.reached
    })
    await Promise.all(reached)
    if (wave === 2) await eventually('the transactions are sent', async () => (await waiting(victim)) >= group.length)
  }
  await fault.happen(victim)
  for (const release of releases) release()
  await ground.node.setAutomine(true)
  await ground.node.mine({ blocks: 1 })
  await (fault.harm ? fault.harm(victim) : Promise.all(firsts.values()))
  await fault.end(victim)
  await Promise.all(firsts.values())
  await passTime(victim)
  const heard = await Promise.all(runs.map(({ init, payer }) => insist(url, init, () => isAtRest(victim, payer))))
  await eventually('nothing is under way', () => isAllAtRest(victim), 60_000)
  return Promise.all(
    runs.map(async (run, index) => {
      const first = await firsts.get(run)
      return { ...(await outcomeOf(url, run, heard[index] as Heard, victim)), firstStatus: first?.status ?? null }
    }),
  )
}

let count = 0

async function prepare(url: string, cell: Cell, { ground }: Victim): Promise<Run> {
  count += 1
  const label = `cell${count}x${Math.random().toString(36).slice(2, 8)}`
  const payer = await makePayer(ground, cell.method)
  const query = `{ some: domainSearch(name: "${label}") { name } none: domainSearch(name: "google") { name } }`
  const headers = await payer.pay(await fetch(url, json({ query })))
  return { cell, payer, label, init: json({ query }, headers) }
}

/** Transactions that are in no block. */
async function waiting({ ground }: Victim): Promise<number> {
  const { pending } = await ground.node.getTxpoolStatus()
  return pending
}

/** The time passes after which somebody else may take up what somebody who is gone, or was cut off, had begun. */
async function passTime({ ground }: Victim): Promise<void> {
  await ground.pool.query(
    `UPDATE ledger.open_payment SET lease_until = now() - interval '1 second'
     WHERE state IN ('RESERVED', 'EXECUTED', 'SETTLING', 'PENDING')`,
  )
  await ground.pool.query(
    `UPDATE ledger.disbursement SET lease_until = NULL, updated_at = now() - interval '2 minutes'
     WHERE state IN ('REQUESTED', 'SENDING')`,
  )
  await dueNow(ground.pool, RECOVERY_JOB)
}

/** Makes a job due that waits for its time, and wakes the workers: seconds in which every client would only ask again. */
async function dueNow(pool: FaultsGround['pool'], job: string): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()), pg_notify('jobs:insert', '{"count":1}')
     FROM graphile_worker.jobs WHERE task_identifier = $1 AND locked_at IS NULL`,
    [job],
  )
}

async function isAtRest(victim: Victim, { address }: Payer): Promise<boolean> {
  const states = await statesOf(victim, address)
  return states.every((state) => AT_REST.includes(state))
}

async function isAllAtRest({ ground }: Victim): Promise<boolean> {
  const { rows } = await ground.pool.query(
    `SELECT FROM ledger.payment WHERE NOT state = ANY ($1)
     UNION ALL SELECT FROM ledger.disbursement WHERE state <> 'SENT'`,
    [AT_REST],
  )
  return rows.length === 0
}

async function statesOf({ ground }: Victim, payer: string): Promise<string[]> {
  const { rows } = await ground.pool.query('SELECT state FROM ledger.payment WHERE payer = $1', [payer])
  return rows.map(({ state }) => state)
}

async function outcomeOf(
  url: string,
  { payer, init }: Run,
  heard: Heard,
  victim: Victim,
): Promise<Omit<Outcome, 'firstStatus'>> {
  return {
    heard,
    again: await send(url, init),
    hasGot: Boolean(heard.body.data?.some),
    charged: parseUsd('1') - (await payer.balance()),
    states: await statesOf(victim, payer.address),
  }
}

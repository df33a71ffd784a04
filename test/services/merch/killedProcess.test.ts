import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stranger, startStranger } from '../../kit/outbound/servers.ts'
import { auditOf } from '../../support/audit.ts'
import { HoldPoints } from '../../support/holdPoints.ts'
import { eventually } from '../../support/ledger.ts'
import { type ProcessOnLine, startProcessOnLine } from '../../support/processOnLine.ts'
import type { Hold } from '../../support/proxy.ts'
import { COMMISSION, type Deal, makeDeal, orderMug, PRICE } from './support/deals.ts'
import { dataUrl, picture } from './support/pictures.ts'
import { type Printer, startPrinter } from './support/printer.ts'

// Orders whose process is killed. Each has a buyer and a seller of its own, and is named for the moment at which it is then.

/** A process that is started again compiles itself first. */
const WITH_RESTART = 150_000
const FOLLOWING_JOB = 'the orders are looked after'

/** What came of an order. */
interface Outcome {
  readonly state: string
  /** How often the company was asked to take it. */
  readonly placed: number
  /** By its buyer, what went back not counted. */
  readonly paid: bigint
  readonly commission: bigint
}

/** A moment of an order. */
interface Moment {
  hold(): Hold
  /** Where its order stands then. */
  readonly at: string
  readonly end: Outcome
}

const NOT_BOUGHT: Outcome = { state: 'RELEASED', placed: 0, paid: 0n, commission: 0n }
const REFUNDED: Outcome = { state: 'FAILED', placed: 1, paid: 0n, commission: 0n }
const SENT: Outcome = { state: 'SHIPPED', placed: 1, paid: PRICE, commission: COMMISSION }

const atRequest = (...words: string[]) => tollgraph.hold('request', ...words)
const atAnswer = (...words: string[]) => tollgraph.hold('answer', ...words)

/** Before an order is placed, while its buyer waits for an answer. */
const ORDERING: Readonly<Record<string, Moment>> = {
  /** The money has moved, and the order does not know. */
  paid: { hold: () => atRequest('update "merch"."order" set "state"', 'PAID'), at: 'HELD', end: NOT_BOUGHT },
  /** The order knows, and nothing is drawn. */
  begun: { hold: () => atAnswer('update "merch"."order" set "state"', 'PAID'), at: 'PAID', end: SENT },
  drawn: { hold: () => atRequest('update "merch"."order" set "state"', 'ASKING'), at: 'PAID', end: SENT },
  asked: { hold: () => printer.hold('hears', 'asked'), at: 'ASKING', end: REFUNDED },
  taken: { hold: () => printer.hold('has taken', 'taken'), at: 'ASKING', end: SENT },
  /** Nothing is paid: its picture is being fetched. */
  fetched: { hold: () => points.hold('picture'), at: 'HELD', end: NOT_BOUGHT },
}
/** After that. */
const FOLLOWING: Readonly<Record<string, Moment>> = {
  polled: { hold: () => printer.hold('tells', 'polled'), at: 'PLACED', end: SENT },
  /** Its commission is being asked for. */
  shipped: { hold: () => atRequest(`add_job('ledger.refund'`), at: 'PLACED', end: SENT },
  /** The transfer of its commission is signed, and not sent. */
  signed: { hold: () => atAnswer('UPDATE ledger.disbursement SET prepared'), at: 'SHIPPED', end: SENT },
  /** The transfer is on chain, and nobody has heard of it. */
  transferred: { hold: () => atRequest(`UPDATE ledger.disbursement SET state = 'SENT'`), at: 'SHIPPED', end: SENT },
}
const MOMENTS = Object.entries({ ...FOLLOWING, ...ORDERING })

let printer: Printer
let pictures: Stranger
let tollgraph: ProcessOnLine
let mug: Buffer
const points = new HoldPoints()

beforeAll(async () => {
  mug = await picture(500, 500)
  pictures = await startStranger((_, response) => void points.pass('picture').then(() => response.end(mug)))
  printer = await startPrinter()
  tollgraph = await startProcessOnLine({
    ...printer.settings,
    // Longer than anything is held.
    PROVIDER_TIMEOUT_MS: '60000',
    OUTBOUND_ALLOW: `127.0.0.1:${pictures.port}`,
  })
})
afterAll(async () => {
  await Promise.all([printer?.stop(), pictures?.stop()])
  await tollgraph?.end()
})

/** Orders a mug by a picture that is given, or has to be fetched. */
function order(deal: Deal): Promise<number | null> {
  return orderMug(tollgraph, deal, deal.name === 'fetched' ? `${pictures.url}/mug.png` : dataUrl(mug))
}

async function stateOf({ buyer }: Deal): Promise<string | undefined> {
  const sql = 'SELECT state FROM merch.order WHERE wallet = $1 ORDER BY created_at'
  return (await tollgraph.pool.query(sql, [buyer.address])).rows[0]?.state
}

async function outcomeOf(deal: Deal): Promise<Outcome> {
  return {
    state: (await stateOf(deal)) ?? 'UNKNOWN',
    placed: printer.asked(deal.name).length,
    paid: PRICE - (await deal.buyer.balance()),
    commission: await deal.seller.balance(),
  }
}

/** Lets the process look after the orders of some people, as if so many minutes had passed. */
async function follow(names: readonly string[], minutes: number): Promise<void> {
  await tollgraph.pool.query(
    `UPDATE merch.order SET due_at = due_at - $2 * interval '1 minute', asked_at = asked_at - $2 * interval '1 minute'
     WHERE due_at IS NOT NULL AND address->>'firstName' = ANY ($1)`,
    [names, minutes],
  )
  await tollgraph.pool.query(`SELECT graphile_worker.add_job('merch.followOrders', job_key => $1)`, [FOLLOWING_JOB])
}

async function followed(): Promise<void> {
  const sql = 'SELECT FROM graphile_worker.jobs WHERE key = $1'
  await eventually('the orders were looked after', async () => {
    const { rowCount } = await tollgraph.pool.query(sql, [FOLLOWING_JOB])
    return rowCount === 0
  })
}

/** Whoever comes next may take up the payments and transfers that the dead process was at. */
async function endLeases(): Promise<void> {
  await tollgraph.pool.query(`UPDATE ledger.open_payment SET lease_until = now() - interval '1 second'`)
  await tollgraph.pool.query(
    `UPDATE ledger.disbursement SET lease_until = NULL, updated_at = now() - interval '2 minutes' WHERE state = 'SENDING'`,
  )
}

it('orders go on from any step after the process was killed, and are placed, paid and passed on once', {
  timeout: WITH_RESTART,
}, async () => {
  const names = MOMENTS.map(([name]) => name)
  const deals = await Promise.all(names.map((name) => makeDeal(tollgraph, name)))
  const dealNamed = (name: string) => deals[names.indexOf(name)] as Deal
  const statesOf = () => Promise.all(deals.map(stateOf))

  for (const name of Object.keys(FOLLOWING)) expect(await order(dealNamed(name))).toBe(200)
  for (const [name, { hold }] of Object.entries(FOLLOWING)) {
    if (name !== 'polled') printer.ship(name)
    const { reached } = hold()
    await follow([name], 1)
    await reached
  }
  const unanswered: Promise<number | null>[] = []
  for (const [name, { hold }] of Object.entries(ORDERING)) {
    const { reached } = hold()
    unanswered.push(order(dealNamed(name)))
    await reached
  }
  const moments = MOMENTS.map(([, { at }]) => at)
  await eventually('each order is at its moment', async () => String(await statesOf()) === String(moments))
  await tollgraph.kill()
  expect(await Promise.all(unanswered)).toEqual(unanswered.map(() => null))
  printer.shipAll()
  const commissions = await Promise.all(deals.map(({ seller }) => seller.balance()))
  expect(commissions).toEqual(names.map((name) => (name === 'transferred' ? COMMISSION : 0n)))

  await endLeases()
  await tollgraph.start()
  await follow(names, 6)
  await followed()
  // The company may yet tell that it has it.
  expect(await stateOf(dealNamed('asked'))).toBe('ASKING')
  await follow(names, 15)
  const ends = MOMENTS.map(([, { end }]) => end)
  await expect.poll(() => Promise.all(deals.map(outcomeOf)), { timeout: 30_000 }).toEqual(ends)
  await follow(names, 60)
  await followed()
  await expect.poll(async () => (await auditOf(tollgraph, { grace: 0 })).findings, { timeout: 30_000 }).toEqual([])
  expect(await Promise.all(deals.map(outcomeOf))).toEqual(ends)

  const late = dealNamed('fetched')
  expect(await order(late)).toBe(200)
  expect(await late.buyer.balance()).toBe(0n)
})

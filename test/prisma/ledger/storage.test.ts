import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { addMonths } from '../../../prisma/ledger/months.ts'
import { newPaymentId } from '../../../prisma/ledger/paymentId.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'

const HOUR_MS = 3_600_000

let db: LedgerDatabase
let ledger: Ledger

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
})
beforeEach(async () => {
  await db.setShift(0)
  await db.clear()
})
afterAll(() => db?.close())

const timed = (given: Partial<NewPayment> = {}): NewPayment => ({ ...newPayment([10n], given), id: newPaymentId() })

async function countOf(table: string, id: string): Promise<number> {
  const { rows } = await db.pool.query(`SELECT count(*)::int AS count FROM ledger.${table} WHERE payment_id = $1`, [id])
  return rows[0].count
}

async function firstId(at: Date): Promise<string> {
  const { rows } = await db.pool.query('SELECT ledger.first_id($1) AS id', [at])
  return rows[0].id
}

async function partitionOf(id: string): Promise<string> {
  const { rows } = await db.pool.query('SELECT tableoid::regclass::text AS name FROM ledger.payment WHERE id = $1', [
    id,
  ])
  return rows[0].name
}

describe('a payment', () => {
  it('moves on for a reason in letters that Postgres cannot hold', async () => {
    const payment = timed()
    await ledger.reserve(payment, 0)
    expect(await ledger.move(payment.id, 'RELEASED', 'No \0 more')).toBe(true)
    expect(await ledger.get(payment.id)).toMatchObject({ state: 'RELEASED', reason: 'No  more' })
  })

  it('lies in the partition of the month that its id begins with, and an older one in the default', async () => {
    const [present, old] = [timed(), newPayment([10n])]
    await settledPayment(ledger, present)
    await settledPayment(ledger, old)
    const month = new Date().toISOString().slice(0, 7).replace('-', '_')
    expect(await partitionOf(present.id)).toBe(`ledger.payment_${month}`)
    expect(await partitionOf(old.id)).toBe('ledger.payment_other')
  })

  it('has an id that is below the first of a later time, and not below that of its own', async () => {
    const before = new Date()
    const id = newPaymentId()
    expect(id >= (await firstId(before))).toBe(true)
    expect(id < (await firstId(new Date(Date.now() + 1)))).toBe(true)
  })

  it('gives all its steps, in order', async () => {
    const payment = timed()
    await settledPayment(ledger, payment)
    const { rows } = await db.pool.query(
      'SELECT id::int, from_state, to_state FROM ledger.payment_transition WHERE payment_id = $1 ORDER BY id',
      [payment.id],
    )
    expect(rows.map(({ id, from_state, to_state }) => [id, from_state, to_state])).toEqual([
      [1, null, 'RESERVED'],
      [2, 'RESERVED', 'EXECUTED'],
      [3, 'EXECUTED', 'SETTLING'],
      [4, 'SETTLING', 'SETTLED'],
    ])
  })

  it('gives each step its time and its reason, in one line', async () => {
    const payment = timed()
    await ledger.reserve(payment, 0)
    await db.setShift(1_234)
    await ledger.move(payment.id, 'RELEASED', 'Two\nlines\tand a tab')
    const { rows } = await db.pool.query(
      `SELECT step.to_state, step.reason, round(extract(epoch FROM step.at - payment.created_at), 1)::float8 AS after
       FROM ledger.payment_transition AS step JOIN ledger.payment ON payment.id = step.payment_id
       WHERE payment_id = $1 ORDER BY step.id`,
      [payment.id],
    )
    expect(rows).toEqual([
      { to_state: 'RESERVED', reason: 'Verified', after: 0 },
      { to_state: 'RELEASED', reason: 'Two lines and a tab', after: expect.closeTo(1.2, 0) },
    ])
  })

  it('gives the steps of the release before among its own, whichever of the two moved it first', async () => {
    const [theirs, ours] = [timed(), timed()]
    for (const { id } of [await reservedByBefore(theirs), ours]) {
      if (id === ours.id) await ledger.reserve(ours, 0)
      await ledger.execute(id, 'The work is done', {
        answer: { status: 200, headers: {}, body: Buffer.from('done') },
        judgements: new Map(),
        charge: 10n as NewPayment['amount'],
      })
      await settledByBefore(id)
      const { rows } = await db.pool.query(
        'SELECT from_state, to_state FROM ledger.payment_transition WHERE payment_id = $1 ORDER BY id',
        [id],
      )
      expect(rows.map(({ from_state, to_state }) => [from_state, to_state])).toEqual([
        [null, 'RESERVED'],
        ['RESERVED', 'EXECUTED'],
        ['EXECUTED', 'SETTLING'],
        ['SETTLING', 'SETTLED'],
      ])
    }
  })
})

/** Reserves a payment as a router does that does not know `transitions` yet. */
async function reservedByBefore(payment: NewPayment): Promise<NewPayment> {
  await ledger.reserve(payment, 0)
  await db.pool.query(
    'UPDATE ledger.payment SET steps = ledger.steps(steps, transitions, created_at), transitions = NULL WHERE id = $1',
    [payment.id],
  )
  return payment
}

/** Moves a payment as such a router does. */
async function settledByBefore(id: string): Promise<void> {
  await db.pool.query(
    `UPDATE ledger.payment SET state = 'SETTLED',
       steps = payment.steps || array_remove(ARRAY[NULL, ROW ('SETTLED', 'Settled', now())::ledger.step], NULL) WHERE id = $1`,
    [id],
  )
}

describe('the partitions of the next months', () => {
  it('exist from the start, and are added once', async () => {
    const of = `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'ledger.payment_line'::regclass`
    const before = await db.pool.query(of)
    expect(before.rows).toHaveLength(5)
    expect(await Promise.all([addMonths(db.pool), addMonths(db.pool)])).toEqual([[], []])
    await db.pool.query(`DO $$ BEGIN
      EXECUTE (SELECT 'DROP TABLE ' || max(inhrelid::regclass::text) FROM pg_inherits WHERE inhparent = 'ledger.payment_line'::regclass
        AND inhrelid <> 'ledger.payment_line_other'::regclass);
    END $$`)
    expect((await Promise.all([addMonths(db.pool), addMonths(db.pool)])).flat()).toHaveLength(1)
    expect((await db.pool.query(of)).rows).toEqual(expect.arrayContaining(before.rows))
  })
})

describe('what only the first day of a payment needs', () => {
  it('goes after a day, when nothing can come of it any more; the payment stays', async () => {
    // Like those of payments older than time-ordered ids.
    for (const payment of [timed(), newPayment([10n])]) {
      await settledPayment(ledger, payment)
      await db.setShift(23 * HOUR_MS)
      await ledger.forgetAnswers(24)
      expect(await countOf('answer', payment.id)).toBe(1)
      expect(await countOf('credential', payment.id)).toBe(1)
      await db.setShift(25 * HOUR_MS)
      await ledger.forgetSettled()
      await ledger.forgetAnswers(24)
      for (const table of ['answer', 'receipt', 'credential', 'open_payment'])
        expect([table, await countOf(table, payment.id)]).toEqual([table, 0])
      expect(await ledger.get(payment.id)).toMatchObject({
        state: 'SETTLED',
        isAnswered: true,
        answer: null,
        credential: null,
      })
      await db.setShift(0)
    }
  })

  it('stays while the payment is open, and a credential while it could be executed', async () => {
    const open = timed()
    await ledger.reserve(open, 0)
    const long = timed()
    const validBefore = BigInt(Math.floor(Date.now() / 1_000) + 30 * 24 * 3_600)
    await settledPayment(ledger, { ...long, credential: { ...long.credential, validBefore } })
    await db.setShift(25 * HOUR_MS)
    await ledger.forgetAnswers(24)
    expect(await countOf('credential', open.id)).toBe(1)
    expect(await countOf('credential', long.id)).toBe(1)
    expect(await countOf('answer', long.id)).toBe(0)
    const again = { ...timed(), credential: { ...long.credential, validBefore } }
    expect(await ledger.reserve(again, 0)).toMatchObject({ kind: 'known', payment: { id: long.id } })
  })
})

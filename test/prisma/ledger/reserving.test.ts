import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { Lifeline } from './lifeline.ts'
import { newPayment } from './newPayment.ts'

let db: LedgerDatabase
/** What a ledger's line to the database hangs by. */
let line: Lifeline
let ledger: Ledger

beforeAll(async () => {
  db = await ledgerDatabase()
})
beforeEach(async () => {
  await db.clear()
  line = new Lifeline(async () => {})
  ledger = new Ledger(line.pool(db.pool), randomUUID())
})
afterAll(() => db?.close())

async function count(table: string): Promise<number> {
  const { rows } = await db.pool.query(`SELECT count(*)::int AS count FROM ledger.${table}`)
  return rows[0].count
}

const five = () => Array.from({ length: 5 }, () => newPayment([10_000n, 20_000n]))

/** The payment as one of a wallet that has enough for several. */
function ofOnePayer(payment: NewPayment): NewPayment {
  const { credential, funds } = payment
  const balance = atomicUsdc(1_000_000n)
  return {
    ...payment,
    credential: { ...credential, payer: `0x${'7'.repeat(40)}` as WalletAddress },
    funds: { ...funds, balance },
  }
}

describe('reservations that come at the same time', () => {
  it.each([
    ['before the database heard of them', 0],
    ['after the database had written them', 1],
  ])('are all made, once, when the line breaks %s', async (_when, step) => {
    const payments = five()
    line.plan({ kind: 'cut', step })
    const reserved = await Promise.all(payments.map((payment) => ledger.reserve(payment, 0)))
    expect(reserved).toEqual(payments.map(() => ({ kind: 'reserved' })))
    expect(await count('payment')).toBe(5)
    expect(await count('payment_line')).toBe(10)
    expect(await count('payment_transition')).toBe(5)
  })

  it('are made although one of them cannot be written', async () => {
    const payments = five()
    const bad = newPayment([1n], { requestId: 'no text of Postgres: \0' })
    const outcomes = await Promise.allSettled([...payments, bad].map((payment) => ledger.reserve(payment, 0)))
    expect(outcomes.map(({ status }) => status)).toEqual([...payments.map(() => 'fulfilled'), 'rejected'])
    expect(await count('payment')).toBe(5)
  })

  it('of one credential are made once, and the others hear of it', async () => {
    const first = newPayment([10_000n])
    const copies = Array.from({ length: 20 }, () => ({ ...first, id: randomUUID() }))
    const reserved = await Promise.all(copies.map((payment) => ledger.reserve(payment, 0)))
    expect(reserved.filter(({ kind }) => kind === 'reserved')).toHaveLength(1)
    expect(reserved.filter((one) => one.kind === 'known' && one.by === 'credential')).toHaveLength(19)
    expect(await count('payment')).toBe(1)
  })

  it('of one name are made once, be it over two routers', async () => {
    const other = new Ledger(db.pool, randomUUID())
    const { credential } = newPayment([1n])
    const named = Array.from({ length: 20 }, () => {
      const payment = newPayment([10_000n], { idempotencyKey: 'key:one' })
      return { ...payment, credential: { ...payment.credential, payer: credential.payer } }
    })
    const reserved = await Promise.all(named.map((payment, index) => (index % 2 ? ledger : other).reserve(payment, 0)))
    expect(reserved.filter(({ kind }) => kind === 'reserved')).toHaveLength(1)
    expect(reserved.filter((one) => one.kind === 'known' && one.by === 'key')).toHaveLength(19)
  })

  it('of the same credentials in whatever order never stand in the way of each other', async () => {
    const other = new Ledger(db.pool, randomUUID())
    const deadlocks = async (): Promise<number> => {
      // What a connection has counted is seen when it ends its next transaction.
      await db.pool.query('SELECT pg_stat_force_next_flush()')
      const { rows } = await db.pool.query(
        'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
      )
      return rows[0].deadlocks
    }
    const before = await deadlocks()
    for (let round = 0; round < 10; round += 1) {
      const payments = Array.from({ length: 100 }, () => newPayment([1n], { openKey: randomBytes(32) }))
      const copies = payments.map((payment) => ({ ...payment, id: randomUUID() })).reverse()
      const [ours, theirs] = await Promise.all([
        Promise.all(payments.map((payment) => ledger.reserve(payment, 60_000))),
        Promise.all(copies.map((payment) => other.reserve(payment, 60_000))),
      ])
      expect([...ours, ...theirs].filter(({ kind }) => kind === 'reserved')).toHaveLength(100)
    }
    expect(await deadlocks()).toBe(before)
  })

  it('of one open request are made once within the window, and again after it', async () => {
    const openKey = Buffer.from('the same request')
    const [first, second, third] = [1, 2, 3].map(() => ofOnePayer(newPayment([10_000n], { openKey })))
    if (!first || !second || !third) throw new Error('Three payments are needed')
    expect(await ledger.reserve(first, 60_000)).toEqual({ kind: 'reserved' })
    expect(await ledger.reserve(second, 60_000)).toEqual({ kind: 'open', payment: first.id })
    await db.setShift(61_000)
    expect(await ledger.reserve(third, 60_000)).toEqual({ kind: 'reserved' })
    await db.setShift(0)
  })
})

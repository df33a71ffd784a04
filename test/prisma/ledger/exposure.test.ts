import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import { NEXT_STATES, OPEN_STATES, type PaymentState } from '../../../prisma/ledger/states.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'

const WALLET = '0x00000000000000000000000000000000000000A1' as WalletAddress

let db: LedgerDatabase
let ledger: Ledger
let other: Ledger

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
  other = new Ledger(db.pool, randomUUID())
})
beforeEach(() => db.clear())
afterAll(() => db?.close())

/** A payment of one wallet, which held `balance` when the payment was verified. */
function paymentOf(
  balance: bigint,
  amount: bigint,
  { since = new Date(), scheme = 'exact' as 'exact' | 'upto', network = '' } = {},
): NewPayment {
  const payment = newPayment([amount], { funds: { balance: atomicUsdc(balance), since }, scheme })
  const { credential } = payment
  return { ...payment, credential: { ...credential, payer: WALLET, network: network || credential.network } }
}

async function openSum(): Promise<bigint> {
  const { rows } = await db.pool.query('SELECT coalesce(sum(amount), 0) AS sum FROM ledger.payment')
  return BigInt(rows[0].sum)
}

async function databaseTime(): Promise<Date> {
  return (await ledger.lookUp({ credential: newPayment([1n]).credential, idempotencyKey: null })).at
}

describe('the open payments of a wallet', () => {
  it('never promise more than its balance, at however many routers they are reserved at once', async () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n }), { minLength: 1, maxLength: 24 })
    await fc.assert(
      fc.asyncProperty(amounts, fc.bigInt({ min: 0n, max: 120n }), async (asked, balance) => {
        await db.clear()
        const payments = asked.map((amount) => paymentOf(balance, amount))
        const reserved = await Promise.all(
          payments.map((payment, index) => (index % 3 ? ledger : other).reserve(payment, 0)),
        )
        const sum = await openSum()
        expect(sum).toBeLessThanOrEqual(balance)
        const wanted = asked.reduce((one, next) => one + next, 0n)
        if (wanted <= balance) expect(sum).toBe(wanted)
        for (const [index, one] of reserved.entries()) {
          if (one.kind === 'reserved') continue
          expect(one).toMatchObject({ kind: 'short' })
          // What was refused does not fit beside what was reserved.
          expect(sum + (asked[index] ?? 0n)).toBeGreaterThan(balance)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each(Object.keys(NEXT_STATES) as PaymentState[])('count as the table of states says: %s', async (state) => {
    const first = paymentOf(10n, 10n)
    await ledger.reserve(first, 0)
    await db.pool.query('UPDATE ledger.open_payment SET state = $1 WHERE payment_id = $2', [state, first.id])
    const isOpen = (OPEN_STATES as readonly PaymentState[]).includes(state)
    const isTaken = state === 'SETTLED' || state === 'REFUNDING' || state === 'REFUNDED'
    if (isTaken) await db.pool.query(`UPDATE ledger.open_payment SET settled_at = now() - interval '1 minute'`)
    const next = await ledger.reserve(paymentOf(10n, 1n), 0)
    expect(next).toMatchObject(
      isOpen ? { kind: 'short', held: 10n, isSettling: state === 'SETTLING' } : { kind: 'reserved' },
    )
  })

  it('still count when they settled after the balance was read, and not when they settled before', async () => {
    const before = await databaseTime()
    await settledPayment(ledger, paymentOf(10n, 6n))
    const after = await databaseTime()
    expect(await ledger.reserve(paymentOf(10n, 5n, { since: before }), 0)).toMatchObject({ kind: 'short', held: 6n })
    expect(await ledger.reserve(paymentOf(5n, 5n, { since: new Date(after.getTime() + 1) }), 0)).toEqual({
      kind: 'reserved',
    })
  })

  it('count at their ceiling, and on their own network alone', async () => {
    await ledger.reserve(paymentOf(10n, 8n, { scheme: 'upto' }), 0)
    expect(await ledger.reserve(paymentOf(10n, 3n), 0)).toMatchObject({ kind: 'short', held: 8n })
    expect(await ledger.reserve(paymentOf(10n, 3n, { network: 'eip155:1' }), 0)).toEqual({ kind: 'reserved' })
    expect(await ledger.reserve(paymentOf(10n, 2n), 0)).toEqual({ kind: 'reserved' })
  })

  it('do not make a repeated credential short of money: it is known', async () => {
    const payment = paymentOf(10n, 10n)
    const copies = Array.from({ length: 10 }, () => ({ ...payment, id: randomUUID() }))
    const reserved = await Promise.all(copies.map((copy, index) => (index % 2 ? ledger : other).reserve(copy, 0)))
    expect(reserved.map(({ kind }) => kind).sort()).toEqual([...Array.from({ length: 9 }, () => 'known'), 'reserved'])
  })
})

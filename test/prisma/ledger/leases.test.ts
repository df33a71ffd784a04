import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimDisbursement } from '../../../prisma/ledger/disbursementClaims.ts'
import { openRefund, restingDisbursements } from '../../../prisma/ledger/disbursements.ts'
import { expireLeasesOf } from '../../../prisma/ledger/leases.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'
import { NO_CAPS } from './noCaps.ts'

/** Longer than any test. */
const LEASE_MS = 600_000

let db: LedgerDatabase
/** A process that is lost, hangs, or loses its connection, and one that takes over. */
let first: Ledger
let second: Ledger

beforeAll(async () => {
  db = await ledgerDatabase()
})
afterAll(() => db?.close())
beforeEach(async () => {
  await db.clear()
  first = new Ledger(db.pool, randomUUID())
  second = new Ledger(db.pool, randomUUID())
})

async function reserved(): Promise<NewPayment> {
  const payment = newPayment([100n], { leaseMs: LEASE_MS })
  expect(await first.reserve(payment, 0)).toEqual({ kind: 'reserved' })
  return payment
}

const taken = async () => (await second.takeStale(LEASE_MS, 50)).map(({ id }) => id)

/** The database's time, so many milliseconds later than it is. */
async function timeIn(milliseconds: number): Promise<Date> {
  const { rows } = await db.pool.query(`SELECT now() + $1 * interval '1 millisecond' AS at`, [milliseconds])
  return rows[0].at as Date
}

describe('the payments of a lost process', () => {
  it('are taken over at once, and those of others are not', async () => {
    const payment = await reserved()
    const ofOther = newPayment([100n], { leaseMs: LEASE_MS })
    await second.reserve(ofOther, 0)
    expect(await taken()).toEqual([])
    await expireLeasesOf(db.pool, [first.owner])
    expect(await taken()).toEqual([payment.id])
  })

  it('are no longer its own: what it does when it comes back is refused', async () => {
    const payment = await reserved()
    await first.move(payment.id, 'SETTLING', 'Asking to be settled')
    await expireLeasesOf(db.pool, [first.owner])
    expect(await taken()).toEqual([payment.id])
    expect(await first.holds(payment.id, 'SETTLING')).toBe(false)
    expect(await first.move(payment.id, 'FAILED', 'The late outcome of the process that hung')).toBe(false)
    const settling = { ...payment, scheme: 'exact', charge: 60n } as never
    await expect(first.settle(settling, '0x1', undefined, 'Unearned', null)).rejects.toMatchObject({
      code: 'IN_PROGRESS',
    })
    await first.postpone(payment.id, 0)
    expect(await taken()).toEqual([])
    expect(await second.move(payment.id, 'PENDING', 'The chain does not answer')).toBe(true)
  })
})

describe('the payments of a living process', () => {
  it('are taken up when it no longer works on them', async () => {
    const [forgotten, worked] = [await reserved(), await reserved()]
    const release = first.inHand.take(worked.id)
    await first.expireForgotten(await timeIn(6_000), LEASE_MS)
    expect(await taken()).toEqual([forgotten.id])
    release()
    await first.expireForgotten(await timeIn(6_000), LEASE_MS)
    expect(await taken()).toEqual([worked.id])
  })

  it('are left alone while they are new, and in PENDING until the next look', async () => {
    await reserved()
    await first.expireForgotten(await timeIn(0), LEASE_MS)
    expect(await taken()).toEqual([])
    const pending = await reserved()
    await first.move(pending.id, 'SETTLING', 'Asking to be settled')
    await first.move(pending.id, 'PENDING', 'The chain does not answer')
    await first.postpone(pending.id, 60_000)
    await first.expireForgotten(await timeIn(6_000), LEASE_MS)
    expect(await taken()).not.toContain(pending.id)
  })
})

describe('a refund that a lost process was sending', () => {
  it('can be claimed at once, and the claim of the lost process ends', async () => {
    const payment = newPayment([100n])
    await settledPayment(first, payment)
    const id = await inTransaction(db.pool, (client) =>
      openRefund(client, payment.id, 'all', [{ position: 0, amount: null }], 'because'),
    )
    if (!id) throw new Error('Nothing to refund')
    expect(await claimDisbursement(db.pool, id, first.owner, LEASE_MS, NO_CAPS)).toMatchObject({ state: 'SENDING' })
    expect(await restingDisbursements(db.pool, 60_000, 50)).toEqual([])
    await expireLeasesOf(db.pool, [first.owner])
    expect(await restingDisbursements(db.pool, 60_000, 50)).toEqual([id])
    expect(await claimDisbursement(db.pool, id, second.owner, LEASE_MS, NO_CAPS)).toMatchObject({ attempts: 2 })
    await expireLeasesOf(db.pool, [first.owner])
    expect(await restingDisbursements(db.pool, 60_000, 50)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import { AFTERMATH_MS } from '../../../prisma/ledger/states.ts'
import type { Acts } from '../../../router/payments/checkout/acts.ts'
import { withPresented } from '../../../router/payments/checkout/present.ts'
import { Settler } from '../../../router/payments/checkout/settler.ts'
import type { TransferFate } from '../../../router/payments/protocol/fate.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import { type LedgerDatabase, ledgerDatabase } from '../../prisma/ledger/database.ts'
import { newPayment } from '../../prisma/ledger/newPayment.ts'
import { NETWORK } from '../../prisma/ledger/token.ts'

// A machine that stands still, as a virtual one that is moved, between the chain's answer about a payment and what follows from it.
// The payment lands meanwhile.

const LEASE_MS = 60_000
const log = pino({ level: 'silent' })
const LANDED = { kind: 'done', transaction: 'landed meanwhile' } as const satisfies TransferFate

let db: LedgerDatabase
beforeAll(async () => {
  db = await ledgerDatabase()
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.setShift(0)
  await db.clear()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => db?.close())

/** A settler that stands still, until the payment's credential has ended, while it asks the chain for the first time. */
function settlerOf(ledger: Ledger, { credential }: NewPayment): Settler {
  let fate: TransferFate = { kind: 'unused' }
  const fateOf = async () => {
    const told = fate
    fate = LANDED
    vi.setSystemTime(Number(credential.validBefore) * 1_000 + AFTERMATH_MS + 1_000)
    return told
  }
  const facilitator = { settle: async () => ({ kind: 'refused', reason: 'expired' }) }
  const rails = new Rails([{ scheme: 'exact', network: NETWORK, facilitator, fateOf } as unknown as Rail])
  return new Settler(ledger, {} as Acts, rails, log)
}

async function begun(): Promise<{ readonly ledger: Ledger; readonly payment: NewPayment }> {
  const payment = newPayment([100n])
  const ledger = new Ledger(db.pool, randomUUID())
  await ledger.reserve(payment, 0)
  await ledger.execute(payment.id, 'The work is done', {})
  return { ledger, payment }
}

const kept = async (ledger: Ledger, { id }: NewPayment) => {
  const payment = await ledger.get(id)
  if (!payment) throw new Error('The payment is gone')
  return withPresented(payment)
}

it('does not fail a payment by an answer of before', async () => {
  const { ledger, payment } = await begun()
  const settler = settlerOf(ledger, payment)
  expect(await settler.reconcile(await kept(ledger, payment))).toMatchObject({
    kind: 'settled',
    transaction: LANDED.transaction,
  })
})

it('does not end the watch over a failed payment by an answer of before', async () => {
  const { ledger, payment } = await begun()
  await ledger.move(payment.id, 'FAILED', 'refused')
  const settler = settlerOf(ledger, payment)
  expect(await settler.watch(await kept(ledger, payment), null)).toBeNull()
  await db.setShift(2 * LEASE_MS)
  expect(await ledger.takeStale(LEASE_MS, 10)).toMatchObject([{ id: payment.id }])
  expect(await settler.watch(await kept(ledger, payment), null)).toMatchObject({ transaction: LANDED.transaction })
})

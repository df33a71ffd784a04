import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { Acts } from '../../../router/payments/checkout/acts.ts'
import { Disbursements } from '../../../router/payments/checkout/disbursements.ts'
import type { Receipts } from '../../../router/payments/checkout/receipt.ts'
import { Recovery } from '../../../router/payments/checkout/recovery.ts'
import { Settler } from '../../../router/payments/checkout/settler.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../router/payments/protocol/refunder.ts'
import type { Settle } from '../../../schema/catalogue/price.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { type LedgerDatabase, ledgerDatabase } from '../../prisma/ledger/database.ts'
import { newPayment } from '../../prisma/ledger/newPayment.ts'
import { NO_CAPS } from '../../prisma/ledger/noCaps.ts'
import { NETWORK } from '../../prisma/ledger/token.ts'

// An operation of two mutations whose process died after the first one.

const LEASE_MS = 60_000
const log = pino({ level: 'silent' })

let db: LedgerDatabase
let settled: string[]
beforeAll(async () => {
  db = await ledgerDatabase()
})
beforeEach(async () => {
  settled = []
  await db.setShift(0)
  await db.clear()
})
afterAll(() => db?.close())

async function recovered(refunder: Refunder | null, settle: Settle = 'ON_SUCCESS') {
  const { lines, ...payment } = newPayment([100n, 60n])
  const mutations = lines.map((line) => ({ ...line, settle, field: `Mutation.deed${line.position}` }))
  const lost = new Ledger(db.pool, randomUUID())
  await lost.reserve({ ...payment, settle, lines: mutations }, 0)
  if (settle === 'UPFRONT') await lost.move(payment.id, 'SETTLING', 'Settled before the work')
  await db.setShift(LEASE_MS + 1_000)
  const ledger = new Ledger(db.pool, randomUUID())
  const acts = { release: async () => {}, isDone: async ({ position }: { position: number }) => position === 0 }
  const facilitator = {
    settle: async () => {
      settled.push(payment.id)
      return { kind: 'settled', transaction: 'settled now' }
    },
  }
  const fateOf = async () => ({ kind: 'done', transaction: 'settled before' })
  const rails = new Rails([{ scheme: 'exact', network: NETWORK, refunder, facilitator, fateOf } as unknown as Rail])
  const disbursements = new Disbursements({ pool: db.pool, ledger, rails, minimum: ZERO_USDC, caps: NO_CAPS, log })
  const settler = new Settler(ledger, acts as unknown as Acts, rails, log)
  const receipts = { ofPayment: async () => ({}) } as unknown as Receipts
  const parts = { ledger, settler, acts: acts as unknown as Acts, disbursements, receipts, leaseMs: LEASE_MS, log }
  expect(await new Recovery(parts).sweep()).toBe(1)
  return { payment: await ledger.get(payment.id), lines: await ledger.linesOf(payment.id) }
}

const TILL: Refunder = {
  sender: 'till',
  balance: async () => null as never,
  sentBefore: async () => null,
  prepare: async () => ({ sender: 'till', expiresAt: new Date(Date.now() + 600_000).toISOString(), transfer: {} }),
  send: async () => ({ kind: 'settled', transaction: 'sent now' }),
  fateOf: async () => ({ kind: 'unused' }),
}

it('is not charged under a fixed sum where nothing can be refunded', async () => {
  const { payment, lines } = await recovered(null)
  expect([payment?.state, settled]).toEqual(['RELEASED', []])
  expect(lines.map(({ outcome, charged }) => [outcome, charged])).toEqual([
    ['FAILED', 0n],
    ['FAILED', 0n],
  ])
})

it('is charged for the first one where the rest can be refunded', async () => {
  const { payment, lines } = await recovered(TILL)
  expect([payment?.state, payment?.charge, settled]).toEqual(['REFUNDED', 100n, [payment?.id]])
  expect(lines.map(({ outcome }) => outcome)).toEqual(['CHARGED', 'REFUNDED'])
})

it.each(['ON_SUCCESS', 'UPFRONT'] as const)(
  'names the one that is paid and the one that is refunded: %s',
  async (settle) => {
    const { payment } = await recovered(TILL, settle)
    expect([payment?.state, payment?.charge, payment?.answer?.status]).toEqual(['REFUNDED', 100n, 500])
    expect(payment?.answer?.body.toString()).toContain(
      'Done and paid: line0; look at the result where the service lists it. Not done, and being refunded: line1.',
    )
  },
)

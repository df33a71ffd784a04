import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimDisbursement } from '../../../prisma/ledger/disbursementClaims.ts'
import { DisbursementRefused, openRefund, refundable } from '../../../prisma/ledger/disbursements.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { readBooks, sum } from './books.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'
import { NO_CAPS } from './noCaps.ts'

let db: LedgerDatabase
let ledger: Ledger

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
})
afterAll(() => db?.close())

interface Request {
  readonly key: string
  readonly parts: readonly { readonly position: number; readonly amount: bigint | null }[]
}

/** Opens a refund; null for one of nothing, `refused` for one of too much. */
function open(payment: string, { key, parts }: Request): Promise<string | null> {
  const asked = parts.map(({ position, amount }) => ({ position, amount: amount === null ? null : atomicUsdc(amount) }))
  return inTransaction(db.pool, (client) => openRefund(client, payment, key, asked, 'because')).catch(
    (error: unknown) => {
      if (error instanceof DisbursementRefused) return 'refused'
      throw error
    },
  )
}

const part = fc.record({ position: fc.nat(1), amount: fc.option(fc.bigInt({ min: 0n, max: 120n }), { freq: 4 }) })
const request: fc.Arbitrary<Request> = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  parts: fc.uniqueArray(part, { minLength: 1, maxLength: 2, selector: ({ position }) => position }),
})

describe('refunds that are asked for at the same time', () => {
  it('never give back more of a line than it took, and one key is one refund', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: 2, maxLength: 8 }),
        fc.constantFrom('exact' as const, 'upto' as const),
        async (requests, scheme) => {
          await db.clear()
          const payment = newPayment([100n, 60n], { scheme })
          await settledPayment(ledger, payment)
          const opened = await Promise.all(requests.map((one) => open(payment.id, one)))
          const [booked] = await readBooks(db.pool)
          for (const line of booked?.lines ?? []) {
            const parts = booked?.refunds.flatMap((refund) => refund.parts) ?? []
            const back = sum(parts.filter(({ position }) => position === line.position).map(({ amount }) => amount))
            expect(back).toBeLessThanOrEqual(line.amount)
            expect((await refundable(db.pool, payment.id)).get(line.position)).toBe(line.amount - back)
          }
          for (const key of new Set(requests.map((one) => one.key))) {
            const ids = opened.filter((_, index) => requests[index]?.key === key)
            expect(new Set(ids.filter((id) => id !== null && id !== 'refused')).size).toBeLessThanOrEqual(1)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of all that is left of a line: one gives it back, the others nothing', async () => {
    const payment = newPayment([100n])
    await settledPayment(ledger, payment)
    const requests = Array.from({ length: 8 }, (_, index) => ({
      key: `k${index}`,
      parts: [{ position: 0, amount: null }],
    }))
    const opened = await Promise.all(requests.map((one) => open(payment.id, one)))
    expect(opened.filter((id) => id !== null)).toHaveLength(1)
  })

  it('of a payment that was not settled are refused', async () => {
    const payment = newPayment([100n])
    await ledger.reserve(payment, 0)
    expect(await open(payment.id, { key: 'a', parts: [{ position: 0, amount: 1n }] })).toBe('refused')
  })

  it('are sent by one worker at a time', async () => {
    const payment = newPayment([100n])
    await settledPayment(ledger, payment)
    const id = (await open(payment.id, { key: 'a', parts: [{ position: 0, amount: 1n }] })) ?? ''
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimDisbursement(db.pool, id, ledger.owner, 60_000, NO_CAPS)),
    )
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
  })
})

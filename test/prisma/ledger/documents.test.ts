import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment } from './newPayment.ts'

let db: LedgerDatabase
let ledger: Ledger

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
})
afterAll(() => db?.close())

/** Any text but the one letter that Postgres has no place for. */
const text = fc.string({ unit: 'binary', maxLength: 30 }).map((letters) => letters.replaceAll('\0', ''))
const record = fc.dictionary(
  text.filter((key) => key !== '__proto__'),
  text,
  { maxKeys: 4 },
)

/** What is long in a payment: as it came, what it was checked against, its answer, and what told what was paid. */
const papers = fc.record({
  payload: record,
  requirements: record,
  answer: fc.option(
    fc.record({
      status: fc.constantFrom(200, 502),
      headers: record,
      body: fc.uint8Array({ maxLength: 5_000 }).map((bytes) => Buffer.from(bytes)),
    }),
    { nil: undefined },
  ),
  receipt: fc.option(record),
})

test('what is long comes back as it was, each with its own payment, however many are written together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(papers, { minLength: 1, maxLength: 12 }), async (all) => {
      const written = all.map(({ payload, requirements, ...rest }) => {
        const presented = { payload, requirements } as unknown as NewPayment['presented']
        return { ...rest, payment: newPayment([10_000n], { presented }) }
      })
      await Promise.all(written.map(({ payment }) => ledger.reserve(payment, 0)))
      await Promise.all(
        written.map(({ payment, answer }) =>
          ledger.execute(payment.id, 'The work is done', { charge: payment.amount, ...(answer ? { answer } : {}) }),
        ),
      )
      await Promise.all(
        written.map(({ payment, receipt }) => {
          const { scheme } = payment.credential
          const settled = { ...payment, scheme, charge: payment.amount }
          return ledger.settle(settled, `0x${payment.id}`, undefined, 'Unearned', receipt)
        }),
      )
      for (const { payment, answer, receipt } of written) {
        const read = await ledger.get(payment.id)
        expect(read?.credential?.presented).toEqual(payment.presented)
        expect(read?.answer).toEqual(answer ?? null)
        expect(read?.receiptHeaders).toEqual(receipt)
      }
    }),
    { numRuns: 40 },
  )
})

test('what is long is not compressed', async () => {
  const payment = newPayment([10_000n])
  const answer = { status: 200, headers: {}, body: Buffer.alloc(50_000, 'same ') }
  await ledger.reserve(payment, 0)
  await ledger.execute(payment.id, 'The work is done', { charge: payment.amount, answer })
  const { rows } = await db.pool.query(
    'SELECT pg_column_size(body) AS size, pg_column_compression(body) AS compression FROM ledger.answer WHERE payment_id = $1',
    [payment.id],
  )
  expect(rows).toEqual([{ size: 50_000, compression: null }])
})

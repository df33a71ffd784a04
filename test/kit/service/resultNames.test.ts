import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { forgetResultNames, nameResult, resultNamed } from '../../../subgraphs/kit/service/refs.ts'
import { testDatabase } from '../../support/database.ts'

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await testDatabase())
})
afterAll(() => close?.())

/** The payment of an operation that began so many hours ago and named a picture. */
async function paymentWithResult(hoursAgo: number) {
  const payment = { id: randomUUID(), transaction: null, lines: [] }
  const now = () => new Date(Date.now() - hoursAgo * 3_600_000)
  await inTransaction(db.pool, (client) =>
    nameResult(client, { payment, now }, 'cover', { type: 'Picture', key: 'some picture' }),
  )
  return payment
}

it('are kept for the operation that gave them, and deleted after a day', async () => {
  const [old, young] = [await paymentWithResult(25), await paymentWithResult(1)]
  const resultOf = (payment: typeof old) => resultNamed({ payment, db }, 'cover', 'Picture', ['input', 'picture'])
  expect(await resultOf(old)).toBe('some picture')
  await forgetResultNames(db.pool)
  await expect(resultOf(old)).rejects.toThrow('No earlier field of this operation made cover')
  expect(await resultOf(young)).toBe('some picture')
  const { rows } = await db.pool.query('SELECT payment_id FROM kit.result_ref')
  expect(rows).toEqual([{ payment_id: young.id }])
})

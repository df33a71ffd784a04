import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowPortions, tables } from '../../prisma/sql.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

let ground: TestDatabase
beforeAll(async () => {
  ground = await testDatabase()
})
afterAll(() => ground.close())

test('the rows of a statement come in portions, in their order and with the names of the tables', async () => {
  const numbers = sql<{ number: number }>`generate_series(${1}::int, ${450}::int)`.as(sql`numbers (number)`)
  const statement = tables.selectFrom(numbers).select('number as theNumber').orderBy('number')
  const portions = await inTransaction(ground.db.pool, async (client) => {
    const read = []
    for await (const rows of rowPortions(client, statement)) read.push(rows)
    return read
  })
  expect(portions.length).toBeGreaterThan(1)
  expect(portions.flat()).toEqual(Array.from({ length: 450 }, (_, index) => ({ theNumber: index + 1 })))
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../prisma/database.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let ground: TestDatabase
let named: Database
let plain: Database

beforeAll(async () => {
  ground = await testDatabase()
  named = openDatabase(ground.url, { maxConnections: 1, preparesStatements: true })
  plain = openDatabase(ground.url, { maxConnections: 1 })
})
afterAll(async () => {
  await named?.close()
  await plain?.close()
  await ground?.close()
})

/** The statements that a connection keeps ready. */
async function prepared({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query('SELECT statement FROM pg_prepared_statements')
  return rows.map((row) => row.statement)
}

const SUM = 'SELECT $1::int + $2::int AS sum'

it('prepares a statement once for each connection, where that was asked for', async () => {
  for (const [one, other] of [
    [1, 2],
    [30, 4],
  ]) {
    const { rows } = await named.pool.query(SUM, [one, other])
    expect(rows).toEqual([{ sum: (one ?? 0) + (other ?? 0) }])
  }
  expect(await prepared(named)).toEqual([SUM])
})

it('leaves statements without a name otherwise, as poolers between may want it', async () => {
  expect((await plain.pool.query(SUM, [1, 2])).rows).toEqual([{ sum: 3 }])
  expect(await prepared(plain)).toEqual([])
})

it('leaves alone what has no parameters, and what Prisma sends', async () => {
  const before = await prepared(named)
  await named.pool.query('SELECT 1')
  await named.prisma.payment.findMany({ where: { id: randomUUID() } })
  expect(await prepared(named)).toEqual(before)
})

it('reports an error of a prepared statement, and goes on', async () => {
  await expect(named.pool.query('SELECT 1 / $1::int AS ratio', [0])).rejects.toThrow(/division by zero/)
  expect((await named.pool.query('SELECT 1 / $1::int AS ratio', [1])).rows).toEqual([{ ratio: 1 }])
})

it('serves transactions as well', async () => {
  const client = await named.pool.connect()
  await client.query('BEGIN')
  const { rows } = await client.query('SELECT $1::text AS said', ['inside'])
  await client.query('ROLLBACK')
  client.release()
  expect(rows).toEqual([{ said: 'inside' }])
})

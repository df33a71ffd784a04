import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseBusy, isDatabaseGone } from '../../prisma/isGone.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { freePorts } from '../support/ports.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

/** The error of a statement; fails where it has none. */
async function errorOf(statement: Promise<unknown>): Promise<unknown> {
  return statement.then(
    () => expect.fail('It did not fail'),
    (error: unknown) => error,
  )
}

describe('a connection that was lost', () => {
  it('is a database that is away: at once, at the next statement, and when it is made', async () => {
    const client = new pg.Client(database.url)
    client.on('error', () => {})
    await client.connect()
    const lost = await errorOf(client.query('SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(10)'))
    const next = await errorOf(client.query('SELECT 1'))
    const [port] = await freePorts(1)
    const refused = await errorOf(new pg.Client(`postgres://127.0.0.1:${port}/none`).connect())
    expect([lost, next, refused].map(isDatabaseGone)).toEqual([true, true, true])
  })

  it('is a database that is away where the pool has ended it', async () => {
    const client = new pg.Client(database.url)
    await client.connect()
    await client.end()
    expect(isDatabaseGone(await errorOf(client.query('SELECT 1')))).toBe(true)
  })
})

describe('a limit of the database', () => {
  it('that cancels a statement is a database that is away', async () => {
    const cancelled = await errorOf(database.db.pool.query('SET LOCAL statement_timeout = 10; SELECT pg_sleep(10)'))
    expect(cancelled).toMatchObject({ code: '57014' })
    expect(isDatabaseGone(cancelled)).toBe(true)
  })

  it('that ends a transaction is a database that is away', async () => {
    const client = new pg.Client(database.url)
    const ended = new Promise((resolve) => client.once('error', resolve))
    await client.connect()
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 10')
    const error = await ended
    expect(error).toMatchObject({ code: '25P03' })
    expect(isDatabaseGone(error)).toBe(true)
    await client.end()
  })
})

describe('a statement that is wrong', () => {
  it('is neither a database that is away nor one that is busy', async () => {
    const wrong = await errorOf(database.db.pool.query('SELECT FROM nowhere'))
    expect([isDatabaseGone(wrong), isDatabaseBusy(wrong)]).toEqual([false, false])
  })
})

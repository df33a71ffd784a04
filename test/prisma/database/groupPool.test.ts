import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openGroupPool } from '../../../prisma/groupPool.ts'
import { openPool } from '../../../prisma/openPool.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let ground: TestDatabase
let groups: pg.Pool

beforeAll(async () => {
  ground = await testDatabase()
  groups = await openGroupPool(ground.db.pool, pino({ level: 'silent' }))
})
afterAll(async () => {
  await groups?.end()
  await ground?.close()
})

const BY_ID = 'SELECT state FROM ledger.payment JOIN unnest($1::uuid[]) AS given (id) USING (id)'

it('finds the rows of a ledger by an index from the first payment on', async () => {
  const client = await groups.connect()
  await client.query(`PREPARE by_id AS ${BY_ID}`)
  const { rows } = await client.query(`EXPLAIN EXECUTE by_id(ARRAY[]::uuid[])`)
  client.release()
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index (Only )?Scan using payment_\w+pkey/)
  expect(plan).not.toMatch(/Seq Scan on payment/)
})

it('prepares its statements, and leaves the connections of others as they are', async () => {
  await groups.query({ text: BY_ID, values: [[]] })
  const { rows } = await groups.query('SELECT statement FROM pg_prepared_statements')
  expect(rows.map(({ statement }) => statement)).toContain(BY_ID)
  expect((await groups.query('SHOW enable_seqscan')).rows).toEqual([{ enable_seqscan: 'off' }])
  expect((await ground.db.pool.query('SHOW enable_seqscan')).rows).toEqual([{ enable_seqscan: 'on' }])
})

it('has its settings beside those that DATABASE_URL sets for all connections', async () => {
  const url = new URL(ground.url)
  url.searchParams.set('options', '-c work_mem=7MB -c enable_seqscan=on')
  const pool = openPool(url.href)
  onTestFinished(() => pool.end())
  const own = await openGroupPool(pool, pino({ level: 'silent' }))
  if (own !== pool) onTestFinished(() => own.end())
  const { rows } = await own.query(
    `SELECT current_setting('work_mem') AS work, current_setting('enable_seqscan') AS scan,
       current_setting('plan_cache_mode') AS plan`,
  )
  expect(rows).toEqual([{ work: '7MB', scan: 'off', plan: 'force_generic_plan' }])
  expect((await pool.query('SHOW enable_seqscan')).rows).toEqual([{ enable_seqscan: 'on' }])
})

it('does without where the database takes no such connections', async () => {
  const { pool } = ground.db
  expect(await openGroupPool(pool, pino({ level: 'silent' }), '-c no_such_setting=1')).toBe(pool)
})

it('does without there, also where a URL names several servers', async () => {
  const url = new URL(ground.url)
  const pool = openPool(ground.url.replace(url.host, `${url.host},${url.host}`))
  onTestFinished(() => pool.end())
  expect(await openGroupPool(pool, pino({ level: 'silent' }), '-c no_such_setting=1')).toBe(pool)
})

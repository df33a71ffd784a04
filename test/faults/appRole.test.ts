import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthAfter, monthOf, partitionOf } from '../../prisma/ledger/archive/month.ts'
import { checkDisbursements, packMonth } from '../../prisma/ledger/archive/packMonth.ts'
import { addMonths } from '../../prisma/ledger/months.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import { prepareJobTables } from '../../router/jobs/worker.ts'
import { parseUsd } from '../../schema/money.ts'
import { addMonth, addPayments, MONTH } from '../router/archive/oldMonth.ts'
import { type FaultsGround, startFaultsGround } from '../support/faultsGround.ts'
import { eventually } from '../support/ledger.ts'
import { openPool } from '../support/pool.ts'
import { startTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

let ground: FaultsGround
beforeAll(async () => {
  ground = await startFaultsGround()
  // As `tollgraph migrate` does, by the owner.
  await applyMigrations(ground.pool)
  await prepareJobTables(ground.pool, pino({ level: 'silent' }))
  await ground.pool.query('CREATE ROLE app LOGIN')
  await ground.pool.query(documentedGrants())
})
afterAll(() => ground?.stop())

/** The statements that docs/operations.md gives for such a role. */
function documentedGrants(): string {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  return /```sql\n(ALTER ROLE app[\s\S]*?)```/.exec(text)?.[1] ?? expect.fail('the docs have no grants')
}

/** Settings of an app that may not create tables. */
const asApp = () => ({
  ...ground.environment,
  DATABASE_URL: ground.environment.DATABASE_URL?.replace('//tollgraph@', '//app@') ?? '',
  MIGRATE_AT_START: 'false',
  EXECUTION_TIMEOUT_MS: '60000',
  LOG_LEVEL: 'silent',
})

it('an app that may not create tables serves, refunds and runs jobs', { timeout: 180_000 }, async () => {
  const tollgraph = await startTollgraph(asApp())
  try {
    const { db } = tollgraph.backend
    await expect(db.pool.query('CREATE TABLE ledger.own (id int)')).rejects.toThrow('permission denied')
    const wallet = await makeWallet({ ...ground, url: tollgraph.url }, '1')
    const query = '{ some: domainSearch(name: "as-app") { name } none: domainSearch(name: "google") { name } }'
    const answer = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    expect(await answer.json()).toMatchObject({ data: { some: { name: 'as-app' } } })
    await eventually('the refund is sent', async () => (await wallet.balance()) === parseUsd('0.99'))
    await eventually('the sweep has run', async () => {
      const { rows } = await ground.pool.query(
        `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'ledger.recover' AND attempts = 0`,
      )
      return rows.length === 1
    })
  } finally {
    await tollgraph.stop()
  }
})

it('it packs a month, and reads the partitions that it has made by their names', async () => {
  const pool = openPool(asApp().DATABASE_URL, { max: 2 })
  try {
    // That of the month after the present one, as if it had never been there.
    const month = monthAfter(monthOf(new Date()))
    for (const table of ['payment', 'payment_line'] as const) {
      const part = partitionOf(table, month)
      await ground.pool.query(`ALTER TABLE ledger.${table} DETACH PARTITION ${part}; DROP TABLE ${part}`)
    }
    await addMonth(ground.pool, MONTH)
    await addPayments(ground.pool, MONTH, 10)
    await ground.pool.query(documentedGrants())
    expect(await addMonths(pool)).toHaveLength(2)
    expect(await packMonth(pool, MONTH)).toMatchObject({ kind: 'packed' })
    await checkDisbursements(pool)
    for (const [part, count] of [
      [partitionOf('payment', MONTH), 10] as const,
      [partitionOf('payment', month), 0] as const,
    ])
      expect((await pool.query(`SELECT FROM ${part}`)).rowCount).toBe(count)
  } finally {
    await pool.end()
  }
})

it('it is not started before a database has its tables, and says how they are made', async () => {
  await ground.pool.query('CREATE DATABASE empty')
  const settings = asApp()
  const failure = startTollgraph({ ...settings, DATABASE_URL: settings.DATABASE_URL.replace('/tollgraph?', '/empty?') })
  await expect(failure).rejects.toThrow('run "npx tollgraph migrate"')
})

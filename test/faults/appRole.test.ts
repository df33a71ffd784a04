import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyMigrations } from '../../prisma/migrate.ts'
import { prepareJobTables } from '../../router/jobs/worker.ts'
import { parseUsd } from '../../schema/money.ts'
import { type FaultsGround, startFaultsGround } from '../support/faultsGround.ts'
import { eventually } from '../support/ledger.ts'
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

it('it is not started before a database has its tables, and says how they are made', async () => {
  await ground.pool.query('CREATE DATABASE empty')
  const settings = asApp()
  const failure = startTollgraph({ ...settings, DATABASE_URL: settings.DATABASE_URL.replace('/tollgraph?', '/empty?') })
  await expect(failure).rejects.toThrow('run "npx tollgraph migrate"')
})

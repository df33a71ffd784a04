import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '../../prisma/addJob.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

let ground: TestDatabase
beforeAll(async () => {
  ground = await testDatabase()
})
afterAll(() => ground.close())

async function queued() {
  const { rows } = await ground.db.pool.query(
    `SELECT task_identifier AS job, extract(epoch FROM run_at - created_at)::float8 AS "afterSeconds"
     FROM graphile_worker.jobs ORDER BY id`,
  )
  return rows
}

test('a job of a transaction that fails is not queued', async () => {
  const failing = inTransaction(ground.db.pool, async (client) => {
    await addJob(client, 'mail.deliver', { mailId: '1' })
    throw new Error('afterwards')
  })
  await expect(failing).rejects.toThrow('afterwards')
  expect(await queued()).toEqual([])
})

test('a job runs at once, or after its delay by the clock of the database', async () => {
  await addJob(ground.db.pool, 'mail.deliver', { mailId: '1' })
  await addJob(ground.db.pool, 'mail.verify', {}, { delayMs: 2_000 })
  expect(await queued()).toEqual([
    { job: 'mail.deliver', afterSeconds: 0 },
    { job: 'mail.verify', afterSeconds: 2 },
  ])
})

test('a delay may be longer than the 24.8 days of milliseconds that an int4 holds', async () => {
  const thirtyDays = 30 * 24 * 60 * 60
  await addJob(ground.db.pool, 'mail.deliver', { mailId: '2' }, { delayMs: thirtyDays * 1_000 })
  expect((await queued()).at(-1)).toEqual({ job: 'mail.deliver', afterSeconds: thirtyDays })
})

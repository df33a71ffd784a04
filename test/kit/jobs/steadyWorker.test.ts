import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareJobTables, startWorker, type Worker } from '../../../router/jobs/worker.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { directQueue } from '../../support/jobQueue.ts'
import { eventually } from '../../support/ledger.ts'

let database: TestDatabase
let worker: Worker
let output: string
let runs: number

beforeEach(async () => {
  database = await testDatabase()
  output = ''
  runs = 0
  const log = pino(
    { level: 'error' },
    new Writable({
      write(chunk, _, done) {
        output += String(chunk)
        done()
      },
    }),
  )
  await prepareJobTables(database.db.pool, log)
  const job = async () => {
    runs += 1
  }
  worker = await startWorker(directQueue(database.db.pool), new Map([['counted', job]]), [], log)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await worker?.stop()
  await database?.close()
})

test('a runner that ends by itself is started again, and says so', async () => {
  await worker.add('counted', {})
  await eventually('the runner works', async () => runs === 1)
  // graphile-worker ends itself when a newer release of it migrates the tables, and sets the exit code of the process.
  const code = process.exitCode
  await database.db.pool.query(`NOTIFY "worker:migrate", '{"breaking": true, "migrationNumber": 99}'`)
  await eventually('the runner has ended', async () => !(await worker.isWell()))
  process.exitCode = code
  expect(output).toContain('The runner of background jobs ended')
  await eventually('it runs again', () => worker.isWell())
  await worker.add('counted', {})
  await eventually('it works again', async () => runs === 2)
})

test('a job is due by the clock of the database, although that of this process is ahead', async () => {
  const ahead = Date.now() + 600_000
  vi.spyOn(Date, 'now').mockReturnValue(ahead)
  await worker.add('counted', {}, { key: 'counted', delayMs: 10 })
  vi.restoreAllMocks()
  await eventually('the job is done', async () => runs === 1)
})

test('a worker that gets no jobs is not well once one is late, and says why', async () => {
  const { pool } = database.db
  await pool.query('ALTER TABLE graphile_worker._private_job_queues RENAME TO hidden')
  await eventually('the failure is logged', async () => output.includes('Background jobs cannot be read'))
  // Only now: a query that waited for the renaming can still take a job.
  await pool.query(
    `INSERT INTO graphile_worker._private_jobs (task_id, run_at)
     SELECT id, now() - interval '2 minutes' FROM graphile_worker._private_tasks WHERE identifier = 'counted'`,
  )
  expect(await worker.isWell()).toBe(true)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000)
  expect(await worker.isWell()).toBe(false)
  await pool.query('ALTER TABLE graphile_worker.hidden RENAME TO _private_job_queues')
  await eventually('the job is done', async () => runs === 1)
  expect(await worker.isWell()).toBe(true)
})

import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jobsWaiting } from '../../prisma/jobsWaiting.ts'
import { Ledger } from '../../prisma/ledger/ledger.ts'
import { LEDGER_SCHEDULES, ledgerJobs, RECOVERY_JOB, RECOVERY_WATCH } from '../../router/jobs/ledger.ts'
import { type JobTable, prepareJobTables, startWorker, unlockJobs, type Worker } from '../../router/jobs/worker.ts'
import { testDatabase } from '../support/database.ts'
import { directQueue } from '../support/jobQueue.ts'

const log = pino({ level: 'silent' })
let database: Awaited<ReturnType<typeof testDatabase>>
let jobs: JobTable
let worker: Worker
let sweeps: number
let refunded: string[]

beforeEach(async () => {
  database = await testDatabase()
  const { pool } = database.db
  await prepareJobTables(pool, log)
  sweeps = 0
  refunded = []
  const count = async () => {
    sweeps += 1
  }
  const carryOut = async ({ actId }: { readonly actId: string }) => {
    refunded.push(actId)
  }
  const parts = {
    ledger: new Ledger(pool, 'a process'),
    recovery: { sweep: count },
    disbursements: { sweep: async () => {}, carryOut },
    refundKeys: { report: async () => {} },
  } as unknown as Parameters<typeof ledgerJobs>[0]
  const again = async () => worker.add(RECOVERY_JOB, {}, { key: RECOVERY_JOB, delayMs: 10 })
  jobs = ledgerJobs({ ...parts, pool, again })
})
afterEach(async () => {
  await worker?.stop()
  await database?.close()
})

/** A job that a process took so many seconds ago, and died. */
async function takenAndLost(
  name: string,
  payload: object,
  seconds: number,
  { key = name, attempts = 25 } = {},
): Promise<void> {
  const { pool } = database.db
  const add = 'SELECT (graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4)).id'
  const { rows } = await pool.query<{ id: string }>(add, [name, JSON.stringify(payload), key, attempts])
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - $2 * interval '1 second', locked_by = $3 WHERE id = $1`,
    [rows[0]?.id, seconds, `died ${seconds} s ago`],
  )
}

it('payments are looked after again within a minute, although the process died that looked after them', async () => {
  await takenAndLost(RECOVERY_JOB, {}, 0)
  worker = await startWorker(directQueue(database.db.pool), jobs, [], log)
  expect(LEDGER_SCHEDULES).toContain(`* * * * * ${RECOVERY_WATCH}`)
  await jobs.get(RECOVERY_WATCH)?.({})
  await expect.poll(() => sweeps, { timeout: 10_000 }).toBeGreaterThan(1)
})

it('a refund goes on whose process died before it was opened, and one that may be under way is left alone', async () => {
  await takenAndLost('ledger.refund', { actId: 'lost', reason: 'It failed' }, 180, { key: 'lost' })
  await takenAndLost('ledger.refund', { actId: 'under way', reason: 'It failed' }, 60, { key: 'under way' })
  worker = await startWorker(directQueue(database.db.pool), jobs, [], log)
  await jobs.get(RECOVERY_WATCH)?.({})
  await expect.poll(() => refunded, { timeout: 10_000 }).toEqual(['lost'])
  const locked = await database.db.pool.query(
    `SELECT locked_by FROM graphile_worker.jobs WHERE locked_by LIKE 'died %'`,
  )
  expect(locked.rows).toEqual([{ locked_by: 'died 60 s ago' }])
})

it('what a dead process leaves of runs that are queued again is no job that has given up', async () => {
  const { pool } = database.db
  await takenAndLost(RECOVERY_JOB, {}, 0)
  // Queued again while the dead process has it, as a step of a paid job is: graphile-worker takes the attempts of the old run.
  const add = `SELECT graphile_worker.add_job($1, job_key => $1, max_attempts => $2, run_at => now() + interval '1 hour')`
  await pool.query(add, [RECOVERY_JOB, 25])
  await takenAndLost('studio.runJob', {}, 0, { attempts: 1 })
  await pool.query(add, ['studio.runJob', 1])
  const failed = `SELECT graphile_worker.permanently_fail_jobs(ARRAY[(graphile_worker.add_job('ledger.refund')).id], 'No money')`
  await pool.query(failed)
  worker = await startWorker(directQueue(pool), new Map(), [], log)
  await unlockJobs(pool)
  expect(await givenUp()).toEqual(['ledger.recover', 'ledger.refund'])
  await jobs.get(RECOVERY_WATCH)?.({})
  expect(await givenUp()).toEqual(['ledger.refund'])
  const { rows } = await pool.query('SELECT task_identifier AS name FROM graphile_worker.jobs ORDER BY 1')
  expect(rows.map(({ name }) => name)).toEqual([RECOVERY_JOB, 'ledger.refund', 'studio.runJob'])
})

/** The jobs of which a run has no attempts left, as the metrics count them. */
async function givenUp(): Promise<string[]> {
  const jobs = await jobsWaiting(database.db.pool)
  return jobs.flatMap(({ job, givenUp }) => (givenUp > 0 ? [job] : [])).sort()
}

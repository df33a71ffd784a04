import { pino } from 'pino'
import { expect, it } from 'vitest'
import { LEDGER_SCHEDULES, ledgerJobs, RECOVERY_JOB, RECOVERY_WATCH } from '../../router/jobs/ledger.ts'
import { prepareJobTables, startWorker } from '../../router/jobs/worker.ts'
import { testDatabase } from '../gateway/database.ts'

it('payments are looked after again within a minute, although the process died that looked after them', async () => {
  const { db, close } = await testDatabase()
  const log = pino({ level: 'silent' })
  await prepareJobTables(db.pool, log)
  // A process took the sweep and died.
  await db.pool.query(`SELECT graphile_worker.add_job($1, '{}'::json, job_key => $1)`, [RECOVERY_JOB])
  await db.pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a process that died'`)
  let sweeps = 0
  const count = async () => {
    sweeps += 1
  }
  const parts = { recovery: { sweep: count }, refunds: { sweep: async () => {} } } as unknown as Parameters<
    typeof ledgerJobs
  >[0]
  const again = async () => worker.add(RECOVERY_JOB, {}, { key: RECOVERY_JOB, delayMs: 10 })
  const jobs = ledgerJobs({ ...parts, again })
  const worker = await startWorker(db.pool, jobs, [], log)
  try {
    expect(LEDGER_SCHEDULES).toContain(`* * * * * ${RECOVERY_WATCH}`)
    await jobs.get(RECOVERY_WATCH)?.({})
    await expect.poll(() => sweeps, { timeout: 10_000 }).toBeGreaterThan(1)
  } finally {
    await worker.stop()
    await close()
  }
})

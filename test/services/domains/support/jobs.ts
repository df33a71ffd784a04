import { leaving } from '../../../../subgraphs/domains/leaving.ts'
import { topics } from '../../../../subgraphs/domains/topics.ts'
import type { TestService } from './service.ts'

/** Payloads of the waiting jobs of a kind that have these members. */
export async function waitingJobs({ db }: TestService, name: string, members: object): Promise<object[]> {
  return (await jobs(db, name, members)).map(({ payload }) => payload)
}

/**
 * Runs the waiting jobs of a kind that have these members, as a worker does: a job that succeeds is gone, one that throws
 * waits on, and its error is thrown here.
 */
export async function runJobs(service: TestService, name: string, members: object): Promise<void> {
  const { db, engines } = service
  const job = topics.flatMap((topic) => topic.jobs?.[name] ?? [])[0]
  if (!job) throw new Error(`There is no job ${name}`)
  for (const { id, payload } of await jobs(db, name, members)) {
    await lock(db, id, 'now()')
    try {
      await job(payload, { engines, db, log: engines.log, now: () => service.now })
    } finally {
      await lock(db, id, 'NULL')
    }
    await db.pool.query('SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])', [id])
  }
}

/** Runs the job that follows the domains which leave. */
export async function followLeaving({ engines, db, now }: TestService): Promise<void> {
  await leaving.jobs?.['domains.followLeaving']?.({}, { engines, db, log: engines.log, now: () => now })
}

/** A job that is added under the key of one that runs is another one. */
async function lock({ pool }: TestService['db'], id: string, at: 'now()' | 'NULL'): Promise<void> {
  await pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = ${at} WHERE id = $1`, [id])
}

async function jobs({ pool }: TestService['db'], name: string, members: object) {
  const sql = `SELECT job.id, payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE identifier = $1 AND payload::jsonb @> $2 ORDER BY job.id`
  return (await pool.query<{ id: string; payload: object }>(sql, [name, JSON.stringify(members)])).rows
}

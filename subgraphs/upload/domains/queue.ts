import { type RawBuilder, sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { affected, allRows, tables } from '../../../prisma/sql.ts'

/** The job that advances one host name. */
export const ADVANCE_JOB = 'upload.advanceHostname'

/** Queues the next step of a host name, after `inMs`. */
export async function queueAdvance(pool: Pool, id: string, inMs = 0): Promise<void> {
  await allRows(pool, tables.selectNoFrom(addAdvance(sql<string>`${id}::text`, inMs)))
}

/** Queues the due step of at most `most` host names, the longest due first. Returns their number. */
export async function queueDue(pool: Pool, now: Date, most: number): Promise<number> {
  const due = tables
    .selectFrom('upload.customDomain')
    .select('id')
    .where(({ or, eb }) => or([eb('nextAttemptAt', '<=', now), eb('state', '=', 'PENDING_DEPLOYMENT')]))
    .orderBy('nextAttemptAt')
    .limit(most)
  return await affected(pool, tables.selectFrom(due.as('due')).select(addAdvance(sql.ref('due.id'), 0)))
}

/** Adds the job of a host name. One attempt: the row's next_attempt_at schedules the retry, not the queue. */
function addAdvance(id: RawBuilder<unknown>, inMs: number) {
  return sql`graphile_worker.add_job(${ADVANCE_JOB}, json_build_object('id', ${id}), max_attempts => 1,
    job_key => 'upload.hostname:' || ${id}, run_at => now() + ${inMs}::int * interval '1 millisecond')`.as('job')
}

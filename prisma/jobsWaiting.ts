import type { Pool } from 'pg'

/** The queued runs of one background job. */
export interface JobsWaiting {
  readonly job: string
  /** Runs that have attempts left. */
  readonly waiting: number
  /** Seconds since the oldest of them that no worker has taken was due; 0 where none is due. */
  readonly lag: number
  /** Runs whose last attempt failed and that are tried again. */
  readonly retrying: number
  /** Runs without attempts left, of jobs that have several. One that has a single attempt is queued again by its service. */
  readonly givenUp: number
}

/** The queued jobs, by name; jobs without queued runs are left out. */
export async function jobsWaiting(pool: Pool): Promise<readonly JobsWaiting[]> {
  const { rows } = await pool.query<JobsWaiting>(
    `SELECT task_identifier AS job,
            count(*) FILTER (WHERE has_attempts)::int AS waiting,
            coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE has_attempts AND locked_at IS NULL AND run_at <= now()), 0)::float8 AS lag,
            count(*) FILTER (WHERE has_attempts AND last_error IS NOT NULL)::int AS retrying,
            count(*) FILTER (WHERE NOT has_attempts AND max_attempts > 1)::int AS "givenUp"
     FROM (SELECT *, attempts < max_attempts AS has_attempts FROM graphile_worker.jobs) AS job GROUP BY 1`,
  )
  return rows
}

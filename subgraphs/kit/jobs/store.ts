import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { afterPosition, MICROS_COLUMN, type Position, positionParameters } from '../../../prisma/position.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { ServiceName } from '../../../schema/services.ts'
import type { DataSourceKind } from '../service/context.ts'
import type { JobState, PaidJob } from './job.ts'

// The only module that writes kit.job. A job moves PENDING → LOADING → COMPLETE or FAILED; each move is one conditional
// update.

/** A job to insert. */
export interface NewJob {
  readonly id: string
  readonly service: ServiceName
  readonly kind: string
  readonly wallet: WalletAddress
  readonly actId: string
  readonly source: DataSourceKind
  readonly input: unknown
  readonly now: Date
  readonly deadline: Date
}

const COLUMNS = `id, service, kind, state, wallet, act_id AS "actId", source, input, progress, result, error,
  created_at AS "createdAt", updated_at AS "updatedAt", expires_at AS "expiresAt"`

/** Inserts a job that is due immediately. */
export async function insertJob(client: PoolClient, job: NewJob): Promise<PaidJob<unknown, never>> {
  const { rows } = await client.query<PaidJob<unknown, never>>(
    `INSERT INTO kit.job (id, service, kind, wallet, act_id, source, input, due_at, created_at, updated_at, deadline)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $9) RETURNING ${COLUMNS}`,
    [
      job.id,
      job.service,
      job.kind,
      job.wallet,
      job.actId,
      job.source,
      JSON.stringify(job.input),
      job.now,
      job.deadline,
    ],
  )
  return rows[0]!
}

/** A job by its id, of any wallet; null if it does not exist or its wallet deleted it. */
export async function findJob<Input = unknown, Result = unknown>(
  pool: Pool,
  id: string,
): Promise<PaidJob<Input, Result> | null> {
  const { rows } = await pool.query<PaidJob<Input, Result>>(
    `SELECT ${COLUMNS} FROM kit.job WHERE id = $1 AND deleted_at IS NULL`,
    [id],
  )
  return rows[0] ?? null
}

/** Selects among a wallet's jobs. */
export interface JobFilter {
  readonly service?: ServiceName | undefined
  readonly state?: JobState | undefined
}

/** A wallet's jobs, newest first, after a position. */
export async function listJobs<Input = unknown, Result = unknown>(
  pool: Pool,
  wallet: WalletAddress,
  { service, state }: JobFilter,
  after: Position | null,
  limit: number,
): Promise<(PaidJob<Input, Result> & Position)[]> {
  const { rows } = await pool.query<PaidJob<Input, Result> & Position>(
    `SELECT ${COLUMNS}, ${MICROS_COLUMN} FROM kit.job
     WHERE wallet = $1 AND deleted_at IS NULL AND ($5::text IS NULL OR service = $5)
       AND ($6::kit.job_state IS NULL OR state = $6) ${afterPosition('text')}`,
    [wallet, ...positionParameters(after, limit), service ?? null, state ?? null],
  )
  return rows
}

/** Hides a failed job from its wallet. False unless it has failed. */
export async function hideFailedJob(pool: Pool, id: string, now: Date): Promise<boolean> {
  const sql = `UPDATE kit.job SET deleted_at = $2, updated_at = $2 WHERE id = $1 AND state = 'FAILED' AND deleted_at IS NULL`
  return (await pool.query(sql, [id, now])).rowCount === 1
}

/** A job whose next step this process has leased. */
export interface LeasedJob {
  readonly id: string
  readonly kind: string
  readonly wallet: WalletAddress
  readonly actId: string
  readonly source: DataSourceKind
  readonly input: unknown
  readonly checkpoint: unknown
  readonly failures: number
  readonly createdAt: Date
  readonly deadline: Date
  /** Identifies this lease: a process whose lease has expired and was taken over cannot update the job. */
  readonly leaseUntil: Date
}

/**
 * Leases the next step of a job; null if it has ended, is not due, or another process holds the lease. Leases use the
 * database's clock, since processes' clocks may differ; due times use the service's `now`.
 */
export async function leaseJob(pool: Pool, id: string, leaseMs: number, now: Date): Promise<LeasedJob | null> {
  const { rows } = await pool.query<LeasedJob>(
    `UPDATE kit.job SET state = 'LOADING', lease_until = clock_timestamp() + $2 * interval '1 millisecond', updated_at = $3
     WHERE id = $1 AND state IN ('PENDING', 'LOADING') AND due_at <= $3
       AND (lease_until IS NULL OR lease_until < clock_timestamp())
     RETURNING id, kind, wallet, act_id AS "actId", source, input, checkpoint, failures, created_at AS "createdAt",
       deadline, lease_until AS "leaseUntil"`,
    [id, leaseMs, now],
  )
  return rows[0] ?? null
}

/** Releases all leases; call it only on a start at which no other process can be running a step. */
export async function releaseLeases(pool: Pool): Promise<void> {
  await pool.query('UPDATE kit.job SET lease_until = NULL WHERE lease_until IS NOT NULL')
}

/** State of a job between two steps. */
export interface Pause {
  readonly dueAt: Date
  /** Undefined: unchanged. */
  readonly checkpoint?: unknown
  readonly progress?: number | undefined
  readonly failures: number
}

/** Ends a step that is followed by another. False if the lease was lost. */
export async function pauseJob(client: PoolClient, job: LeasedJob, pause: Pause, now: Date): Promise<boolean> {
  const kept = pause.checkpoint === undefined ? null : JSON.stringify(pause.checkpoint)
  const { rowCount } = await client.query(
    `UPDATE kit.job SET lease_until = NULL, due_at = $3, checkpoint = coalesce($4::jsonb, checkpoint),
       progress = greatest(progress, least($5::int, 99)), failures = $6, updated_at = $7
     WHERE id = $1 AND lease_until = $2 AND state = 'LOADING'`,
    [job.id, job.leaseUntil, pause.dueAt, kept, pause.progress ?? 0, pause.failures, now],
  )
  return rowCount === 1
}

/** Moves a job to COMPLETE. False if the lease was lost. */
export async function completeJob(
  pool: Pool,
  job: LeasedJob,
  result: unknown,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE kit.job SET state = 'COMPLETE', progress = 100, result = $3, checkpoint = NULL, lease_until = NULL,
       updated_at = $4, expires_at = $5
     WHERE id = $1 AND lease_until = $2 AND state = 'LOADING'`,
    [job.id, job.leaseUntil, JSON.stringify(result), now, expiresAt],
  )
  return rowCount === 1
}

/** Moves a job to FAILED, in the transaction that requests its refund. False if it has ended or the lease was lost. */
export async function failJob(client: PoolClient, job: LeasedJob, error: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE kit.job SET state = 'FAILED', error = $3, checkpoint = NULL, lease_until = NULL, updated_at = $4, expires_at = $4
     WHERE id = $1 AND lease_until = $2 AND state = 'LOADING'`,
    [job.id, job.leaseUntil, error, now],
  )
  return rowCount === 1
}

/** Due jobs of a service without a valid lease, such as those that a crash left behind. */
export async function overdueJobs(pool: Pool, service: ServiceName, before: Date): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM kit.job WHERE service = $1 AND state IN ('PENDING', 'LOADING') AND due_at <= $2
       AND (lease_until IS NULL OR lease_until < clock_timestamp()) ORDER BY due_at LIMIT 500`,
    [service, before],
  )
  return rows.map(({ id }) => id)
}

/** Jobs whose results have expired, with the input needed to clean up elsewhere. */
export async function expiredJobs(
  pool: Pool,
  service: ServiceName,
  now: Date,
): Promise<Pick<LeasedJob, 'id' | 'kind' | 'input'>[]> {
  const { rows } = await pool.query<Pick<LeasedJob, 'id' | 'kind' | 'input'>>(
    `SELECT id, kind, input FROM kit.job WHERE service = $1 AND expires_at <= $2 AND state IN ('COMPLETE', 'FAILED')
     ORDER BY expires_at LIMIT 500`,
    [service, now],
  )
  return rows
}

/** Deletes the result; the job stays listed. Afterwards a failed job has nothing left to clean up. */
export async function forgetResult(pool: Pool, id: string): Promise<void> {
  await pool.query(`UPDATE kit.job SET result = NULL, expires_at = NULL WHERE id = $1 AND expires_at IS NOT NULL`, [id])
}

import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../../prisma/client/tables.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { affected, allRows, anyOf, firstRow, onlyRow, type Row, tables } from '../../../prisma/sql.ts'
import { storableJson, storableText } from '../../../prisma/storable.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { SERVICES, type ServiceName } from '../../../schema/services.ts'
import { JOB_COLUMNS, type JobState, type PaidJob } from './job.ts'

// The only module that writes kit.job; the archive of the ledger deletes old ones. A job moves PENDING → LOADING → COMPLETE or
// FAILED; each move is one conditional update.

type JobRow = Row<'kit.job'>

/** The channel that a trigger of kit.job notifies of a changed state or progress; the payload is the job's id. */
export const JOB_CHANNEL = 'tollgraph_job'

/** A job to insert. */
export interface NewJob
  extends Pick<JobRow, 'id' | 'service' | 'kind' | 'wallet' | 'actId' | 'source' | 'input' | 'deadline'> {
  readonly now: Date
}

const visible = tables.selectFrom('kit.job').select(JOB_COLUMNS).where('deletedAt', 'is', null)

/** Inserts a job that is due immediately. */
export async function insertJob(client: PoolClient, { now, input, ...job }: NewJob): Promise<PaidJob<unknown, never>> {
  const row = { ...job, input: JSON.stringify(input), dueAt: now, createdAt: now, updatedAt: now }
  const inserted = tables.insertInto('kit.job').values(row).returning(JOB_COLUMNS)
  return await onlyRow(client, inserted.$narrowType<{ result: null }>())
}

/** A job by its id, of any wallet; null if it does not exist or its wallet deleted it. */
export async function findJob<Input = unknown, Result = unknown>(
  pool: Pool,
  id: string,
): Promise<PaidJob<Input, Result> | null> {
  return await firstRow(pool, visible.where('id', '=', id).$castTo<PaidJob<Input, Result>>())
}

/** A wallet's jobs with these ids, in the same order; null for an id that is none of its jobs, or one that it deleted. */
export async function findJobsOf(
  pool: Pool,
  wallet: WalletAddress,
  ids: readonly string[],
): Promise<(PaidJob | null)[]> {
  const rows = await allRows(pool, visible.where('id', '=', anyOf(ids)).where('wallet', '=', wallet))
  return oneForEach(ids, rows, ({ id }) => id)
}

/** When the last of these jobs fails that are not finished; null if all have ended. */
export async function latestDeadline(pool: Pool, ids: readonly string[]): Promise<Date | null> {
  const open = tables.selectFrom('kit.job').where('id', '=', anyOf(ids)).where('state', 'in', ['PENDING', 'LOADING'])
  return (await firstRow(pool, open.select('deadline').orderBy('deadline', 'desc').limit(1)))?.deadline ?? null
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
  let jobs = visible.where('wallet', '=', wallet)
  if (service) jobs = jobs.where('service', '=', service)
  if (state) jobs = jobs.where('state', '=', state)
  const page = newestAfter(jobs.select(micros), after, limit)
  return await allRows(pool, page.$castTo<PaidJob<Input, Result> & Position>())
}

/** Hides a failed job from its wallet. False unless it has failed. */
export async function hideFailedJob(pool: Pool, id: string, now: Date): Promise<boolean> {
  const failed = tables.updateTable('kit.job').where('id', '=', id).where('state', '=', 'FAILED')
  const hidden = failed.where('deletedAt', 'is', null).set({ deletedAt: now, updatedAt: now })
  return (await affected(pool, hidden)) === 1
}

/** No process holds the lease of the job's next step. */
const isUnleased = (job: ExpressionBuilder<Tables, 'kit.job'>) =>
  job.or([job('leaseUntil', 'is', null), job('leaseUntil', '<', sql<Date>`clock_timestamp()`)])

const LEASED_COLUMNS = [
  'id',
  'kind',
  'wallet',
  'actId',
  'source',
  'input',
  'checkpoint',
  'failures',
  'createdAt',
  'deadline',
  'leaseUntil',
] as const

/** A job whose next step this process has leased. */
export type LeasedJob = Pick<JobRow, (typeof LEASED_COLUMNS)[number]> & {
  /** Identifies this lease: a process whose lease has expired and was taken over cannot update the job. */
  readonly leaseUntil: Date
}

/**
 * Leases the next step of a job; null if it has ended, is not due, or another process holds the lease. Leases use the
 * database's clock, since processes' clocks may differ; due times use the service's `now`. `leasedBy` is the process, if
 * others may release the lease when it is lost.
 */
export async function leaseJob(
  pool: Pool,
  id: string,
  leaseMs: number,
  now: Date,
  leasedBy: string | null = null,
): Promise<LeasedJob | null> {
  const leaseUntil = sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`
  const leased = tables
    .updateTable('kit.job')
    .set({ state: 'LOADING', leaseUntil, leasedBy, updatedAt: now })
    .where('id', '=', id)
    .where('dueAt', '<=', now)
    .where('state', 'in', ['PENDING', 'LOADING'])
    .where(isUnleased)
    .returning(LEASED_COLUMNS)
  return await firstRow(pool, leased.$narrowType<{ leaseUntil: Date }>())
}

/** When the next step of a job is due; null for a job that has ended or does not exist, and while a process holds the lease. */
export async function nextStepAt(pool: Pool, id: string): Promise<Date | null> {
  const waiting = tables
    .selectFrom('kit.job')
    .select('dueAt')
    .where('id', '=', id)
    .where('state', 'in', ['PENDING', 'LOADING'])
    .where(isUnleased)
  return (await firstRow(pool, waiting))?.dueAt ?? null
}

/** Releases all leases; call it only on a start at which no other process can be running a step. */
export async function releaseLeases(pool: Pool): Promise<void> {
  await affected(pool, tables.updateTable('kit.job').set('leaseUntil', null).where('leaseUntil', 'is not', null))
}

/** Releases the leases of these processes, which are lost. A step that still runs cannot update its job. */
export async function releaseLeasesOf(pool: Pool, processes: readonly string[]): Promise<void> {
  const left = tables
    .updateTable('kit.job')
    // Only these have a lease, and an index finds them: every process asks every 2 seconds for an hour after another was lost.
    .where('service', '=', anyOf(SERVICES))
    .where('state', '=', 'LOADING')
    .where('leasedBy', '=', anyOf(processes))
    .where('leaseUntil', 'is not', null)
  await affected(pool, left.set('leaseUntil', null))
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
  const { dueAt, checkpoint, progress = 0, failures } = pause
  const paused = ours(job).set(({ fn, val }) => ({
    dueAt,
    failures,
    updatedAt: now,
    progress: fn<number>('greatest', ['progress', val(Math.min(progress, 99))]),
    ...(checkpoint === undefined ? {} : { checkpoint: storableJson(checkpoint) }),
  }))
  return (await affected(client, paused)) === 1
}

/** Moves a job to COMPLETE. False if the lease was lost. */
export async function completeJob(
  pool: Pool,
  job: LeasedJob,
  result: unknown,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const end = { checkpoint: null, result: storableJson(result), updatedAt: now, expiresAt }
  return (await affected(pool, ours(job).set({ ...end, state: 'COMPLETE', progress: 100 }))) === 1
}

/** Moves a job to FAILED, in the transaction that requests its refund. False if it has ended or the lease was lost. */
export async function failJob(client: PoolClient, job: LeasedJob, error: string, now: Date): Promise<boolean> {
  const end = { checkpoint: null, error: storableText(error), updatedAt: now, expiresAt: now }
  return (await affected(client, ours(job).set({ ...end, state: 'FAILED' }))) === 1
}

/** Updates a job if its lease was not lost, and ends the lease. */
function ours({ id, leaseUntil }: LeasedJob) {
  const job = tables.updateTable('kit.job').where('id', '=', id).where('leaseUntil', '=', leaseUntil)
  return job.where('state', '=', 'LOADING').set('leaseUntil', null)
}

/** Due jobs of a service without a valid lease, such as those that a crash left behind. */
export async function overdueJobs(pool: Pool, service: ServiceName, before: Date): Promise<string[]> {
  const overdue = tables
    .selectFrom('kit.job')
    .select('id')
    .where('service', '=', service)
    .where('dueAt', '<=', before)
    .where('state', 'in', ['PENDING', 'LOADING'])
    .where(isUnleased)
  const rows = await allRows(pool, overdue.orderBy('dueAt').limit(500))
  return rows.map(({ id }) => id)
}

/** An ended job whose result has expired, with the input needed to clean up elsewhere. */
export interface ExpiredJob extends Pick<LeasedJob, 'id' | 'kind' | 'input'> {
  readonly expiresAt: Date
}

/** A batch of the service's expired jobs, by the time of their expiry; those behind `after`. Empty if there are no more. */
export async function expiredJobs(
  pool: Pool,
  service: ServiceName,
  now: Date,
  after: ExpiredJob | null,
): Promise<ExpiredJob[]> {
  const ended = tables.selectFrom('kit.job').where('service', '=', service).where('state', 'in', ['COMPLETE', 'FAILED'])
  const expired = ended.where('expiresAt', '<=', now).select(['id', 'kind', 'input', 'expiresAt'])
  const behind = after
    ? expired.where(({ eb, refTuple, tuple }) => eb(refTuple('expiresAt', 'id'), '>', tuple(after.expiresAt, after.id)))
    : expired
  const batch = behind.orderBy('expiresAt').orderBy('id').limit(500)
  return await allRows(pool, batch.$narrowType<{ expiresAt: Date }>())
}

/** Deletes the result; the job stays listed. Afterwards a failed job has nothing left to clean up. */
export async function forgetResult(pool: Pool, id: string): Promise<void> {
  const job = tables.updateTable('kit.job').where('id', '=', id).where('expiresAt', 'is not', null)
  await affected(pool, job.set({ result: null, expiresAt: null }))
}

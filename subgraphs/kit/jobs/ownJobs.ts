import { setTimeout as pause } from 'node:timers/promises'
import type { WalletAddress } from '../../../schema/address.ts'
import { Conflict, Forbidden, NotFound } from '../../../schema/errors.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { isUuid } from '../../../schema/uuid.ts'
import type { Keys } from '../keys/keys.ts'
import { type ListPage, type PageArgs, pageOf } from '../paging/page.ts'
import { callerOf, type KitContext } from '../service/context.ts'
import type { JobState, PaidJob } from './job.ts'
import { findJob, findJobsOf, hideFailedJob, type JobFilter, listJobs } from './store.ts'
import { readTicket } from './ticket.ts'

/** Polling interval while a caller waits for a job, in milliseconds: first, and maximum. */
const FIRST_LOOK_MS = 100
const LOOK_MS = 1_000

/**
 * A job of one service, or of any (null), visible only to the wallet that paid for it. `Input` and `Result` are as the
 * service stored them. Throws NotFound and, for another wallet, Forbidden.
 */
export async function ownJob<Input = unknown, Result = unknown>(
  context: KitContext,
  service: ServiceName | null,
  id: string,
): Promise<PaidJob<Input, Result>> {
  const job = isUuid(id) ? await findJob<Input, Result>(context.db.pool, id) : null
  if (!job || (service !== null && job.service !== service)) throw noSuchJob()
  if (job.wallet !== callerOf(context)) throw otherWallet()
  return job
}

/** Like `ownJob`, but returns once the job has ended or `seconds` have passed (long polling). */
export async function awaitJob<Input = unknown, Result = unknown>(
  context: KitContext,
  service: ServiceName,
  id: string,
  seconds: number,
): Promise<PaidJob<Input, Result>> {
  const end = performance.now() + seconds * 1000
  let rest = FIRST_LOOK_MS
  for (;;) {
    const job = await ownJob<Input, Result>(context, service, id)
    const left = end - performance.now()
    if (hasEnded(job) || left <= 0) return job
    await pause(Math.min(rest, left))
    rest = Math.min(rest * 1.5, LOOK_MS)
  }
}

/**
 * A job of one service, or of any, for an entity whose id any caller may pass: null unless the job is the caller's. All
 * jobs of a request share one statement. `Input` and `Result` are as the service stored them.
 */
export async function jobIfOwn<Input = unknown, Result = unknown>(
  { db, caller, loader }: Pick<KitContext, 'db' | 'caller' | 'loader'>,
  id: string,
  service?: ServiceName,
): Promise<PaidJob<Input, Result> | null> {
  if (!caller || !isUuid(id)) return null
  const jobs = loader('kit.jobs', (ids: readonly string[]) => findJobsOf(db.pool, caller, ids))
  const job = await jobs.load(id)
  const isAsked = service === undefined || job?.service === service
  return isAsked ? (job as PaidJob<Input, Result> | null) : null
}

/** The job id in a ticket. Throws UNAUTHENTICATED for an invalid or expired ticket, Forbidden for another wallet. */
export async function jobOfTicket(context: KitContext, key: Keys, token: string): Promise<string> {
  const { jobId, wallet } = await readTicket(key, token, context.now())
  if (wallet !== callerOf(context)) throw otherWallet()
  return jobId
}

function noSuchJob(): NotFound {
  return new NotFound('There is no such job')
}

function otherWallet(): Forbidden {
  return new Forbidden('Only the wallet that paid for a job may see it')
}

/** Whether the job has reached a final state. */
export function hasEnded({ state }: Pick<PaidJob, 'state'>): boolean {
  return state === 'COMPLETE' || state === 'FAILED'
}

/** A wallet's jobs, newest first. Throws BadInput for an invalid cursor. */
export function jobPage<Input = unknown, Result = unknown>(
  context: KitContext,
  wallet: WalletAddress,
  { first, after, ...filter }: JobFilter & PageArgs,
): Promise<ListPage<PaidJob<Input, Result>>> {
  const list = ['jobs', wallet, filter.service, filter.state]
  return pageOf(context, list, { first, after }, (position, limit) =>
    listJobs<Input, Result>(context.db.pool, wallet, filter, position, limit),
  )
}

/** The job is in another state than FAILED. */
export class JobNotFailed extends Conflict {
  readonly state: JobState

  constructor(state: JobState) {
    super(`Only a failed job can be deleted; this one is ${state.toLowerCase()}`)
    this.state = state
  }
}

/** Hides a failed job from its wallet. Throws NotFound like `ownJob`, and JobNotFailed for a job in another state. */
export async function deleteFailedJob(context: KitContext, service: ServiceName, id: string): Promise<PaidJob> {
  const job = await ownJob(context, service, id)
  if (job.state !== 'FAILED') throw new JobNotFailed(job.state)
  // A job that has failed stays so: it was deleted since it was read.
  if (!(await hideFailedJob(context.db.pool, id, context.now()))) throw noSuchJob()
  return job
}

import { z } from 'zod'
import { requestRefund } from '../../../prisma/ledger/requests.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { type ErrorCode, TollgraphError } from '../../../schema/errors.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { abortAfter } from '../async/timeout.ts'
import type { Background, JobContext } from '../service/subgraph.ts'
import { JobFailed, type JobKind, type RunningJob, type Step } from './job.ts'
import { queueStep, stepJobOf } from './startJob.ts'
import {
  completeJob,
  type ExpiredJob,
  expiredJobs,
  failJob,
  forgetResult,
  type LeasedJob,
  leaseJob,
  nextStepAt,
  overdueJobs,
  pauseJob,
} from './store.ts'

/** The kinds of a service's paid jobs, by name. */
export type JobKinds<Engines> = Readonly<Record<string, JobKind<Engines, never, never, unknown, unknown>>>

type AnyKind<Engines> = JobKind<Engines>

/** Lease of one step; if its process dies, another repeats the step afterwards. Milliseconds. */
export const STEP_MS = 120_000
/** A step is aborted this long before its lease ends. */
const STEP_MARGIN_MS = 5_000
const ATTEMPTS = 5
/** Pause after the first failed step; doubles each time, with ±50 % jitter. Milliseconds. */
const BACK_OFF_MS = 1_000
const LONGEST_BACK_OFF_MS = 60_000
/** A step overdue for this long was lost with its process. Milliseconds. */
const OVERDUE_MS = 15_000

/** Error codes that a retry would not change. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['BAD_REQUEST', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'GONE'])

/**
 * Runs a service's paid jobs: their steps, recovery after crashes, and expiry of results.
 *
 * @example
 * export const topics = [crawls, paidJobs('enrich', { crawl: siteCrawl })]
 */
export function paidJobs<Engines>(service: ServiceName, kinds: JobKinds<Engines>): Background<Engines> {
  const kindOf = (name: string) => kinds[name] as AnyKind<Engines> | undefined
  return {
    jobs: {
      [stepJobOf(service)]: (payload, context) =>
        runStep(service, kindOf, z.object({ id: z.string() }).parse(payload).id, context),
      [`${service}.resumeJobs`]: (_, context) => resume(service, context),
      [`${service}.tidyJobs`]: (_, context) => tidy(service, kindOf, context),
    },
    schedules: [`* * * * * ${service}.resumeJobs`, `*/5 * * * * ${service}.tidyJobs`],
  }
}

async function runStep<Engines>(
  service: ServiceName,
  kindOf: (name: string) => AnyKind<Engines> | undefined,
  id: string,
  context: JobContext<Engines>,
): Promise<void> {
  const job = await leaseJob(context.db.pool, id, STEP_MS, context.now(), context.process)
  if (!job) return waitUntilDue(service, id, context)
  const kind = kindOf(job.kind)
  if (!kind) return endBadly(job, 'This kind of work is no longer offered', null, context)
  if (context.now() >= job.deadline) return endBadly(job, 'It took too long and was given up', kind, context)
  let step: Step<unknown, unknown>
  try {
    step = await kind.step(running(job, context.stopping), context)
  } catch (error) {
    // Not a failure: another process repeats the step at once.
    if (context.stopping?.aborted) return pause(service, job, { againInMs: 0, failures: job.failures }, context)
    return stumble(service, job, kind, error, context)
  }
  if ('done' in step) {
    const now = context.now()
    const expiresAt = new Date(now.getTime() + kind.keptMs)
    await completeJob(context.db.pool, job, step.done, { now, expiresAt })
    return
  }
  const { againInMs, checkpoint, progress } = step
  await pause(service, job, { againInMs, checkpoint, progress, failures: 0 }, context)
}

/**
 * Queues a step again that was not due by this process's clock, which may be behind that of the process which set the time.
 * Otherwise the job would rest until `resumeJobs` finds it. The step may have become due since.
 */
async function waitUntilDue(service: ServiceName, id: string, { db, now }: JobContext<unknown>): Promise<void> {
  const dueAt = await nextStepAt(db.pool, id)
  if (dueAt === null) return
  await queueStep(db.pool, service, id, Math.max(0, dueAt.getTime() - now().getTime()))
}

function running(job: LeasedJob, stopping: AbortSignal | undefined): RunningJob {
  return { ...job, signal: abortAfter(STEP_MS - STEP_MARGIN_MS, stopping) }
}

async function stumble<Engines>(
  service: ServiceName,
  job: LeasedJob,
  kind: AnyKind<Engines>,
  error: unknown,
  context: JobContext<Engines>,
): Promise<void> {
  const isFinal = error instanceof JobFailed || (error instanceof TollgraphError && FINAL.has(error.code))
  const failures = job.failures + 1
  const place = { err: error, job: job.id, kind: job.kind, failures }
  if (isFinal || failures >= (kind.attempts ?? ATTEMPTS)) {
    context.log.warn(place, 'A paid job failed')
    const isForCaller = isFinal || error instanceof TollgraphError
    return endBadly(job, isForCaller ? error.message : 'The work failed for a reason of ours', kind, context)
  }
  context.log.info(place, 'A step of a paid job failed; it is tried again')
  const growing = Math.min(BACK_OFF_MS * 2 ** job.failures, LONGEST_BACK_OFF_MS)
  await pause(service, job, { againInMs: growing * (0.5 + Math.random()), failures }, context)
}

interface Rest {
  readonly againInMs: number
  readonly checkpoint?: unknown
  readonly progress?: number | undefined
  readonly failures: number
}

async function pause(
  service: ServiceName,
  job: LeasedJob,
  { againInMs, ...rest }: Rest,
  { db, now }: JobContext<unknown>,
): Promise<void> {
  const at = now()
  const dueAt = new Date(at.getTime() + againInMs)
  await inTransaction(db.pool, async (client) => {
    if (await pauseJob(client, job, { ...rest, dueAt }, at)) await queueStep(client, service, job.id, againInMs)
  })
}

/** The failure and the refund are written in one transaction. */
async function endBadly<Engines>(
  job: LeasedJob,
  error: string,
  kind: AnyKind<Engines> | null,
  context: JobContext<Engines>,
): Promise<void> {
  const hasEnded = await inTransaction(context.db.pool, async (client) => {
    if (!(await failJob(client, job, error, context.now()))) return false
    await requestRefund(client, { actId: job.actId, reason: `The job failed: ${error}` })
    return true
  })
  // If this fails, the next tidyJobs run cleans up.
  if (hasEnded && kind) await clean(job, kind, context)
}

async function resume(service: ServiceName, { db, now }: JobContext<unknown>): Promise<void> {
  const before = new Date(now().getTime() - OVERDUE_MS)
  for (const id of await overdueJobs(db.pool, service, before)) await queueStep(db.pool, service, id)
}

async function tidy<Engines>(
  service: ServiceName,
  kindOf: (name: string) => AnyKind<Engines> | undefined,
  context: JobContext<Engines>,
): Promise<void> {
  let jobs = await expiredJobs(context.db.pool, service, context.now(), null)
  while (jobs.length > 0) {
    for (const job of jobs) await tidyOne(job, kindOf(job.kind), context)
    // Behind those that could not be removed, which the next run tries again.
    jobs = await expiredJobs(context.db.pool, service, context.now(), jobs.at(-1) ?? null)
  }
}

/** One failure must not block the other jobs. */
async function tidyOne<Engines>(
  job: ExpiredJob,
  kind: AnyKind<Engines> | undefined,
  context: JobContext<Engines>,
): Promise<void> {
  try {
    if (kind) await clean(job, kind, context)
    else await forgetResult(context.db.pool, job.id)
  } catch (error) {
    context.log.error({ err: error, job: job.id, kind: job.kind }, 'What a paid job kept could not be removed')
  }
}

async function clean<Engines>(
  { id, kind: name, input }: Pick<LeasedJob, 'id' | 'kind' | 'input'>,
  kind: AnyKind<Engines>,
  context: JobContext<Engines>,
): Promise<void> {
  await kind.cleanUp?.({ id, kind: name, input }, context)
  await forgetResult(context.db.pool, id)
}

import { randomUUID } from 'node:crypto'
import type { GraphQLResolveInfo } from 'graphql'
import { addJob } from '../../../prisma/addJob.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { actHeldBy, carryOutAct, holdAct } from '../service/acts.ts'
import { callerOf, type DataSourceKind, type KitContext, type PaidLine } from '../service/context.ts'
import { recordPurchase } from '../service/purchases.ts'
import type { Act } from '../service/subgraph.ts'
import type { PaidJob } from './job.ts'
import { insertJob } from './store.ts'

/** The work to do, and the source of its facts. */
export interface JobOrder {
  readonly service: ServiceName
  readonly kind: string
  /** Stored as JSON and shown to its wallet. */
  readonly input: unknown
  readonly source: DataSourceKind
  /** Milliseconds from now until an unfinished job fails: its kind's `limitMs`. */
  readonly limitMs: number
}

/**
 * The act of a field that starts a job (`settle: UPFRONT`): the money moves first, and the job is inserted in the
 * transaction that completes the act, so that neither exists without the other. `check` rejects before anything is
 * charged.
 *
 * @example
 * acts: { 'Mutation.startSiteCrawl': jobAct(({ input }) => checkUrl(input.url)) }
 */
export function jobAct<Args, Engines>(
  check: (args: Args, context: KitContext<Engines>) => Promise<void> | void = () => {},
): Act<Args, Engines> {
  const hold = async (args: Args, line: PaidLine, context: KitContext<Engines>) => {
    await check(args, context)
    await inTransaction(context.db.pool, (client) => holdAct(client, { line }))
  }
  return actHeldBy(hold)
}

/**
 * Starts the job that the resolved field was paid for. It has no result yet.
 *
 * @example
 * const job = await startJob(context, info, { service: 'enrich', kind: 'crawl', input, source: 'live', limitMs: 3_600_000 })
 */
export function startJob<Engines>(
  context: KitContext<Engines>,
  info: GraphQLResolveInfo,
  order: JobOrder,
  /** Writes rows that belong to the job, in the same transaction. */
  beside: (client: PoolClient, job: PaidJob) => Promise<void> = async () => {},
): Promise<PaidJob<unknown, never>> {
  const { actId } = context.lineOf(info)
  const wallet = callerOf(context)
  const now = context.now()
  context.sourcedFrom(order.source)
  return carryOutAct(context.db.pool, actId, 'This job is no longer waiting to be started', async (client) => {
    const { service, kind, source, input, limitMs } = order
    const deadline = new Date(now.getTime() + limitMs)
    const job = await insertJob(client, {
      id: randomUUID(),
      service,
      kind,
      wallet,
      actId,
      source,
      input,
      now,
      deadline,
    })
    await recordPurchase(client, actId, { type: 'Job', key: [job.id] })
    await beside(client, job)
    await queueStep(client, service, job.id)
    return job
  })
}

/** The background job that runs steps of a service's paid jobs. */
export function stepJobOf(service: ServiceName): string {
  return `${service}.runJob`
}

/** Queues the next step of a job after `inMs`, in the caller's transaction. Replaces a step that is already queued. */
export async function queueStep(client: Pool | PoolClient, service: ServiceName, id: string, inMs = 0): Promise<void> {
  const job = stepJobOf(service)
  await addJob(client, job, { id }, { delayMs: Math.ceil(inMs), key: `${job}:${id}`, maxAttempts: 1 })
}

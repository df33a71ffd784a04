import { BadInput, Forbidden, Gone } from '../../schema/errors.ts'
import { callerOf } from '../kit/context.ts'
import type { PaidJob } from '../kit/jobs/job.ts'
import { awaitJob, hasEnded } from '../kit/jobs/ownJobs.ts'
import { findJob } from '../kit/jobs/store.ts'
import { readTicket } from '../kit/jobs/ticket.ts'
import type { Topic } from '../kit/subgraph.ts'
import type { SocialContext, SocialEngines } from './work.ts'

/** Asking for a job: by the ticket of its paid call or by its id, for the wallet that paid. */
export const socialJobs: Topic<SocialEngines> = {
  resolvers: {
    Query: { socialJob },
    SocialJob: {
      platform: ({ kind }: PaidJob) => kind.slice(0, kind.indexOf('-')).toUpperCase(),
      status,
      message: (job: PaidJob) => (hasEnded(job) ? null : 'Poll again in a few seconds.'),
      result,
      job: ({ id }: PaidJob) => ({ id }),
    },
    Job: { __resolveReference: ({ id }: { readonly id: string }) => ({ id }), social: socialOf },
  },
}

interface Args {
  readonly id?: string | null
  readonly token?: string | null
  readonly wait: number
}

async function socialJob(_: unknown, { id, token, wait }: Args, context: SocialContext): Promise<PaidJob> {
  const asked = id ?? token
  if (!asked || (id && token))
    throw new BadInput("must be given when the job's id is not, and not beside it", ['token'])
  const job = await awaitJob(context, 'social', id ?? (await jobOfToken(asked, context)), wait)
  context.sourcedFrom(job.source)
  return job
}

async function jobOfToken(token: string, context: SocialContext): Promise<string> {
  const { jobId, wallet } = await readTicket(context.engines.ticketKey, token, context.now())
  if (wallet !== callerOf(context)) throw new Forbidden('Only the wallet that paid for a job may see it')
  return jobId
}

function status({ state }: PaidJob): string {
  if (state === 'COMPLETE') return 'FINISHED'
  return state === 'FAILED' ? 'FAILED' : 'PENDING'
}

function result({ state, result: collected, expiresAt }: PaidJob, _args: unknown, { now }: SocialContext): unknown {
  if (state !== 'COMPLETE') return null
  if (collected && expiresAt && now() < expiresAt) return collected
  throw new Gone('What this job collected is no longer kept')
}

/** Null for what another service or another wallet has. */
async function socialOf(
  { id }: Pick<PaidJob, 'id'>,
  _args: unknown,
  { db, caller }: SocialContext,
): Promise<PaidJob | null> {
  const job = await findJob(db.pool, id)
  return job?.service === 'social' && job.wallet === caller ? job : null
}

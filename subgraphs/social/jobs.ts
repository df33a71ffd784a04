import { BadInput, Gone } from '../../schema/errors.ts'
import type { PaidJob } from '../kit/jobs/job.ts'
import { awaitJob, hasEnded, jobIfOwn, jobOfTicket } from '../kit/jobs/ownJobs.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import type { SocialContext, SocialEngines } from './work.ts'

/** Polling a job, by the ticket of its paid call or by its id; only for the wallet that paid. */
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
    Job: { __resolveReference: ({ id }: { readonly id: string }) => ({ id }), social },
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
  const job = await awaitJob(
    context,
    'social',
    id ?? (await jobOfTicket(context, context.engines.ticketKey, asked)),
    wait,
  )
  context.sourcedFrom(job.source)
  return job
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

function social({ id }: Pick<PaidJob, 'id'>, _args: unknown, context: SocialContext): Promise<PaidJob | null> {
  return jobIfOwn(context, id, 'social')
}

import { BadInput, Gone } from '../../schema/errors.ts'
import { awaitJob, hasEnded, jobIfOwn, jobOfTicket } from '../kit/jobs/ownJobs.ts'
import { signTicket } from '../kit/jobs/ticket.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { platformOfKind } from './accounts/account.ts'
import { firstItems } from './pages.ts'
import { type ShownResult, shownResult } from './shown.ts'
import type { Args, SocialGraph, Value } from './types.gen.ts'
import type { SocialContext } from './work.ts'

/** Polling a job, by the ticket of its paid call or by its id; only for the wallet that paid. */
export const socialJobs: Topic<SocialGraph> = {
  resolvers: {
    Query: { socialJob },
    SocialJob: {
      resourceId: ({ id }) => id,
      platform: ({ kind }) => platformOfKind(kind),
      status: ({ state }) => state,
      message: (job) => (hasEnded(job) ? null : 'Poll again in a few seconds.'),
      result,
      token: ({ id, wallet }, _args, { engines, now }) => signTicket(engines.ticketKey, { jobId: id, wallet }, now()),
      pollUrl: ({ id }, _args, { baseUrl }) => `${baseUrl('social')}/api/jobs?jobId=${id}`,
      job: ({ id }) => ({ resourceId: id }),
    },
    ...firstItems,
    Job: {
      __resolveReference: ({ resourceId }) => ({ resourceId }),
      social: ({ resourceId, started }, _args, context) => started ?? jobIfOwn(context, resourceId, 'social'),
    },
  },
}

async function socialJob(
  _: unknown,
  { id, token, wait }: Args<'Query.socialJob'>,
  context: SocialContext,
): Promise<Value<'SocialJob'>> {
  const asked = id ?? token
  if (!asked || (id && token))
    throw new BadInput("must be given when the job's id is not, and not beside it", ['token'])
  const job: Value<'SocialJob'> = await awaitJob(
    context,
    'social',
    id ?? (await jobOfTicket(context, context.engines.ticketKey, asked)),
    wait,
  )
  context.sourcedFrom(job.source)
  return job
}

function result(
  { kind, state, result: collected, expiresAt }: Value<'SocialJob'>,
  _args: unknown,
  { now }: SocialContext,
): ShownResult | null {
  if (state !== 'COMPLETE') return null
  if (collected && expiresAt && now() < expiresAt) return shownResult(platformOfKind(kind), collected)
  throw new Gone('What this job collected is no longer kept')
}

import type { JobState } from '../../kit/jobs/job.ts'
import { awaitJob, deleteFailedJob, jobIfOwn, jobPage } from '../../kit/jobs/ownJobs.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { StudioContext, StudioEngines } from '../work.ts'
import type { MediaJob } from './input.ts'
import { describeResult } from './result.ts'

/** A wallet's jobs, for the wallet that paid. */
export const jobs: Topic<StudioEngines> = {
  resolvers: {
    Query: { mediaJob, mediaJobs },
    Mutation: { deleteMediaJob },
    Job: { __resolveReference: ({ id }: { readonly id: string }) => ({ id }), media },
    MediaJob: {
      type: ({ kind }: MediaJob) => kind,
      status: ({ state }: MediaJob) => STATUS[state],
      input: ({ input }: MediaJob) => input.asked,
      result: (job: MediaJob, _: unknown, context: StudioContext) => describeResult(job, context),
      job: ({ id }: MediaJob) => ({ id }),
    },
  },
}

const STATUS = { PENDING: 'pending', LOADING: 'loading', COMPLETE: 'complete', FAILED: 'failed' } as const
const STATE_OF = Object.fromEntries(Object.entries(STATUS).map(([state, status]) => [status, state as JobState]))

async function mediaJob(
  _: unknown,
  { id, wait }: { readonly id: string; readonly wait: number },
  context: StudioContext,
) {
  const job = await awaitJob(context, 'studio', id, wait)
  context.sourcedFrom(job.source)
  return job
}

interface ListArgs {
  readonly first: number
  readonly after?: string | null
  readonly status?: string | null
}

function mediaJobs(_: unknown, { first, after, status }: ListArgs, context: StudioContext) {
  const state = status ? STATE_OF[status] : undefined
  return jobPage(context, callerOf(context), { service: 'studio', state, first, after })
}

async function deleteMediaJob(_: unknown, { id }: { readonly id: string }, context: StudioContext) {
  return { id: (await deleteFailedJob(context, 'studio', id)).id }
}

function media({ id }: { readonly id: string }, _: unknown, context: StudioContext) {
  return jobIfOwn(context, id, 'studio')
}

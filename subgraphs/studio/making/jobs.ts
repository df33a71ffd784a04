import { keyOfNode, nodeId } from '../../../schema/nodeId.ts'
import { awaitJob, deleteFailedJob, JobNotFailed, jobIfOwn, jobPage } from '../../kit/jobs/ownJobs.ts'
import { callerOf } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, StudioGraph } from '../types.gen.ts'
import type { StudioContext } from '../work.ts'
import type { MadeMedia, MediaInput, MediaJob } from './input.ts'
import { describeResult } from './result.ts'

/** A wallet's jobs, for the wallet that paid. */
export const jobs: Topic<StudioGraph> = {
  resolvers: {
    Query: { mediaJob, mediaJobs },
    Mutation: { deleteMediaJob },
    Job: {
      __resolveReference: ({ resourceId }) => ({ resourceId }),
      media: ({ resourceId: id, started }, _, context) => started ?? ownMedia(context, id),
      picture: ({ resourceId: id }, _, context) => ownPicture(context, id),
      video: ({ resourceId: id }, _, context) => ownVideo(context, id),
    },
    MediaJob: {
      resourceId: ({ id }) => id,
      type: ({ kind }) => kind,
      status: ({ state }) => state,
      input: ({ input }) => input.asked,
      result: (job, _, context) => describeResult(job, context),
      job: ({ id }) => ({ resourceId: id }),
    },
  },
}

async function mediaJob(_: unknown, { id, wait }: Args<'Query.mediaJob'>, context: StudioContext) {
  const job = await awaitJob<MediaInput, MadeMedia>(context, 'studio', id, wait)
  context.sourcedFrom(job.source)
  return job
}

function mediaJobs(_: unknown, { first, after, status }: Args<'Query.mediaJobs'>, context: StudioContext) {
  const asked = { service: 'studio', state: status ?? undefined, first, after } as const
  return jobPage<MediaInput, MadeMedia>(context, callerOf(context), asked)
}

async function deleteMediaJob(_: unknown, { input }: Args<'Mutation.deleteMediaJob'>, context: StudioContext) {
  const { id } = await deleteFailedJob(context, 'studio', keyOfNode('Job', input.job)).catch(stateWhy)
  return { deletedJobId: nodeId('Job', [id]), deleted: { resourceId: id } }
}

/** Throws an error of `deleteFailedJob` with the problem that states it. */
function stateWhy(error: unknown): never {
  if (!(error instanceof JobNotFailed)) throw error
  const facts = { status: error.state }
  throw statedAs(error, { type: 'JobNotFailedProblem', path: ['input', 'job'], facts })
}

/** A job of this service, for its wallet; null for any other. */
function ownMedia(context: StudioContext, id: string): Promise<MediaJob | null> {
  return jobIfOwn<MediaInput, MadeMedia>(context, id, 'studio')
}

/** The job of a picture, for its wallet; null for any other. */
export async function ownPicture(context: StudioContext, id: string): Promise<MediaJob | null> {
  const job = await ownMedia(context, id)
  return job?.kind.startsWith('image-') ? job : null
}

/** The job of a video, for its wallet; null for any other. */
export async function ownVideo(context: StudioContext, id: string): Promise<MediaJob | null> {
  const job = await ownMedia(context, id)
  return job?.kind.startsWith('video-') ? job : null
}

import type { Topic } from '../../kit/service/subgraph.ts'
import type { StudioGraph } from '../types.gen.ts'
import type { StudioContext } from '../work.ts'
import type { MediaJob } from './input.ts'
import { ownPicture, ownVideo } from './jobs.ts'
import { describeResult } from './result.ts'

/** Pictures and videos: each is the result of one job, whose wallet alone sees it. They exist before they are made. */
export const made: Topic<StudioGraph> = {
  resolvers: {
    Picture: {
      __resolveReference: ({ resourceId }, context) => ownPicture(context, resourceId),
      ...common(),
      url: (job, _, context) => describeResult(job, context)?.imageUrl ?? null,
    },
    Video: {
      __resolveReference: ({ resourceId }, context) => ownVideo(context, resourceId),
      ...common(),
      url: (job, _, context) => describeResult(job, context)?.videoUrl ?? null,
      seconds: (job) => job.result?.seconds ?? null,
    },
  },
}

type Context = StudioContext

/** The fields that both have. */
function common() {
  return {
    resourceId: ({ id }: MediaJob) => id,
    job: ({ id }: MediaJob) => ({ resourceId: id }),
    thumbnailUrl: (job: MediaJob, _: unknown, context: Context) => describeResult(job, context)?.thumbnailUrl ?? null,
    contentType: ({ result }: MediaJob) => result?.contentType ?? null,
    size: ({ result }: MediaJob) => result?.size ?? null,
    width: ({ result }: MediaJob) => result?.width ?? null,
    height: ({ result }: MediaJob) => result?.height ?? null,
    expiresAt: ({ result, expiresAt }: MediaJob) => result && expiresAt,
    linksExpireAt: (job: MediaJob, _: unknown, context: Context) => describeResult(job, context)?.linksExpireAt ?? null,
  }
}

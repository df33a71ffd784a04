import { z } from 'zod'
import { resultOf } from '../result.ts'
import { defineTool } from '../tool.ts'
import { pageArguments } from './arguments.ts'

const MEMBERS = `resourceId service kind status progress error createdAt updatedAt expiresAt
  payment { resourceId state } refund { state amount transaction }
  media { result { imageUrl videoUrl thumbnailUrl contentType linksExpireAt } }
  crawl { total finished skipped }`

const JOB = `query Job($id: ID!) { job(id: $id) { ${MEMBERS} } }`

const JOBS = `query Jobs($first: Int!, $after: String) {
  me { jobs(first: $first, after: $after) { nodes { ${MEMBERS} } pageInfo { hasNextPage endCursor } } }
}`

/** `jobs`: paid work that goes on after the answer. */
export const jobsTool = defineTool({
  name: 'jobs',
  title: 'Your jobs',
  description:
    "Paid work of the calling wallet that goes on after the call (pictures, videos, social data, crawls): one job by its id, or all, newest first. status is COMPLETE or FAILED at the end; a failed job is refunded by itself. The data of social jobs and crawls: call social.SocialJob or enrich.SitecrawlJobs. Free; needs the wallet's signature or session.",
  effect: 'none',
  input: z.strictObject({
    id: z.string().min(1).max(200).optional().describe('The jobId that the paid call answered; all jobs without it.'),
    ...pageArguments,
  }),
  async call({ id, first, after }, { doors, headers, challengeId }) {
    const body =
      id === undefined ? { query: JOBS, variables: { first, after: after ?? null } } : { query: JOB, variables: { id } }
    return resultOf(await doors.graphql(body, headers), challengeId)
  },
})

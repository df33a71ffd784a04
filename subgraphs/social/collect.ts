import { jobAct, startJob } from '../kit/jobs/startJob.ts'
import { problemIn } from '../kit/service/problems.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { accountAsked } from './accounts/account.ts'
import { askedBy } from './asked.ts'
import { openCursor } from './cursor.ts'
import { questionOf } from './question.ts'
import { LIMIT_MS } from './steps.ts'
import type { SocialGraph } from './types.gen.ts'

/** Starts a job that collects. What no provider has, and a cursor of another list, are refused before the money moves. */
export const collecting: Topic<SocialGraph> = {
  acts: {
    'Mutation.collect': jobAct(async ({ input }, { engines }) => {
      const { row, members, path } = askedBy(input)
      engines.provider.sourceOf(row)
      const place = [...path, 'cursor']
      await problemIn('CursorMismatchProblem', place, async () =>
        openCursor(engines.cursorKey, questionOf(row, members), members.cursor, place),
      )
    }),
  },
  resolvers: {
    Mutation: {
      async collect(_, { input: given }, context, info) {
        const { row, members } = askedBy(given)
        const { input } = questionOf(row, members)
        const job = await startJob(context, info, {
          service: 'social',
          kind: row.kind,
          input: members.cursor ? { ...input, cursor: members.cursor } : input,
          source: context.engines.provider.sourceOf(row),
          limitMs: LIMIT_MS,
        })
        return { job: { resourceId: job.id, started: job }, account: accountAsked(row, members) }
      },
    },
  },
}

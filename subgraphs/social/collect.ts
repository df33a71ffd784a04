import type { GraphQLResolveInfo } from 'graphql'
import { jobAct, startJob } from '../kit/jobs/startJob.ts'
import { signTicket } from '../kit/jobs/ticket.ts'
import type { Act, RunnableTopic, Topic } from '../kit/service/subgraph.ts'
import { openCursor } from './cursor.ts'
import { type Members, questionOf } from './question.ts'
import { ROWS, type Row } from './rows.ts'
import { LIMIT_MS } from './steps.ts'
import type { SocialGraph, Value } from './types.gen.ts'
import type { SocialContext, SocialEngines } from './work.ts'

/** All paid fields work alike: they start a job for their row of the table and return a ticket to poll it with. */
export const collecting: RunnableTopic<SocialEngines> = {
  acts: Object.fromEntries([...ROWS].map(([field, row]) => [`Mutation.${field}`, actOf(row)])),
  resolvers: {
    Mutation: Object.fromEntries([...ROWS].map(([field, row]) => [field, collects(row)])),
  },
}

/** A ticket of a paid call. */
export const tickets: Topic<SocialGraph> = {
  resolvers: { SocialJobTicket: { token, pollUrl } },
}

/** Rejects a cursor of another list before the money moves. */
function actOf(row: Row): Act<Members, SocialEngines> {
  return jobAct((args, { engines }) => {
    openCursor(engines.cursorKey, questionOf(row, args), cursorOf(args))
  })
}

function collects(row: Row) {
  return async (
    _: unknown,
    args: Members,
    context: SocialContext,
    info: GraphQLResolveInfo,
  ): Promise<Value<'SocialJobTicket'>> => {
    const { input: members } = questionOf(row, args)
    const input = args.cursor ? { ...members, cursor: args.cursor } : members
    const source = context.engines.provider.kind
    return {
      job: await startJob(context, info, { service: 'social', kind: row.kind, input, source, limitMs: LIMIT_MS }),
    }
  }
}

function cursorOf({ cursor }: Members): string | null {
  return typeof cursor === 'string' ? cursor : null
}

function token({ job }: Value<'SocialJobTicket'>, _args: unknown, { engines, now }: SocialContext): Promise<string> {
  return signTicket(engines.ticketKey, { jobId: job.id, wallet: job.wallet }, now())
}

function pollUrl({ job }: Value<'SocialJobTicket'>, _args: unknown, { baseUrl }: SocialContext): string {
  return `${baseUrl('social')}/api/jobs?jobId=${job.id}`
}

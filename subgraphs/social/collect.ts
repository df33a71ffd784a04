import type { GraphQLResolveInfo } from 'graphql'
import type { PaidJob } from '../kit/jobs/job.ts'
import { jobAct, startJob } from '../kit/jobs/startJob.ts'
import { signTicket } from '../kit/jobs/ticket.ts'
import type { FieldResolver, Topic } from '../kit/service/subgraph.ts'
import { openCursor } from './cursor.ts'
import { type Args, questionOf } from './question.ts'
import { ROWS, type Row } from './rows.ts'
import { LIMIT_MS } from './steps.ts'
import type { SocialContext, SocialEngines } from './work.ts'

/** All paid fields work alike: they start a job for their row of the table and return a ticket to poll it with. */
export const collecting: Topic<SocialEngines> = {
  acts: Object.fromEntries([...ROWS].map(([field, row]) => [`Mutation.${field}`, actOf(row)])),
  resolvers: {
    Mutation: Object.fromEntries([...ROWS].map(([field, row]) => [field, collects(row)])),
    SocialJobTicket: { token, pollUrl },
  },
}

/** Rejects a cursor of another list before the money moves. */
function actOf(row: Row) {
  return jobAct<Args, SocialEngines>((args, { engines }) => {
    openCursor(engines.cursorKey, questionOf(row, args), cursorOf(args))
  })
}

interface Ticket {
  readonly job: PaidJob
}

function collects(row: Row): FieldResolver<SocialEngines> {
  const resolve = async (_: unknown, args: Args, context: SocialContext, info: GraphQLResolveInfo): Promise<Ticket> => {
    const { input: members } = questionOf(row, args)
    const input = args.cursor ? { ...members, cursor: args.cursor } : members
    const source = context.engines.provider.kind
    return {
      job: await startJob(context, info, { service: 'social', kind: row.kind, input, source, limitMs: LIMIT_MS }),
    }
  }
  return resolve as FieldResolver<SocialEngines>
}

function cursorOf({ cursor }: Args): string | null {
  return typeof cursor === 'string' ? cursor : null
}

function token({ job }: Ticket, _args: unknown, { engines, now }: SocialContext): Promise<string> {
  return signTicket(engines.ticketKey, { jobId: job.id, wallet: job.wallet }, now())
}

function pollUrl({ job }: Ticket, _args: unknown, { baseUrl }: SocialContext): string {
  return `${baseUrl('social')}/api/jobs?jobId=${job.id}`
}

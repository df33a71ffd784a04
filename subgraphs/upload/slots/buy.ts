import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput } from '../../../schema/errors.ts'
import { actHeldBy, carryOutAct, holdAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Quote, Topic } from '../../kit/service/subgraph.ts'
import type { Upload } from '../store/uploads.ts'
import { issueTicket } from '../tickets/tickets.ts'
import { type Tier, tierNamed } from '../tiers.ts'
import type { UploadContext, UploadEngines } from '../work.ts'
import { parseMediaType } from './mediaType.ts'
import { insertUpload } from './newUpload.ts'
import { describeSlot } from './slot.ts'

/**
 * Sells storage for a file or a site for six months, at the price of its tier. Capacity is not limited: the slot and its
 * upload URL are written in one transaction with the act.
 */
interface Args {
  readonly filename: string
  /** For files only. */
  readonly contentType?: string
  readonly tier: Tier['name']
  readonly uploadUrlSeconds: number
}

const ZIP = 'application/zip'

const quote: Quote<Args, UploadEngines> = (args) => {
  mediaTypeOf(args)
  return { amount: tierNamed(args.tier).price }
}

const act = actHeldBy<Args, UploadEngines>(async (args, line, { db }) => {
  mediaTypeOf(args)
  await inTransaction(db.pool, (client) => holdAct(client, { line }))
})

export const buying: Topic<UploadEngines> = {
  quotes: {
    'Mutation.buyUpload': quote as Quote<never, UploadEngines>,
    'Mutation.buySite': quote as Quote<never, UploadEngines>,
  },
  acts: {
    'Mutation.buyUpload': act,
    'Mutation.buySite': act,
  },
  resolvers: { Mutation: { buyUpload: buy('FILE'), buySite: buy('SITE') } },
}

function buy(kind: Upload['kind']) {
  return async (_: unknown, args: Args, context: UploadContext, info: GraphQLResolveInfo) => {
    const { actId, amount } = context.lineOf(info)
    const now = context.now()
    const late = 'This slot has been bought, or given up, already'
    const issued = await carryOutAct(context.db.pool, actId, late, async (client) => {
      const upload = await insertUpload(client, {
        kind,
        wallet: callerOf(context),
        filename: args.filename,
        contentType: mediaTypeOf(args),
        tier: tierNamed(args.tier),
        pricePaid: amount,
        transactionHash: context.payment?.transaction ?? null,
        actId,
        now,
      })
      return { upload, ...(await issueTicket(client, { upload, seconds: args.uploadUrlSeconds, now })) }
    })
    return describeSlot(issued, context.engines.addresses)
  }
}

function mediaTypeOf({ filename, contentType = ZIP }: Args): string {
  // Postgres cannot store NUL.
  if (filename.includes('\0')) throw new BadInput('must not have NUL characters', ['filename'])
  return parseMediaType(contentType)
}

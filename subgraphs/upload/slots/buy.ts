import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput } from '../../../schema/errors.ts'
import { actHeldBy, carryOutAct, holdAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Quote, Topic } from '../../kit/service/subgraph.ts'
import type { Upload } from '../store/uploads.ts'
import { issueTicket } from '../tickets/tickets.ts'
import { tierNamed } from '../tiers.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext, UploadEngines } from '../work.ts'
import { parseMediaType } from './mediaType.ts'
import { insertUpload } from './newUpload.ts'
import { describeSlot } from './slot.ts'

const ZIP = 'application/zip'

/** Arguments of both fields; the content type is a file's. */
type Order = Args<'Mutation.buySite'> & Partial<Pick<Args<'Mutation.buyUpload'>, 'contentType'>>

const quote: Quote<Order, UploadEngines> = (args) => {
  mediaTypeOf(args)
  return { amount: tierNamed(args.tier).price }
}

const act = actHeldBy(async (args: Order, line, { db }: UploadContext) => {
  mediaTypeOf(args)
  await inTransaction(db.pool, (client) => holdAct(client, { line }))
})

/**
 * Sells storage for a file or a site for six months, at the price of its tier. Capacity is not limited: the slot and its
 * upload URL are written in one transaction with the act.
 */
export const buying: Topic<UploadGraph> = {
  quotes: {
    'Mutation.buyUpload': quote,
    'Mutation.buySite': quote,
  },
  acts: {
    'Mutation.buyUpload': act,
    'Mutation.buySite': act,
  },
  resolvers: { Mutation: { buyUpload: buy('FILE'), buySite: buy('SITE') } },
}

function buy(kind: Upload['kind']) {
  return async (_: unknown, args: Order, context: UploadContext, info: GraphQLResolveInfo) => {
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

function mediaTypeOf({ filename, contentType = ZIP }: Order): string {
  // Postgres cannot store NUL.
  if (filename.includes('\0')) throw new BadInput('must not have NUL characters', ['filename'])
  return parseMediaType(contentType)
}

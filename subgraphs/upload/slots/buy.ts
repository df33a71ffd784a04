import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput } from '../../../schema/errors.ts'
import { actHeldBy, carryOutAct, holdAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Quote, Topic } from '../../kit/service/subgraph.ts'
import { issueTicket } from '../tickets/tickets.ts'
import { tierNamed } from '../tiers.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext, UploadEngines } from '../work.ts'
import { buySite, quoteSite, siteAct } from './buySite.ts'
import { parseMediaType } from './mediaType.ts'
import { insertUpload } from './newUpload.ts'
import { describeSlot, LATE } from './slot.ts'

type Order = Args<'Mutation.buyUpload'>

const quote: Quote<Order, UploadEngines> = ({ input }) => {
  mediaTypeOf(input)
  return { amount: tierNamed(input.tier).price }
}

const act = actHeldBy(async ({ input }: Order, line, { db }: UploadContext) => {
  mediaTypeOf(input)
  await inTransaction(db.pool, (client) => holdAct(client, { line }))
})

/**
 * Sells storage for a file or a site for six months, at the price of its tier. Capacity is not limited: the slot and its
 * upload URL are written in one transaction with the act.
 */
export const buying: Topic<UploadGraph> = {
  quotes: { 'Mutation.buyUpload': quote, 'Mutation.buySite': quoteSite },
  acts: { 'Mutation.buyUpload': act, 'Mutation.buySite': siteAct },
  resolvers: { Mutation: { buyUpload, buySite } },
}

async function buyUpload(_: unknown, { input }: Order, context: UploadContext, info: GraphQLResolveInfo) {
  const { actId, amount } = context.lineOf(info)
  const now = context.now()
  const issued = await carryOutAct(context.db.pool, actId, LATE, async (client) => {
    const upload = await insertUpload(client, {
      kind: 'FILE',
      wallet: callerOf(context),
      filename: input.filename,
      contentType: mediaTypeOf(input),
      tier: tierNamed(input.tier),
      pricePaid: amount,
      transactionHash: context.payment?.transaction ?? null,
      sourceId: null,
      actId,
      now,
    })
    return { upload, ...(await issueTicket(client, { upload, seconds: input.uploadUrlSeconds, now })) }
  })
  return { upload: issued.upload, slot: describeSlot(issued, context.engines.addresses) }
}

function mediaTypeOf({ filename, contentType }: Order['input']): string {
  // Postgres cannot store NUL.
  if (filename.includes('\0')) throw new BadInput('must not have NUL characters', ['input', 'filename'])
  return parseMediaType(contentType)
}

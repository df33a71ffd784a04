import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { MerchGraph } from '../types.gen.ts'
import type { MerchContext, MerchEngines } from '../work.ts'
import { FOLLOW_JOB } from './awaitPicture.ts'
import { carryOut } from './carryOut.ts'
import { commissionFields, orderFields } from './describe.ts'
import { followIfDue, followOrders } from './follow.ts'
import { type Order, orderAct, pictureNamed, quoteOf } from './hold.ts'
import { SEND_NOTICES_JOB } from './notice.ts'
import { merchOrder, merchOrders, ordersOfPicture, ownOrder } from './own.ts'
import { sendNotices } from './sendNotices.ts'
import { tidyOrders } from './tidy.ts'

/**
 * Ordering a printed product: the picture is checked before the money moves; afterwards the order is placed and
 * followed until it is delivered or refunded. Its addressee gets an e-mail about each change.
 */
export const orders: Topic<MerchGraph> = {
  quotes: {
    'Mutation.orderShirt': quoteOf('SHIRT'),
    'Mutation.orderMug': quoteOf('MUG'),
  },
  acts: {
    'Mutation.orderShirt': orderAct('SHIRT'),
    'Mutation.orderMug': orderAct('MUG'),
  },
  resolvers: {
    Query: { merchOrder },
    Mutation: { orderShirt: order, orderMug: order },
    Wallet: { merchOrders },
    Picture: { __resolveReference: ({ resourceId }) => ({ resourceId }), orders: ordersOfPicture },
    MerchOrder: { ...orderFields, __resolveReference: ({ resourceId }, context) => ownOrder(resourceId, context) },
    MerchCommission: commissionFields,
  },
  jobs: {
    [FOLLOW_JOB]: (payload, context: JobContext<MerchEngines>) => followQueued(payload, context),
    'merch.followOrders': (_, context: JobContext<MerchEngines>) => followOrders(context),
    [SEND_NOTICES_JOB]: (_, context: JobContext<MerchEngines>) => sendNotices(context),
    'merch.tidyOrders': (_, context: JobContext<MerchEngines>) => tidyOrders(context),
  },
  schedules: ['* * * * * merch.followOrders', `* * * * * ${SEND_NOTICES_JOB}`, '41 3 * * * merch.tidyOrders'],
}

/** Jobs that an older version queued name no time. */
const Queued = z.object({ id: z.string(), dueAt: z.coerce.date().optional() })

function followQueued(payload: unknown, context: JobContext<MerchEngines>): Promise<void> {
  const { id, dueAt } = Queued.parse(payload)
  return followIfDue(id, context, dueAt)
}

async function order(_: unknown, args: Order, context: MerchContext, info: GraphQLResolveInfo) {
  context.sourcedFrom(context.engines.company.kind)
  const pictureId = await pictureNamed(args, context)
  return { order: await carryOut({ actId: context.lineOf(info).actId, pictureId }, context) }
}

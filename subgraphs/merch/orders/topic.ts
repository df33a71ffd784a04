import type { GraphQLResolveInfo } from 'graphql'
import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { MerchGraph } from '../types.gen.ts'
import type { MerchContext, MerchEngines } from '../work.ts'
import { carryOut } from './carryOut.ts'
import { commissionFields, orderFields } from './describe.ts'
import { followOrders } from './follow.ts'
import { orderAct, quoteOf } from './hold.ts'
import { SEND_NOTICES_JOB } from './notice.ts'
import { merchOrder, merchOrders } from './own.ts'
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
    MerchOrder: orderFields,
    MerchCommission: commissionFields,
  },
  jobs: {
    'merch.followOrders': (_, context: JobContext<MerchEngines>) => followOrders(context),
    [SEND_NOTICES_JOB]: (_, context: JobContext<MerchEngines>) => sendNotices(context),
    'merch.tidyOrders': (_, context: JobContext<MerchEngines>) => tidyOrders(context),
  },
  schedules: ['* * * * * merch.followOrders', `* * * * * ${SEND_NOTICES_JOB}`, '41 3 * * * merch.tidyOrders'],
}

async function order(_: unknown, __: unknown, context: MerchContext, info: GraphQLResolveInfo) {
  context.sourcedFrom(context.engines.company.kind)
  return carryOut(context.lineOf(info).actId, context)
}

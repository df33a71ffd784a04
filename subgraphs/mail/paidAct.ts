import type { GraphQLResolveInfo } from 'graphql'
import type { PoolClient } from '../../prisma/database.ts'
import { carryOutAct } from '../kit/service/acts.ts'
import type { PaidLine } from '../kit/service/context.ts'
import type { MailContext } from './engines.ts'

/**
 * Completes the act of the field being resolved and runs the `work` that writes the purchase, in one transaction: both
 * happen, or neither and the payment is refunded.
 */
export function carryOut<Result>(
  context: MailContext,
  info: GraphQLResolveInfo,
  work: (client: PoolClient, line: PaidLine) => Promise<Result>,
): Promise<Result> {
  const line = context.lineOf(info)
  const late = 'This purchase is no longer waiting to be made'
  return carryOutAct(context.db.pool, line.actId, late, (client) => work(client, line))
}

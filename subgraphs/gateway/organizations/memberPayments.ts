import { memberPayments, memberSpending, type SpendingAsked } from '../../../prisma/ledger/memberPayments.ts'
import type { Position } from '../../../prisma/position.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import type { GatewayGraph } from '../types.gen.ts'
import type { Member } from './members.ts'

// What a member paid in the organization's name: for its owners and admins, and for the member itself.

type Context = KitContext<GatewayEngines>

export const memberPaymentsTopic: Topic<GatewayGraph> = {
  resolvers: {
    OrganizationMember: {
      spent: (member, { since }, context) => (maySee(member, context) ? spentOf(member, since ?? null, context) : null),
      payments: (member, args, context) =>
        maySee(member, context)
          ? connectionOf(context, ['memberPayments', member.organizationId, member.wallet], args, (after, limit) =>
              paymentsOf(member, after, limit, context),
            )
          : null,
    },
  },
}

function maySee({ wallet, viewerRole }: Member, context: Context): boolean {
  return viewerRole !== 'member' || wallet === callerOf(context)
}

// Batched: one statement for all members of a page.

function spentOf({ organizationId, wallet: payer }: Member, since: Date | null, { db, loader }: Context) {
  const spending = loader('gateway.memberSpending', (asked: readonly SpendingAsked[]) => memberSpending(db.pool, asked))
  return spending.load({ organizationId, payer, since })
}

function paymentsOf(
  { organizationId, wallet: payer }: Member,
  after: Position | null,
  limit: number,
  context: Context,
) {
  const pages = context.loader('gateway.memberPayments', (asked: Parameters<typeof memberPayments>[1]) =>
    memberPayments(context.db.pool, asked),
  )
  return pages.load({ organizationId, payer, after, limit })
}

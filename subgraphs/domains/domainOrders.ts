import { oneForEach } from '../../prisma/inOrder.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { formatUsd } from '../../schema/money.ts'
import { loadConnection } from '../kit/paging/connection.ts'
import { lineOfAct } from '../kit/service/purchases.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { findOrders, type Order, ordersOfWallet } from './orders/orders.ts'
import { requireOwnWallet } from './owned.ts'
import type { Args, DomainOrderStatus, DomainsGraph } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/** Paid registrations and renewals, visible to the wallet that paid only. */
export const domainOrders: Topic<DomainsGraph> = {
  resolvers: {
    Wallet: { domainOrders: ordersOf },
    DomainRegistration: { order: ({ orderId }, _, context) => ownOrder(orderId, context) },
    DomainOrder: {
      __resolveReference: ({ resourceId }, context) => ownOrder(resourceId, context),
      resourceId: ({ id }) => id,
      status: ({ state }) => STATUSES[state],
      domain: ({ domain }) => ({ name: domain }),
      pricePaid: ({ amount }) => formatUsd(amount),
      payment: ({ actId }) => ({ resourceId: lineOfAct(actId).paymentId }),
      paidAt: ({ paidAt, heldAt }) => paidAt ?? heldAt,
    },
  },
}

/** An order is shown once it is paid for. */
const STATUSES: Readonly<Record<Order['state'], DomainOrderStatus>> = {
  HELD: 'PENDING',
  PENDING: 'PENDING',
  DONE: 'COMPLETE',
  FAILED: 'FAILED',
  RELEASED: 'FAILED',
}

function ordersOf({ address }: { address: WalletAddress }, args: Args<'Wallet.domainOrders'>, context: DomainsContext) {
  requireOwnWallet(context, address)
  return loadConnection(context, ['domainOrders', address], args, {
    keyOf: ({ id }: Order) => id,
    read: (after, limit) => ordersOfWallet(context.db.pool, address, after, limit),
  })
}

/** A paid order of the caller's; null for any other. All of a request share one statement. */
async function ownOrder(id: string, context: DomainsContext): Promise<Order | null> {
  const orders = context.loader<string, Order | null>('domainOrder', async (ids) =>
    oneForEach(ids, await findOrders(context.db.pool, ids), (order) => order.id),
  )
  const order = await orders.load(id)
  return order && order.wallet === context.caller ? order : null
}

import type { GraphQLResolveInfo } from 'graphql'
import type { Logger } from 'pino'
import { storableJson } from '../../../prisma/storable.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { carryOutByCompany, holdAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import { recordPurchase } from '../../kit/service/purchases.ts'
import type { Act } from '../../kit/service/subgraph.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import { askCompany, companyAct, isRefusal } from './companyAct.ts'
import { followOrder, forgetOrder, type LostOrder } from './lostOrders.ts'
import { type Booking, findBooking, insertBooking } from './store.ts'

/**
 * A purchase that a company makes irrevocably: held before the money moves, requested once after settlement, and
 * refunded if the company refuses or does not answer.
 */
export function bookingAct<Args>(
  /** Rejects impossible bookings, before anything is charged. */
  check: (args: Args, context: TravelContext) => Promise<void> | void,
): Act<Args, TravelEngines> {
  return companyAct(async (args, line, context) => {
    await check(args, context)
    await inTransaction(context.db.pool, (client) => holdAct(client, { line }))
  })
}

/** The types of own orders in the graph. */
export const ORDER_TYPES = { FLIGHT: 'FlightOrder', HOTEL: 'HotelOrder', TRANSFER: 'TransferOrder' } as const

/** The ports that orders are made at. */
const PORTS = { FLIGHT: 'gds', HOTEL: 'hotels', TRANSFER: 'transfers' } as const

/** An order that the company confirmed. */
export interface Confirmed<Order> {
  readonly id: string
  readonly order: Order
  /** The part of it that we store. */
  readonly kept: unknown
  /** Cancels it at the company, if its API supports that. */
  readonly cancel?: () => Promise<unknown>
}

/** A booking to make. */
export interface Wish<Order> {
  readonly kind: Booking['kind']
  /** The offer, by whose id a company finds an order that it did not confirm; undefined if it has no way to. */
  readonly offerId?: string
  ask(actId: string): Promise<Confirmed<Order>>
}

/** Carries out the act of the field being resolved: calls the company once, and stores the confirmed order. */
export async function carryOutBooking<Order>(
  context: TravelContext,
  info: GraphQLResolveInfo,
  wish: Wish<Order>,
): Promise<Order> {
  const { actId } = context.lineOf(info)
  const { log } = context.engines
  const { kind } = wish
  const { pool } = context.db
  const wallet = callerOf(context)
  const source = context.engines[PORTS[kind]].kind
  const lost = source === 'live' ? lostOrderOf(wish, actId) : null
  const { order } = await carryOutByCompany(pool, actId, {
    late: 'This booking took too long to make; its price goes back',
    before: async (client) => lost && followOrder(client, lost, context.now()),
    ask: async () => {
      if (!lost) return askCompany(context.engines, actId, () => wish.ask(actId))
      return wish.ask(actId).catch(async (error: unknown) => {
        if (isRefusal(error)) await forgetOrder(pool, actId)
        throw error
      })
    },
    async keep(client, { id: orderId, kept }) {
      const payload = storableJson(kept)
      const createdAt = context.now()
      await insertBooking(client, { actId, kind, wallet, source, orderId, payload, createdAt })
      await recordPurchase(client, actId, { type: ORDER_TYPES[kind], key: [orderId] })
    },
    onLate: (confirmed) => giveUp(confirmed, actId, log),
  })
  return order
}

/** The order to look for if we do not learn whether it was made; null if the company has no way to find it. */
function lostOrderOf({ kind, offerId }: Wish<unknown>, act: string): LostOrder | null {
  return kind === 'TRANSFER' || offerId === undefined ? null : { kind, act, offerId }
}

/** The order is no longer paid for: cancel it, or log it for the operator. */
async function giveUp({ id: order, cancel }: Confirmed<unknown>, actId: string, log: Logger): Promise<void> {
  log.warn({ order, actId }, 'An order was confirmed after it had been given up')
  try {
    if (!cancel) throw new Error('The company has no way to cancel it by its API')
    await cancel()
  } catch (error) {
    log.error({ err: error, order, actId }, 'An order that is refunded stands at the company: cancel it there')
  }
}

/** A booking by its order id or the id of its node, for the wallet that made it only. */
export async function ownBooking(context: TravelContext, kind: Booking['kind'], id: string): Promise<Booking> {
  const booking = await findBooking(context.db.pool, kind, keyOfNode(ORDER_TYPES[kind], id))
  if (!booking) throw new NotFound(`No ${kind.toLowerCase()} order has this id`)
  if (booking.wallet !== callerOf(context))
    throw new Forbidden('Only the wallet that booked this may see and change it')
  return booking
}

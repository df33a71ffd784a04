import type { GraphQLResolveInfo } from 'graphql'
import type { Logger } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { Conflict, Forbidden, NotFound } from '../../../schema/errors.ts'
import { callerOf, type DataSourceKind, type KitContext } from '../../kit/service/context.ts'
import type { Act } from '../../kit/service/subgraph.ts'
import {
  type Booking,
  type BookingKind,
  beginBooking,
  confirmBooking,
  failBooking,
  findBooking,
  holdBooking,
  releaseBooking,
  stateOf,
} from './store.ts'

/**
 * A purchase that a company makes irrevocably: held before the money moves, requested once after settlement, and
 * refunded if the company refuses or does not answer.
 */
export function bookingAct<Args, Engines>(
  kind: BookingKind,
  sourceOf: (engines: Engines) => DataSourceKind,
  /** Rejects impossible bookings, before anything is charged. */
  check: (args: Args, context: KitContext<Engines>) => Promise<void> | void,
): Act<Args, Engines> {
  return {
    async hold(args, { actId }, context) {
      if ((await stateOf(context.db.pool, actId)) !== null) return
      await check(args, context)
      const source = sourceOf(context.engines)
      await holdBooking(context.db.pool, { actId, kind, wallet: callerOf(context), source, now: context.now() })
    },
    release,
    outcome,
  }
}

/** An order that the company confirmed. */
export interface Confirmed<Order> {
  readonly id: string
  readonly order: Order
  /** The part of it that we store. */
  readonly kept: unknown
  /** Cancels it at the company, if its API supports that. */
  readonly cancel?: () => Promise<unknown>
}

/** Carries out the act of the field being resolved: calls the company once, and stores the confirmed order. */
export async function carryOutBooking<Order>(
  context: KitContext<{ readonly log: Logger }>,
  info: GraphQLResolveInfo,
  ask: (actId: string) => Promise<Confirmed<Order>>,
): Promise<Order> {
  const { actId } = context.lineOf(info)
  const { pool } = context.db
  if (!(await beginBooking(pool, actId))) throw new Conflict('This booking is no longer waiting to be made')
  const confirmed = await ask(actId).catch(async (error: unknown) => {
    await failBooking(pool, actId)
    throw error
  })
  if (!(await confirmBooking(pool, actId, confirmed.id, confirmed.kept))) {
    await giveUp(confirmed, actId, context.engines.log)
    throw new Conflict('This booking took too long to make; its price goes back')
  }
  return confirmed.order
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

/** A booking by its order id, for the wallet that made it only. */
export async function ownBooking(context: KitContext, kind: BookingKind, orderId: string): Promise<Booking> {
  const booking = await findBooking(context.db.pool, kind, orderId)
  if (!booking) throw new NotFound(`No ${kind.toLowerCase()} order has this id`)
  if (booking.wallet !== callerOf(context))
    throw new Forbidden('Only the wallet that booked this may see and change it')
  return booking
}

async function release(actId: string, _engines: unknown, db: Database): Promise<void> {
  await releaseBooking(db.pool, actId)
}

/** Releases or fails an unconfirmed booking, so that a late confirmation finds it refunded. */
async function outcome(actId: string, _engines: unknown, { pool }: Database): Promise<'DONE' | 'UNDONE'> {
  await releaseBooking(pool, actId)
  await failBooking(pool, actId)
  const state = await stateOf(pool, actId)
  return state === 'BOOKED' || state === 'CANCELLED' ? 'DONE' : 'UNDONE'
}

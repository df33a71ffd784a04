import type { FastifyInstance } from 'fastify'
import type { Chance } from '../../kit/chance.ts'
import type { StandInOrders } from '../orders.ts'
import { objectAt } from '../shared/body.ts'
import { answering } from '../shared/problem.ts'
import { bookingRoutes } from './booking.ts'
import { offersFor } from './offers.ts'

/** Stand-in of the GDS's transfers: offers, orders and cancellation. */
export function transfersStandIn(
  app: FastifyInstance,
  world: { readonly chance: Chance; now(): Date },
  orders: StandInOrders,
): void {
  app.post(
    '/v1/shopping/transfer-offers',
    answering((request) => ({ data: offersFor(objectAt(request.body, ''), world.chance, world.now()) })),
  )
  bookingRoutes(app, world, orders)
}

import type { FastifyInstance } from 'fastify'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { activitiesStandIn } from './activities/standIn.ts'
import { flightsStandIn } from './flights/standIn.ts'
import { hotelsStandIn } from './hotels/standIn.ts'
import type { StandInOrders } from './orders.ts'
import { referenceStandIn } from './reference/standIn.ts'
import { noSuchPath } from './shared/problem.ts'
import { tokenStandIn } from './token.ts'
import { transfersStandIn } from './transfers/standIn.ts'

/** Dependencies of the GDS stand-in. */
export interface GdsStandInParts {
  readonly world: TravelWorld
  readonly orders: StandInOrders
  /** Signs its tokens. */
  readonly key: string
}

/** Stand-in of the travel distribution company, by its documentation, selling an invented world. */
export function gdsStandIn(app: FastifyInstance, { world, orders, key }: GdsStandInParts): void {
  tokenStandIn(app, { key, now: world.now })
  flightsStandIn(app, world, orders)
  referenceStandIn(app, world)
  hotelsStandIn(app, world, orders)
  activitiesStandIn(app, world)
  transfersStandIn(app, world, orders)
  app.setNotFoundHandler(() => {
    throw noSuchPath()
  })
}

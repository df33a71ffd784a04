import type { FastifyInstance } from 'fastify'
import type { Chance } from '../../kit/chance.ts'
import type { StandInOrders } from '../orders.ts'
import { autocompleteRoutes } from './autocomplete.ts'
import { bookingRoutes } from './booking.ts'
import { listRoutes } from './list.ts'
import { searchRoutes } from './search.ts'
import { sentimentRoutes } from './sentiments.ts'
import { openHotelWorld } from './world.ts'

/** Stand-in of the GDS's hotels: list, offers, ratings, and orders. */
export function hotelsStandIn(
  app: FastifyInstance,
  world: { readonly chance: Chance; now(): Date },
  orders: StandInOrders,
): void {
  const hotels = openHotelWorld(world)
  listRoutes(app, hotels)
  autocompleteRoutes(app, hotels)
  searchRoutes(app, hotels)
  sentimentRoutes(app, hotels)
  bookingRoutes(app, hotels, orders)
}

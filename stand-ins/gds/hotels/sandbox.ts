import type { FastifyInstance } from 'fastify'
import type { Chance } from '../../kit/chance.ts'
import type { SandboxOrders } from '../orders.ts'
import { autocompleteRoutes } from './autocomplete.ts'
import { bookingRoutes } from './booking.ts'
import { listRoutes } from './list.ts'
import { searchRoutes } from './search.ts'
import { sentimentRoutes } from './sentiments.ts'
import { openHotelWorld } from './world.ts'

/** The GDS's hotels: what there is, what it costs, what guests say, and orders. */
export function hotelsSandbox(
  app: FastifyInstance,
  world: { readonly chance: Chance; now(): Date },
  orders: SandboxOrders,
): void {
  const hotels = openHotelWorld(world)
  // The first search by name would wait for all names.
  setImmediate(() => hotels.directory.all()).unref()
  listRoutes(app, hotels)
  autocompleteRoutes(app, hotels)
  searchRoutes(app, hotels)
  sentimentRoutes(app, hotels)
  bookingRoutes(app, hotels, orders)
}

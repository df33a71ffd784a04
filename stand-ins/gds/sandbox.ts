import type { FastifyInstance } from 'fastify'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { activitiesSandbox } from './activities/sandbox.ts'
import { flightsSandbox } from './flights/sandbox.ts'
import { hotelsSandbox } from './hotels/sandbox.ts'
import type { SandboxOrders } from './orders.ts'
import { referenceSandbox } from './reference/sandbox.ts'
import { tokenSandbox } from './token.ts'
import { transfersSandbox } from './transfers/sandbox.ts'

/** Dependencies of the GDS stand-in. */
export interface GdsSandboxParts {
  readonly world: TravelWorld
  readonly orders: SandboxOrders
  /** Signs its tokens. */
  readonly key: string
}

/** Stand-in of the travel distribution company, by its documentation, selling an invented world. */
export function gdsSandbox(app: FastifyInstance, { world, orders, key }: GdsSandboxParts): void {
  tokenSandbox(app, { key, now: world.now })
  flightsSandbox(app, world, orders)
  referenceSandbox(app, world)
  hotelsSandbox(app, world, orders)
  activitiesSandbox(app, world)
  transfersSandbox(app, world, orders)
}

import type { FastifyInstance } from 'fastify'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { activitiesSandbox } from './activities/sandbox.ts'
import { flightsSandbox } from './flights/sandbox.ts'
import { hotelsSandbox } from './hotels/sandbox.ts'
import type { SandboxOrders } from './orders.ts'
import { referenceSandbox } from './reference/sandbox.ts'
import { tokenSandbox } from './token.ts'
import { transfersSandbox } from './transfers/sandbox.ts'

/** What the stand-in for the GDS stands on. */
export interface GdsSandboxParts {
  readonly world: TravelWorld
  readonly orders: SandboxOrders
  /** Signs its tokens. */
  readonly key: string
}

/** The travel distribution company as it documents itself, selling a world of our own. */
export function gdsSandbox(app: FastifyInstance, { world, orders, key }: GdsSandboxParts): void {
  tokenSandbox(app, { key, now: world.now })
  flightsSandbox(app, world, orders)
  referenceSandbox(app, world)
  hotelsSandbox(app, world, orders)
  activitiesSandbox(app, world)
  transfersSandbox(app, world, orders)
}

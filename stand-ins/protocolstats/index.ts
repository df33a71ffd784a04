import type { FastifyInstance } from 'fastify'
import type { DataWorld } from '../worlds/market/world.ts'
import { openProtocolWorld } from '../worlds/protocols/world.ts'
import { bridgeRoutes } from './bridges.ts'
import { chainRoutes } from './chains.ts'
import { coinRoutes } from './coins.ts'
import { emissionRoutes } from './emissions.ts'
import { eventRoutes } from './events.ts'
import { flowRoutes } from './flows.ts'
import { fundRoutes } from './funds.ts'
import { groupRoutes } from './groups.ts'
import { protocolRoutes } from './protocols.ts'
import { keptRoutes } from './route.ts'
import { stablecoinRoutes } from './stablecoins.ts'
import { yieldRoutes } from './yields.ts'

/** Stand-in of the company that tracks value locked in protocols, by its documented wire format. */
export function protocolstatsStandIn(app: FastifyInstance, coins: DataWorld): void {
  const world = openProtocolWorld(coins)
  const routes = keptRoutes(app, world.clock, coins.asOf)
  protocolRoutes(routes.market, world)
  chainRoutes(routes.tick, world)
  coinRoutes(app, world)
  stablecoinRoutes(routes.tick, world)
  flowRoutes(routes.day, world)
  yieldRoutes(routes.tick, world)
  emissionRoutes(routes.market, world)
  groupRoutes(routes.tick, world)
  eventRoutes(routes.tick, world)
  fundRoutes(routes, world)
  bridgeRoutes(routes, world)
}

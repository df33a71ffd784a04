import type { FastifyInstance } from 'fastify'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { openLateSky } from './lateSky.ts'
import { airportFlightRoutes } from './routes/airportFlights.ts'
import { airportRoutes } from './routes/airports.ts'
import { disruptionRoutes } from './routes/disruptions.ts'
import { flightRoutes } from './routes/flights.ts'
import { historyRoutes } from './routes/history.ts'
import { intentRoutes } from './routes/intents.ts'
import { searchRoutes } from './routes/search.ts'
import { weatherRoutes } from './routes/weather.ts'

/** Stand-in of the flight tracking company: its API, version 4, over the flights of a world. */
export function trackingStandIn(app: FastifyInstance, world: TravelWorld): void {
  const sky = openLateSky(world)
  for (const register of [
    searchRoutes,
    flightRoutes,
    intentRoutes,
    airportRoutes,
    airportFlightRoutes,
    weatherRoutes,
    historyRoutes,
    disruptionRoutes,
  ]) {
    register(app, sky)
  }
}

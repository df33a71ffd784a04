import type { Route } from './adapter.ts'
import { type AirlineMemory, findAirlines } from './airlines.ts'
import { criteriaOfBody, criteriaOfQuery } from './criteria.ts'
import { cancelOrder, createOrder, lostOrder, readOrder } from './orders.ts'
import { findAirports, findCities, findLocations } from './places.ts'
import { priceOffers } from './pricing.ts'
import { searchFlights } from './search.ts'
import { offerSeatmaps } from './seatmaps.ts'

/** What Duffel serves of the port of flights and places, by method and path. */
export const FLIGHT_ROUTES: readonly Route<AirlineMemory>[] = [
  ['GET', '/v2/shopping/flight-offers', ({ query }, duffel) => searchFlights(criteriaOfQuery(query), duffel)],
  ['POST', '/v2/shopping/flight-offers', ({ body }, duffel) => searchFlights(criteriaOfBody(body), duffel)],
  ['POST', '/v1/shopping/flight-offers/pricing', ({ body, query }, duffel) => priceOffers(body, query, duffel)],
  ['POST', '/v1/shopping/seatmaps', ({ body }, duffel) => offerSeatmaps(body, duffel)],
  [
    'POST',
    '/v1/booking/flight-orders',
    ({ body, headers }, duffel) => createOrder(body, headers['x-client-ref'] ?? '', duffel),
  ],
  ['GET', '/v1/booking/flight-orders', ({ query }, duffel) => lostOrder(query, duffel)],
  ['GET', '/v1/booking/flight-orders/{id}', ({ id }, duffel) => readOrder(id, duffel)],
  ['DELETE', '/v1/booking/flight-orders/{id}', ({ id }, duffel) => cancelOrder(id, duffel)],
  ['GET', '/v1/reference-data/locations', ({ query }, duffel) => findLocations(query, duffel)],
  ['GET', '/v1/reference-data/locations/airports', ({ query }, duffel) => findAirports(query, duffel)],
  ['GET', '/v1/reference-data/locations/cities', ({ query }, duffel) => findCities(query, duffel)],
  ['GET', '/v1/reference-data/airlines', ({ query }, duffel) => findAirlines(query, duffel)],
]

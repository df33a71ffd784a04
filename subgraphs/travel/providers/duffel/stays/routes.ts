import type { Route } from '../adapter.ts'
import { bookStay, cancelStay, lostStay } from './bookings.ts'
import type { StaysExtra } from './company.ts'
import { hotelsAround, hotelsOfCity } from './hotels.ts'
import { oneOffer, searchOffers } from './offers.ts'
import { suggestHotels } from './suggestions.ts'

/** What Duffel Stays serves of the port of hotels, by method and path. */
export const STAY_ROUTES: readonly Route<StaysExtra>[] = [
  ['GET', '/v1/reference-data/locations/hotels/by-city', ({ query }, stays) => hotelsOfCity(query, stays)],
  ['GET', '/v1/reference-data/locations/hotels/by-geocode', ({ query }, stays) => hotelsAround(query, stays)],
  ['GET', '/v1/reference-data/locations/hotel', ({ query }, stays) => suggestHotels(query, stays)],
  ['GET', '/v3/shopping/hotel-offers', ({ query }, stays) => searchOffers(query, stays)],
  ['GET', '/v3/shopping/hotel-offers/{id}', ({ id }, stays) => oneOffer(id, stays)],
  [
    'POST',
    '/v2/booking/hotel-orders',
    ({ body, headers }, stays) => bookStay(body, headers['x-client-ref'] ?? '', stays),
  ],
  ['GET', '/v2/booking/hotel-orders', ({ query }, stays) => lostStay(query, stays)],
  ['DELETE', '/v2/booking/hotel-orders/{id}', ({ id }, stays) => cancelStay(id, stays)],
]

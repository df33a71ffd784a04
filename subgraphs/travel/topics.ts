import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { activities } from './activities/activities.ts'
import { airlineHandles } from './airlines/topic.ts'
import { airportHandles, airportsOfOffers } from './airports/topic.ts'
import { lostOrders } from './bookings/lostOrders.ts'
import { bookingsOfWallet } from './bookings/ofWallet.ts'
import { ownOrders } from './bookings/orders.ts'
import { fares } from './faresearch/fares.ts'
import { soldFlights } from './flights/flights.ts'
import { orders as flightOrders } from './flights/orders.ts'
import { pricing as flightPricing } from './flights/pricing.ts'
import { search as flightSearch } from './flights/search.ts'
import { timetable } from './flights/timetable.ts'
import { hotelBooking } from './hotels/booking.ts'
import { findingHotels } from './hotels/finding.ts'
import { hotelHandles } from './hotels/hotel.ts'
import { hotelLists } from './hotels/list.ts'
import { hotelOffers } from './hotels/offers.ts'
import { hotelReviews } from './hotels/reviews.ts'
import { airlines } from './reference/airlines.ts'
import { places } from './reference/places.ts'
import { tracking } from './tracking/topics.ts'
import { airportRides } from './transfers/airportRides.ts'
import { transferBooking } from './transfers/booking.ts'
import { transferCancellation } from './transfers/cancel.ts'
import { transferSearch } from './transfers/search.ts'
import type { TravelEngines } from './work.ts'

export { startTravel as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<TravelEngines>[] = [
  flightSearch,
  flightPricing,
  flightOrders,
  timetable,
  soldFlights,
  airportHandles,
  airportsOfOffers,
  airlineHandles,
  places,
  airlines,
  fares,
  hotelHandles,
  hotelLists,
  hotelOffers,
  hotelBooking,
  findingHotels,
  hotelReviews,
  activities,
  transferSearch,
  airportRides,
  transferBooking,
  transferCancellation,
  bookingsOfWallet,
  ownOrders,
  lostOrders,
  ...tracking,
]

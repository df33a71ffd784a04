import type { Topic } from '../../kit/service/subgraph.ts'
import type { TravelGraph } from '../types.gen.ts'

/** `Hotel` of the schema: a code alone. */
export interface Hotel {
  /** Its code in the reservation systems. */
  readonly hotelId: string
}

const HOTEL_ID = /^[A-Z0-9]{8}$/

/** Hotels by code, and those of lists, offers, ratings and bookings. */
export const hotelHandles: Topic<TravelGraph> = {
  resolvers: {
    Query: { hotel: (_, { hotelId }) => ({ hotelId }) },
    Hotel: { __resolveReference: ({ hotelId }) => (HOTEL_ID.test(hotelId) ? { hotelId } : null) },
    HotelListing: { hotel },
    HotelReviews: { hotel },
    HotelOffers: { hotel: ({ profile }) => hotel(profile) },
    HotelBooking: { hotel: ({ profile }) => hotel(profile) },
    HotelSuggestion: { hotels: ({ hotelIds }, { first }) => hotelIds.slice(0, first).map((hotelId) => ({ hotelId })) },
  },
}

function hotel({ hotelId }: Hotel): Hotel {
  return { hotelId }
}

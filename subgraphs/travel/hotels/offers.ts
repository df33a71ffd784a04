import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { selfLink } from '../selfLink.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { checkStay } from './stay.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

const OFFERS = '/v3/shopping/hotel-offers'

/** Available offers of hotels for a stay. */
export const hotelOffers: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      hotelOffers: read((args, { now }) => searchOf(args.hotelIds, args, now()), { isEmpty: hasNone }),
      offersOfHotel: read((args, { now }) => searchOf([args.hotelId], args, now()), { isEmpty: hasNone }),
      hotelOffer: read(({ offerId, lang }) => get(`${OFFERS}/${segment(offerId)}`, { lang }), { at: 'data' }),
    },
    HotelOffer: {
      self: ({ id }, _, context) => selfLink(context, '/api/hotels/offer', { offerId: id }),
    },
    HotelOffers: {
      self: ({ hotel }, _, context) => selfLink(context, '/api/hotels/search/by-hotel', { hotelId: hotel.hotelId }),
    },
  },
}

function searchOf(hotelIds: readonly string[], args: Args<'Query.hotelOffers' | 'Query.offersOfHotel'>, now: Date) {
  checkStay(args, now)
  const { adults, checkInDate, checkOutDate, roomQuantity, priceRange, lang } = args
  const countryOfResidence = 'countryOfResidence' in args ? args.countryOfResidence : undefined
  const { currencyCode: currency, paymentPolicy, boardType, includeClosed, bestRateOnly } = args
  const stay = { adults, checkInDate, checkOutDate, countryOfResidence, roomQuantity }
  const terms = { priceRange, currency, paymentPolicy, boardType, includeClosed, bestRateOnly }
  return get(OFFERS, { hotelIds, ...stay, ...terms, lang })
}

function hasNone(value: unknown): boolean {
  return (value as { readonly hotels: readonly unknown[] }).hotels.length === 0
}

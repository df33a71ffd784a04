import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { selfLink } from '../selfLink.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import { checkStay, type StayArgs } from './stay.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

const OFFERS = '/v3/shopping/hotel-offers'

/** Available offers of hotels for a stay. */
export const hotelOffers: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      hotelOffers: read<SearchArgs>((args, { now }) => searchOf(args.hotelIds, args, now()), { isEmpty: hasNone }),
      offersOfHotel: read<SearchArgs>((args, { now }) => searchOf([args.hotelId], args, now()), { isEmpty: hasNone }),
      hotelOffer: read<{ offerId: string; lang?: string | null }>(
        ({ offerId, lang }) => get(`${OFFERS}/${segment(offerId)}`, { lang }),
        { at: 'data' },
      ),
    },
    HotelOffer: {
      self: ({ id }: { readonly id: string }, _: unknown, context: TravelContext) =>
        selfLink(context, '/api/hotels/offer', { offerId: id }),
    },
    HotelOffers: {
      self: ({ hotel }: { readonly hotel: { readonly hotelId: string } }, _: unknown, context: TravelContext) =>
        selfLink(context, '/api/hotels/search/by-hotel', { hotelId: hotel.hotelId }),
    },
  },
}

interface SearchArgs extends StayArgs {
  readonly hotelIds: readonly string[]
  readonly hotelId: string
  readonly countryOfResidence?: string | null
}

function searchOf(hotelIds: readonly string[], args: SearchArgs, now: Date) {
  checkStay(args, now)
  const { adults, checkInDate, checkOutDate, countryOfResidence, roomQuantity, priceRange, lang } = args
  const { currencyCode: currency, paymentPolicy, boardType, includeClosed, bestRateOnly } = args
  const stay = { adults, checkInDate, checkOutDate, countryOfResidence, roomQuantity }
  const terms = { priceRange, currency, paymentPolicy, boardType, includeClosed, bestRateOnly }
  return get(OFFERS, { hotelIds, ...stay, ...terms, lang })
}

function hasNone(value: unknown): boolean {
  return (value as { readonly hotels: readonly unknown[] }).hotels.length === 0
}

import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { bySearch } from '../bySearch.ts'
import { cancellationsAsList } from '../respell.ts'
import { selfLink } from '../selfLink.ts'
import type { Args, HotelOfferSearchInput, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import type { Hotel } from './hotel.ts'
import { checkStay } from './stay.ts'

const read = readsFrom((engines: TravelEngines) => engines.hotels)

const OFFERS = '/v3/shopping/hotel-offers'

/** Available offers of hotels for a stay. */
export const hotelOffers: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      hotelOffers: bySearch<Args<'Query.hotelOffers'>, Value<'HotelOfferSearch'>>(
        read((search, { now }) => searchOf(search.hotelIds, search, now()), {
          isEmpty: hasNone,
          respell: cancellationsAsList,
        }),
      ),
      hotelOffer: read(({ offerId, lang }) => get(`${OFFERS}/${segment(offerId)}`, { lang }), {
        at: 'data',
        respell: cancellationsAsList,
      }),
    },
    Hotel: { offers: offersOf },
    HotelOffer: {
      self: ({ offerId }, _, context) => selfLink(context, '/api/hotels/offer', { offerId }),
    },
    HotelOffers: {
      self: ({ profile: { hotelId } }, _, context) => selfLink(context, '/api/hotels/search/by-hotel', { hotelId }),
    },
  },
}

async function offersOf(
  { hotelId }: Hotel,
  args: Args<'Hotel.offers'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Value<'HotelOfferSearch'>> {
  const request = searchOf([hotelId], args, context.now())
  const found = await readUpstream<Value<'HotelOfferSearch'>>(
    context.engines.hotels,
    request,
    info.returnType,
    context,
    {
      respell: cancellationsAsList,
    },
  )
  if (hasNone(found)) context.waive(info, 'Nothing was found')
  return found
}

function searchOf(hotelIds: readonly string[], args: HotelOfferSearchInput | Args<'Hotel.offers'>, now: Date) {
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

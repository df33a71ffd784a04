import { formatMinor, fromEuros } from '../gds/shared/currencies.ts'
import { type Brand, brandsOf } from '../worlds/travel/fares/brands.ts'
import type { Bound } from '../worlds/travel/fares/fare.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { journeyPrice } from './fares.ts'
import type { FareQuery } from './query.ts'
import { flightName, logoOf } from './write.ts'

/** The agency's surcharge, as a share. */
const AGENCY_SHARE = 0.03
const AGENCY = { name: 'Anywhere Travel', url: 'https://www.anywheretravel.example/flights' }
const BAG_EUROS = 45

/** Booking options of chosen flights: the airline in each of its brands, and an agency; cheapest first. */
export function bookingOptions(world: TravelWorld, query: FareQuery, chosen: readonly Bound[]) {
  const [first] = chosen[0] ?? []
  if (!first) return []
  const marketed = chosen.flat().map(flightName)
  const own = brandsOf(query.cabin).flatMap((brand) => {
    const price = journeyPrice(world, query, chosen, brand)
    return price === null ? [] : [{ brand, price }]
  })
  const write = (brand: Brand, price: number, seller: { name: string; url: string; isAirline: boolean }) => ({
    together: {
      book_with: seller.name,
      airline_logos: [logoOf(first)],
      marketed_as: marketed,
      price,
      option_title: brand.label,
      extensions: extensionsOf(brand),
      baggage_prices: baggageOf(brand, query.currency),
      booking_request: {
        url: seller.url,
        post_data: `flights=${encodeURIComponent(marketed.join(','))}&fare=${brand.code}`,
      },
      airline: seller.isAirline,
    },
  })
  const airline = { name: first.airline.commonName, url: `${first.airline.website}/book`, isAirline: true }
  const [cheapest] = own
  const agency = cheapest
    ? [write(cheapest.brand, Math.ceil(cheapest.price * (1 + AGENCY_SHARE)), { ...AGENCY, isAirline: false })]
    : []
  return [...own.map(({ brand, price }) => write(brand, price, airline)), ...agency].sort(
    (a, b) => a.together.price - b.together.price,
  )
}

function extensionsOf({ changeFee, refundFee, hasSeatChoice }: Brand): string[] {
  return [
    refundFee === null ? 'No refunds' : refundFee === 0 ? 'Free refunds' : 'Refunds for a fee',
    changeFee === null ? 'No changes' : changeFee === 0 ? 'Free changes' : 'Changes for a fee',
    hasSeatChoice ? 'Free seat selection' : 'Seat selection for a fee',
  ]
}

function baggageOf({ checkedBags, cabinBags }: Brand, currency: string): string[] {
  const price = formatMinor(fromEuros(BAG_EUROS, currency), currency)
  return [
    `${cabinBags} free carry-on`,
    checkedBags > 0
      ? `${checkedBags} free checked bag${checkedBags > 1 ? 's' : ''}`
      : `1st checked bag: ${price} ${currency}`,
  ]
}

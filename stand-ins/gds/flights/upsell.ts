import { z } from 'zod'
import { type Brand, brandsOf } from '../../worlds/travel/fares/brands.ts'
import { CABINS, type Cabin } from '../../worlds/travel/fares/cabins.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { readAs } from '../shared/read.ts'
import { type CheckedOffer, checkOffer } from './check.ts'
import { dictionariesOf, segmentsOf } from './dictionaries.ts'
import { writeOffer } from './offer.ts'
import { cheapestIn, mainClass, type OfferPlan, seatsNeeded } from './plan.ts'
import type { FlightOffer } from './wire.ts'

const Body = z.object({
  data: z.looseObject({ type: z.literal('flight-offers-upselling'), flightOffers: z.array(z.unknown()).min(1).max(6) }),
})

/** The same flights in better brands: each brand above the offered one, in its cabin and the next. */
export function upsell(world: TravelWorld, body: unknown) {
  const { data } = readAs(Body, body)
  const checked = data.flightOffers.map((value, index) =>
    checkOffer(world, { value, pointer: `/data/flightOffers/${index}` }),
  )
  const offers: FlightOffer[] = []
  const combinations = checked.map((one) => {
    const better = betterPlans(world, one).map((plan) => {
      const offer = writeOffer(world, plan, String(offers.length + 1))
      offers.push(offer)
      return offer.id
    })
    return { flightOfferId: one.offer.id, upselledFlightOfferIds: better }
  })
  return {
    meta: { count: offers.length, oneWayUpselledCombinations: combinations },
    data: offers,
    dictionaries: dictionariesOf(
      segmentsOf(offers),
      offers.map(({ price }) => price.currency),
    ),
  }
}

function betterPlans(world: TravelWorld, { plan }: CheckedOffer): OfferPlan[] {
  const [first] = plan.bounds
  if (!first) return []
  return brandsAbove(first.brand, mainClass(first).cabin).flatMap((brand) => {
    const bounds = plan.bounds.flatMap((one) =>
      one.brand.cabin === brand.cabin
        ? { ...one, brand }
        : (cheapestIn(world, one.bound, brand.cabin, seatsNeeded(plan.travelers), world.now().getTime(), brand) ?? []),
    )
    return bounds.length === plan.bounds.length ? [{ ...plan, bounds }] : []
  })
}

function brandsAbove(brand: Brand, cabin: Cabin): Brand[] {
  const same = brandsOf(cabin)
  const next = CABINS.slice(CABINS.indexOf(cabin) + 1).flatMap((one) => [...brandsOf(one)])
  return [...same.slice(same.indexOf(brand) + 1), ...next]
}

import { type Bound, endsOf } from '../../worlds/travel/fares/fare.ts'
import { seatsForSale } from '../../worlds/travel/fares/seats.ts'
import { nauticalMiles } from '../../worlds/travel/geo.ts'
import { durationOf } from '../../worlds/travel/itineraries.ts'
import { DAY, dateOf, localDateTime } from '../../worlds/travel/localTime.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { formatMinor } from '../shared/currencies.ts'
import { isoDuration } from './duration.ts'
import { type BoundPlan, mainClass, type OfferPlan, type Traveler } from './plan.ts'
import { isReturn, priceOf, type TravelerPrice, wirePrice } from './price.ts'
import type { FareDetails, FlightOffer, Itinerary, Segment, TravelerPricing } from './wire.ts'

/** Nautical miles above which a fare is long-haul. */
const LONG = 2_000
/** Maximum seats shown. */
const MOST_SEATS = 9
const HOUR = 60 * 60_000

/** Writes an offer. It depends only on its plan, except for seats and ticketing date. */
export function writeOffer(world: TravelWorld, plan: OfferPlan, id: string): FlightOffer {
  const { bounds, travelers, currency } = plan
  const prices = new Map(travelers.map(({ type }) => [type, priceOf(world, plan, type)]))
  const priceOfTraveler = ({ type }: Traveler): TravelerPrice => prices.get(type) ?? priceOf(world, plan, type)
  const sum = (of: (price: TravelerPrice) => number) =>
    travelers.reduce((all, traveler) => all + of(priceOfTraveler(traveler)), 0)
  const total = sum((price) => price.total)
  const fees = ['SUPPLIER', 'TICKETING'].map((type) => ({ amount: formatMinor(0, currency), type }))
  return {
    type: 'flight-offer',
    id,
    source: 'GDS',
    instantTicketingRequired: false,
    nonHomogeneous: false,
    oneWay: false,
    lastTicketingDate: lastTicketingDate(world, bounds),
    numberOfBookableSeats: seatsLeft(world, bounds),
    itineraries: writeItineraries(world, bounds),
    price: {
      ...wirePrice({ base: sum((price) => price.base), total }, currency),
      fees,
      grandTotal: formatMinor(total, currency),
    },
    pricingOptions: {
      fareType: ['PUBLISHED'],
      includedCheckedBagsOnly: bounds.every(({ brand }) => brand.checkedBags > 0),
    },
    validatingAirlineCodes: [validatingAirline(bounds)],
    travelerPricings: travelers.map((traveler) => writeTraveler(traveler, priceOfTraveler(traveler), bounds, currency)),
  }
}

/** Itineraries of bounds; segments are numbered consecutively. */
function writeItineraries(world: TravelWorld, bounds: readonly { readonly bound: Bound }[]): Itinerary[] {
  let segments = 0
  return bounds.map(({ bound }) => ({
    duration: isoDuration(durationOf(bound)),
    segments: bound.map((flight) => {
      segments += 1
      return writeSegment(world, flight, String(segments))
    }),
  }))
}

/** A flight as a segment. */
export function writeSegment(world: TravelWorld, flight: ScheduledFlight, id: string): Segment {
  const known = SEGMENTS.get(flight) ?? segmentOf(world, flight)
  SEGMENTS.set(flight, known)
  return { ...known, id }
}

/** Segments without ids, cached because one flight is part of hundreds of offers. */
const SEGMENTS = new WeakMap<ScheduledFlight, Segment>()

function segmentOf(world: TravelWorld, flight: ScheduledFlight): Segment {
  const { airline, number, origin, destination, aircraft } = flight
  const terminal = (airport: typeof origin) => {
    const known = world.operations.ground.terminalOf(airport, airline)
    return known === null ? {} : { terminal: known }
  }
  return {
    departure: {
      iataCode: origin.iata,
      ...terminal(origin),
      at: localDateTime(origin.timezone, flight.departure),
    },
    arrival: {
      iataCode: destination.iata,
      ...terminal(destination),
      at: localDateTime(destination.timezone, flight.arrival),
    },
    carrierCode: airline.iata,
    number: String(number),
    aircraft: { code: aircraft.iata },
    operating: { carrierCode: airline.iata },
    duration: isoDuration(flight.duration),
    id: '',
    numberOfStops: 0,
    co2Emissions: [{ weight: Math.round(aircraft.emission * flight.distanceKm), weightUnit: 'KG', cabin: 'ECONOMY' }],
    blacklistedInEU: false,
  }
}

/** The validating airline: that of the first flight. */
function validatingAirline(bounds: readonly BoundPlan[]): string {
  const [first] = bounds
  if (!first) throw new Error('An offer without bounds')
  return endsOf(first.bound)[0].airline.iata
}

function writeTraveler(
  { id, type, associatedAdultId }: Traveler,
  price: TravelerPrice,
  bounds: readonly BoundPlan[],
  currency: string,
): TravelerPricing {
  const isThereAndBack = isReturn(bounds)
  const details = bounds.flatMap((plan) =>
    plan.bound.map((flight, index) => ({ plan, flight, one: plan.classes[index] ?? mainClass(plan) })),
  )
  return {
    travelerId: id,
    fareOption: 'STANDARD',
    travelerType: type,
    ...(associatedAdultId === undefined ? {} : { associatedAdultId }),
    price: {
      ...wirePrice(price, currency),
      taxes: price.taxes.map(({ code, amount }) => ({ amount: formatMinor(amount, currency), code })),
    },
    fareDetailsBySegment: details.map(({ plan: { brand, bound }, one }, index): FareDetails => {
      const [first, last] = endsOf(bound)
      const isLong = nauticalMiles(first.distanceKm + last.distanceKm) > LONG
      return {
        segmentId: String(index + 1),
        cabin: one.cabin,
        fareBasis: `${one.code}${isLong ? 'L' : 'S'}${isThereAndBack ? 'R' : 'O'}${brand.suffix}`,
        brandedFare: brand.code,
        brandedFareLabel: brand.label,
        class: one.code,
        includedCheckedBags: { quantity: type === 'HELD_INFANT' ? 0 : brand.checkedBags },
        includedCabinBags: { quantity: type === 'HELD_INFANT' ? 0 : brand.cabinBags },
      }
    }),
  }
}

/** Seat counts, cached for an hour. */
const SEATS = new WeakMap<BoundPlan, { readonly hour: number; readonly left: number }>()

function seatsLeft(world: TravelWorld, bounds: readonly BoundPlan[]): number {
  return Math.min(MOST_SEATS, ...bounds.map((plan) => seatsOfBound(world, plan)))
}

function seatsOfBound(world: TravelWorld, plan: BoundPlan): number {
  const at = world.now().getTime()
  const hour = Math.floor(at / HOUR)
  const known = SEATS.get(plan)
  if (known?.hour === hour) return known.left
  const left = plan.bound.map((flight, index) => {
    const one = plan.classes[index]
    return one ? seatsForSale(world.chance, flight, one, at) : 0
  })
  SEATS.set(plan, { hour, left: Math.min(...left) })
  return Math.min(...left)
}

/** The last ticketing date: the next day, and before the journey begins. */
function lastTicketingDate(world: TravelWorld, bounds: readonly BoundPlan[]): string {
  const tomorrow = dateOf(Math.floor(world.now().getTime() / DAY) + 1)
  const begin = bounds[0]?.bound[0]?.date ?? tomorrow
  return [begin, tomorrow].sort()[0] ?? tomorrow
}

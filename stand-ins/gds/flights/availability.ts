import { z } from 'zod'
import { BOOKING_CLASSES, seatsIn } from '../../worlds/travel/fares/cabins.ts'
import { seatsForSale } from '../../worlds/travel/fares/seats.ts'
import { durationOf } from '../../worlds/travel/itineraries.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { readAs } from '../shared/read.ts'
import { dictionariesOf } from './dictionaries.ts'
import { isoDuration } from './duration.ts'
import { writeSegment } from './offer.ts'
import { seatsNeeded } from './plan.ts'
import { FlightFilters, OriginDestination, readBounds, readFilters, readTravelers, Travelers } from './postCriteria.ts'
import { boundsOf, type Criteria } from './search.ts'

/** Maximum number of results. */
const MOST = 250
const Body = z.object({
  originDestinations: z
    .array(
      OriginDestination.omit({ departureDateTimeRange: true, arrivalDateTimeRange: true }).extend({
        departureDateTime: z.object({
          date: OriginDestination.shape.departureDateTimeRange.shape.date,
          time: OriginDestination.shape.departureDateTimeRange.shape.time,
        }),
      }),
    )
    .min(1)
    .max(6),
  travelers: Travelers,
  sources: z.array(z.literal('GDS')).min(1),
  searchCriteria: z
    .object({
      excludeAllotments: z.boolean().optional(),
      includeClosedContent: z.boolean().optional(),
      flightFilters: FlightFilters.optional(),
    })
    .optional(),
})

/** Seats by booking class, of each flight of each itinerary. */
export function findAvailability(world: TravelWorld, body: unknown) {
  const { originDestinations, travelers, searchCriteria } = readAs(Body, body)
  const party = readTravelers(travelers)
  const bounds = readBounds(
    world,
    originDestinations.map(({ departureDateTime, ...rest }) => ({
      ...rest,
      departureDateTimeRange: departureDateTime,
    })),
  )
  const criteria: Criteria = {
    ...readFilters(searchCriteria?.flightFilters),
    bounds,
    travelers: party,
    currency: 'EUR',
    maxOffers: MOST,
  }
  const withClosed = searchCriteria?.includeClosedContent ?? false
  const ways = bounds
    .flatMap((wanted) => boundsOf(world, wanted, criteria).map((bound) => ({ wanted, bound })))
    .map(({ wanted, bound }) => ({
      wanted,
      bound,
      segments: bound.map((flight, index) => ({
        ...writeSegment(world, flight, String(index + 1)),
        ...classesOf(world, flight, seatsNeeded(party), withClosed),
      })),
    }))
    .filter(({ segments }) => withClosed || segments.every(({ availabilityClasses }) => availabilityClasses.length > 0))
    .slice(0, MOST)
  return {
    meta: { count: ways.length },
    data: ways.map(({ wanted, bound, segments }, index) => ({
      type: 'flight-availability',
      id: String(index + 1),
      originDestinationId: wanted.id,
      source: 'GDS',
      instantTicketingRequired: false,
      duration: isoDuration(durationOf(bound)),
      segments,
    })),
    dictionaries: dictionariesOf(
      ways.flatMap(({ segments }) => segments),
      [],
    ),
  }
}

function classesOf(world: TravelWorld, flight: ScheduledFlight, seats: number, withClosed: boolean) {
  const at = world.now().getTime()
  const all = BOOKING_CLASSES.filter(({ cabin }) => seatsIn(cabin, flight.aircraft, flight.airline) > 0).map((one) => ({
    class: one.code,
    numberOfBookableSeats: seatsForSale(world.chance, flight, one, at),
  }))
  const open = all.filter((one) => one.numberOfBookableSeats >= seats)
  const closed = all.filter((one) => one.numberOfBookableSeats < seats)
  return {
    ...(open.length === 0 ? { closedStatus: 'NO_MORE_SEATS' } : {}),
    availabilityClasses: [
      ...open.map((one) => ({ numberOfBookableSeats: one.numberOfBookableSeats, class: one.class })),
      ...(withClosed ? closed.map((one) => ({ ...one, closedStatus: 'CLOSED' })) : []),
    ],
  }
}

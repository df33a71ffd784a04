import { z } from 'zod'
import { airportsOfPlace } from '../../worlds/travel/airports.ts'
import { CABINS } from '../../worlds/travel/fares/cabins.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { readDay } from '../shared/calendar.ts'
import { wrongAt } from '../shared/problem.ts'
import { readAs } from '../shared/read.ts'
import { checkDate } from './dates.ts'
import { currencyOf } from './getCriteria.ts'
import { type Criteria, datesAround, type WantedBound } from './search.ts'
import { TRAVELER_TYPES } from './wire.ts'

const MOST_OFFERS = 250
const place = z.string().regex(/^[A-Z]{3}$/, 'must be an IATA code')
const codes = z.array(z.string().regex(/^[A-Z0-9]{2,3}$/, 'must be codes')).max(99)
const date = z.string().refine((text) => readDay(text) !== null, 'must be a day that exists, as YYYY-MM-DD')
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be a time, as hh:mm:ss')

const Range = z.object({
  date,
  time: time.optional(),
  dateWindow: z
    .string()
    .regex(/^[MPI][1-3]D$/, 'must be such as I3D, M2D or P1D')
    .optional(),
  timeWindow: z
    .string()
    .regex(/^([1-9]|1[0-2])H$/, 'must be such as 6H')
    .optional(),
})

export const OriginDestination = z.object({
  id: z.string().min(1),
  originLocationCode: place,
  destinationLocationCode: place,
  departureDateTimeRange: Range,
  arrivalDateTimeRange: Range.optional(),
  includedConnectionPoints: codes.optional(),
  excludedConnectionPoints: codes.optional(),
})

export const Travelers = z
  .array(
    z.object({ id: z.string().min(1), travelerType: z.enum(TRAVELER_TYPES), associatedAdultId: z.string().optional() }),
  )
  .min(1)
  .max(18)

export const FlightFilters = z.object({
  maxFlightTime: z.number().min(1).optional(),
  carrierRestrictions: z
    .object({ includedCarrierCodes: codes.optional(), excludedCarrierCodes: codes.optional() })
    .optional(),
  cabinRestrictions: z
    .array(z.object({ cabin: z.enum(CABINS), originDestinationIds: z.array(z.string()).min(1) }))
    .optional(),
  connectionRestriction: z
    .object({
      maxNumberOfConnections: z.number().int().min(0).max(2).optional(),
      nonStopPreferred: z.boolean().optional(),
    })
    .optional(),
})

const Body = z.object({
  currencyCode: z.string().optional(),
  originDestinations: z.array(OriginDestination).min(1).max(6),
  travelers: Travelers,
  sources: z.array(z.literal('GDS')).min(1),
  searchCriteria: z
    .object({
      maxFlightOffers: z.number().int().min(1).max(MOST_OFFERS).optional(),
      maxPrice: z.number().int().min(1).optional(),
      pricingOptions: z
        .object({
          includedCheckedBagsOnly: z.boolean().optional(),
          refundableFare: z.boolean().optional(),
          noRestrictionFare: z.boolean().optional(),
          noPenaltyFare: z.boolean().optional(),
        })
        .optional(),
      flightFilters: FlightFilters.optional(),
    })
    .optional(),
})

/** Reads search criteria from a request body. Throws a GdsProblem for invalid ones. */
export function readPostCriteria(world: TravelWorld, body: unknown): Criteria {
  const { currencyCode, originDestinations, travelers, searchCriteria } = readAs(Body, body)
  const options = searchCriteria?.pricingOptions
  return {
    ...readFilters(searchCriteria?.flightFilters),
    bounds: readBounds(world, originDestinations),
    travelers: readTravelers(travelers),
    currency: currencyOf(currencyCode ?? null, { pointer: '/currencyCode' }),
    ...(searchCriteria?.maxPrice === undefined ? {} : { maxPrice: searchCriteria.maxPrice }),
    withBags: options?.includedCheckedBagsOnly ?? false,
    refundable: options?.refundableFare ?? options?.noRestrictionFare ?? options?.noPenaltyFare ?? false,
    maxOffers: searchCriteria?.maxFlightOffers ?? MOST_OFFERS,
  }
}

/** The bounds of a request body, each after the one before. */
export function readBounds(world: TravelWorld, wanted: readonly z.output<typeof OriginDestination>[]): WantedBound[] {
  const ids = new Set(wanted.map(({ id }) => id))
  if (ids.size < wanted.length) throw wrongAt('/originDestinations', 477, 'INVALID FORMAT', 'Ids must differ')
  return wanted.map((one, index) => {
    const pointer = `/originDestinations/${index}`
    const { date: day } = one.departureDateTimeRange
    if (one.originLocationCode === one.destinationLocationCode)
      throw wrongAt(`${pointer}/destinationLocationCode`, 477, 'INVALID FORMAT', 'Origin and destination are the same')
    const range = `${pointer}/departureDateTimeRange/date`
    checkDate(world, day, airportsOfPlace(one.originLocationCode), { pointer: range })
    const before = wanted[index - 1]
    if (before && day < before.departureDateTimeRange.date)
      throw wrongAt(range, 425, 'INVALID DATE', 'It is before the bound before it')
    const leaves = minutesOf(one.departureDateTimeRange)
    const arrives = one.arrivalDateTimeRange
    const arrivesAt = arrives && minutesOf(arrives)
    return {
      id: one.id,
      origin: one.originLocationCode,
      destination: one.destinationLocationCode,
      dates: datesOf(one.departureDateTimeRange),
      ...(leaves ? { leaves } : {}),
      ...(arrives ? { arrives: { dates: datesOf(arrives), ...(arrivesAt ? { minutes: arrivesAt } : {}) } } : {}),
      ...(one.includedConnectionPoints ? { via: one.includedConnectionPoints } : {}),
      ...(one.excludedConnectionPoints ? { notVia: one.excludedConnectionPoints } : {}),
    }
  })
}

/** The travellers; each lap infant must refer to an existing adult. */
export function readTravelers(travelers: z.output<typeof Travelers>): Criteria['travelers'] {
  if (new Set(travelers.map(({ id }) => id)).size < travelers.length)
    throw wrongAt('/travelers', 477, 'INVALID FORMAT', 'Ids must differ')
  const adults = new Set(travelers.filter(({ travelerType: type }) => isLap(type)).map(({ id }) => id))
  return travelers.map(({ id, travelerType: type, associatedAdultId }, index) => {
    if (type !== 'HELD_INFANT') return { id, type }
    if (associatedAdultId === undefined || !adults.delete(associatedAdultId)) {
      const pointer = `/travelers/${index}/associatedAdultId`
      throw wrongAt(pointer, 32171, 'MANDATORY DATA MISSING', 'Each infant sits on the lap of an adult of its own')
    }
    return { id, type, associatedAdultId }
  })
}

/** Filters shared by search and availability. */
export function readFilters(
  filters: z.output<typeof FlightFilters> | undefined,
): Pick<Criteria, 'cabins' | 'carriers' | 'maxChanges' | 'maxTimePercent'> {
  const { includedCarrierCodes: only, excludedCarrierCodes: not } = filters?.carrierRestrictions ?? {}
  if (only && not) {
    const pointer = '/searchCriteria/flightFilters/carrierRestrictions'
    throw wrongAt(pointer, 477, 'INVALID FORMAT', 'Airlines can be included or excluded, not both')
  }
  const cabins = (filters?.cabinRestrictions ?? []).flatMap(({ cabin, originDestinationIds: ids }) =>
    ids.map((id) => [id, cabin] as const),
  )
  const maxChanges = filters?.connectionRestriction?.maxNumberOfConnections
  return {
    cabins: new Map(cabins),
    carriers: { ...(only ? { only } : {}), ...(not ? { not } : {}) },
    ...(maxChanges === undefined ? {} : { maxChanges }),
    ...(filters?.maxFlightTime === undefined ? {} : { maxTimePercent: filters.maxFlightTime }),
  }
}

function isLap(type: (typeof TRAVELER_TYPES)[number]): boolean {
  return type === 'ADULT' || type === 'SENIOR' || type === 'YOUNG' || type === 'STUDENT'
}

type DateRange = z.output<typeof Range>

/** `I3D` is three days before and after, `M3D` before, `P3D` after. */
function datesOf({ date: day, dateWindow }: DateRange): string[] {
  const days = Number(dateWindow?.[1] ?? 0)
  const [before, after] = [dateWindow?.[0] === 'P' ? 0 : days, dateWindow?.[0] === 'M' ? 0 : days]
  return datesAround(day, before, after)
}

function minutesOf({ time: at, timeWindow }: DateRange): [number, number] | null {
  if (at === undefined) return null
  const minute = Number(at.slice(0, 2)) * 60 + Number(at.slice(3, 5))
  const window = timeWindow === undefined ? 12 * 60 : Number(timeWindow.slice(0, -1)) * 60
  return [minute - window, minute + window]
}

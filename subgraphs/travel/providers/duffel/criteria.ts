import { z } from 'zod'
import { BadInput } from '../../../../schema/errors.ts'
import { type Traveler, wantedPassenger } from './travelers.ts'

/** A search for flights, of both of the port's search paths. */
export interface Criteria {
  readonly slices: readonly object[]
  readonly travelers: readonly Traveler[]
  readonly cabin: string | null
  readonly mostConnections: number | null
  readonly most: number
  readonly currency: string | null
  /** In whole units for one traveller. */
  readonly maxPrice: number | null
  readonly filters: Filters
  /** The caller's member of one of a slice; null: none of the caller's. */
  placeOf(slice: number, member: string): readonly (string | number)[] | null
}

/** Conditions that Duffel's search does not take; offers that do not fit are left out. */
export interface Filters {
  readonly included: readonly string[] | null
  readonly excluded: readonly string[] | null
  /** Connection points that a way may and must not have, by way. */
  readonly points: readonly { readonly required: readonly string[]; readonly barred: readonly string[] }[]
  readonly cabins: readonly (string | null)[]
  readonly needsBags: boolean
  readonly needsRefund: boolean
}

/** A member of the other dialect that says nothing is null or absent. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null)
const codes = maybe(z.array(z.string()))

const ByQuery = z.object({
  originLocationCode: z.string(),
  destinationLocationCode: z.string(),
  departureDate: z.string(),
  returnDate: maybe(z.string()),
  adults: z.number(),
  children: maybe(z.number()),
  infants: maybe(z.number()),
  travelClass: maybe(z.string()),
  includedAirlineCodes: codes,
  excludedAirlineCodes: codes,
  nonStop: maybe(z.boolean()),
  currencyCode: maybe(z.string()),
  maxPrice: maybe(z.number()),
  max: z.number(),
})

/** The search of `GET /v2/shopping/flight-offers`. */
export function criteriaOfQuery(query: unknown): Criteria {
  const given = ByQuery.parse(query)
  const there = { origin: given.originLocationCode, destination: given.destinationLocationCode }
  const back = { origin: there.destination, destination: there.origin }
  const types = [
    ...repeated('ADULT', given.adults),
    ...repeated('CHILD', given.children ?? 0),
    ...repeated('HELD_INFANT', given.infants ?? 0),
  ]
  const firstInfant = given.adults + (given.children ?? 0)
  const slices = [
    { ...there, departure_date: given.departureDate },
    ...(given.returnDate ? [{ ...back, departure_date: given.returnDate }] : []),
  ]
  return {
    slices,
    travelers: types.map((type, index) => ({
      id: String(index + 1),
      type,
      ...(type === 'HELD_INFANT' ? { associatedAdultId: String(index - firstInfant + 1) } : {}),
    })),
    cabin: given.travelClass,
    mostConnections: given.nonStop ? 0 : null,
    most: given.max,
    currency: given.currencyCode,
    maxPrice: given.maxPrice,
    filters: {
      included: given.includedAirlineCodes,
      excluded: given.excludedAirlineCodes,
      points: slices.map(() => ({ required: [], barred: [] })),
      cabins: slices.map(() => given.travelClass),
      needsBags: false,
      needsRefund: false,
    },
    placeOf(slice, member) {
      const name = QUERY_MEMBERS[slice === 0 ? 'there' : 'back'][member]
      return name === undefined ? null : [name]
    },
  }
}

/** Members of the search by those of a slice. */
const QUERY_MEMBERS: Readonly<Record<'there' | 'back', Readonly<Record<string, string>>>> = {
  there: {
    origin: 'originLocationCode',
    destination: 'destinationLocationCode',
    departure_date: 'departureDate',
  },
  back: { origin: 'destinationLocationCode', destination: 'originLocationCode', departure_date: 'returnDate' },
}

const BODY_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  origin: ['originLocationCode'],
  destination: ['destinationLocationCode'],
  departure_date: ['departureDateTimeRange', 'date'],
}

function repeated(type: string, times: number): string[] {
  return Array.from({ length: times }, () => type)
}

const Range = z.object({
  date: z.string(),
  time: maybe(z.string()),
  dateWindow: maybe(z.string()),
  timeWindow: maybe(z.string()),
})
const Bound = z.object({
  id: z.string(),
  originLocationCode: z.string(),
  destinationLocationCode: z.string(),
  departureDateTimeRange: Range,
  arrivalDateTimeRange: maybe(Range),
  includedConnectionPoints: codes,
  excludedConnectionPoints: codes,
})
const ByBody = z.object({
  currencyCode: maybe(z.string()),
  originDestinations: z.array(Bound),
  travelers: z.array(z.object({ id: z.string(), travelerType: z.string(), associatedAdultId: maybe(z.string()) })),
  searchCriteria: maybe(
    z.object({
      maxFlightOffers: maybe(z.number()),
      maxPrice: maybe(z.number()),
      pricingOptions: maybe(
        z.object({
          includedCheckedBagsOnly: maybe(z.boolean()),
          refundableFare: maybe(z.boolean()),
          noRestrictionFare: maybe(z.boolean()),
          noPenaltyFare: maybe(z.boolean()),
        }),
      ),
      flightFilters: maybe(
        z.object({
          carrierRestrictions: maybe(z.object({ includedCarrierCodes: codes, excludedCarrierCodes: codes })),
          cabinRestrictions: maybe(z.array(z.object({ cabin: z.string(), originDestinationIds: z.array(z.string()) }))),
          connectionRestriction: maybe(
            z.object({ maxNumberOfConnections: maybe(z.number()), nonStopPreferred: maybe(z.boolean()) }),
          ),
        }),
      ),
    }),
  ),
})

/** Offers of an answer where the search does not say how many. */
const STANDARD_MOST = 250

/** The search of `POST /v2/shopping/flight-offers`. Throws BadInput for what Duffel cannot search for. */
export function criteriaOfBody(body: unknown): Criteria {
  const { originDestinations, travelers, currencyCode, searchCriteria } = ByBody.parse(body)
  const { pricingOptions: pricing, flightFilters } = searchCriteria ?? {}
  const cabins = originDestinations.map(
    ({ id }) =>
      flightFilters?.cabinRestrictions?.find(({ originDestinationIds }) => originDestinationIds.includes(id))?.cabin ??
      null,
  )
  const isOneCabin = new Set(cabins).size === 1
  return {
    slices: originDestinations.map(sliceOf),
    travelers: travelers.map(({ id, travelerType, associatedAdultId }) => ({
      id,
      type: travelerType,
      associatedAdultId,
    })),
    cabin: isOneCabin ? (cabins[0] ?? null) : null,
    mostConnections: flightFilters?.connectionRestriction?.maxNumberOfConnections ?? null,
    most: searchCriteria?.maxFlightOffers ?? STANDARD_MOST,
    currency: currencyCode,
    maxPrice: searchCriteria?.maxPrice ?? null,
    filters: {
      included: flightFilters?.carrierRestrictions?.includedCarrierCodes ?? null,
      excluded: flightFilters?.carrierRestrictions?.excludedCarrierCodes ?? null,
      points: originDestinations.map(({ includedConnectionPoints: required, excludedConnectionPoints: barred }) => ({
        required: required ?? [],
        barred: barred ?? [],
      })),
      cabins,
      needsBags: pricing?.includedCheckedBagsOnly ?? false,
      needsRefund: Boolean(pricing?.refundableFare || pricing?.noPenaltyFare || pricing?.noRestrictionFare),
    },
    placeOf(slice, member) {
      const names = BODY_MEMBERS[member]
      return names ? ['originDestinations', slice, ...names] : null
    },
  }
}

function sliceOf(bound: z.output<typeof Bound>, index: number): object {
  const { departureDateTimeRange: departure, arrivalDateTimeRange: arrival } = bound
  const path = ['originDestinations', index]
  const departureTimes = timesOf(departure, [...path, 'departureDateTimeRange'])
  const arrivalTimes = arrival && timesOf(arrival, [...path, 'arrivalDateTimeRange'])
  return {
    origin: bound.originLocationCode,
    destination: bound.destinationLocationCode,
    departure_date: departure.date,
    ...(departureTimes ? { departure_time: departureTimes } : {}),
    ...(arrivalTimes ? { arrival_time: arrivalTimes } : {}),
  }
}

/** Hours around a time, on its own day. */
function timesOf({ time, timeWindow, dateWindow }: z.output<typeof Range>, path: readonly (string | number)[]) {
  if (dateWindow) throw new BadInput('must not be given: the company searches one day', [...path, 'dateWindow'])
  if (time === null) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = hours * 60 + minutes
  const width = Number.parseInt(timeWindow ?? '0', 10) * 60
  return { from: clock(Math.max(0, at - width)), to: clock(Math.min(23 * 60 + 59, at + width)) }
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The body of an offer request. */
export function offerRequest({ slices, travelers, cabin, mostConnections }: Criteria): object {
  return {
    data: {
      slices,
      passengers: travelers.map((traveler, index) => wantedPassenger(traveler, ['travelers', index])),
      ...(cabin ? { cabin_class: cabin.toLowerCase() } : {}),
      ...(mostConnections === null ? {} : { max_connections: mostConnections }),
    },
  }
}

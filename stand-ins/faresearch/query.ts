import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import type { Traveler } from '../gds/flights/plan.ts'
import { readDay } from '../gds/shared/calendar.ts'
import { isKnownCurrency } from '../gds/shared/currencies.ts'
import { AIRLINES, airlineByIata } from '../worlds/travel/airlines.ts'
import { CABINS, type Cabin } from '../worlds/travel/fares/cabins.ts'
import { dateOf, dayOf } from '../worlds/travel/localTime.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { placesOf } from './places.ts'

const SALES_DAYS = 330
const MOST_TRAVELERS = 9
/** Alliances in the company's words. */
const ALLIANCES = { STAR_ALLIANCE: 'star', SKYTEAM: 'skyteam', ONEWORLD: 'oneworld' } as const

const count = (max: number) => z.coerce.number().int().min(0).max(max)
const Query = z.object({
  departure_id: z.string().optional(),
  arrival_id: z.string().optional(),
  outbound_date: z.string().optional(),
  return_date: z.string().optional(),
  type: z.enum(['1', '2', '3']).default('1'),
  multi_city_json: z.string().optional(),
  travel_class: z.enum(['1', '2', '3', '4']).default('1'),
  adults: count(MOST_TRAVELERS).default(1),
  children: count(MOST_TRAVELERS).default(0),
  infants_in_seat: count(MOST_TRAVELERS).default(0),
  infants_on_lap: count(MOST_TRAVELERS).default(0),
  stops: z.enum(['0', '1', '2', '3']).default('0'),
  max_price: z.coerce.number().int().min(1).optional(),
  include_airlines: z.string().optional(),
  exclude_airlines: z.string().optional(),
  currency: z.string().default('USD'),
  hl: z.string().default('en'),
  gl: z.string().default('us'),
  departure_token: z.string().optional(),
  booking_token: z.string().optional(),
})
const Cities = z
  .array(z.object({ departure_id: z.string(), arrival_id: z.string(), date: z.string() }))
  .min(2)
  .max(6)

/** One part of a journey: origin and destination airports, and a local date. */
export interface Part {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly date: string
}

/** A parsed query. */
export interface FareQuery {
  readonly type: '1' | '2' | '3'
  readonly parts: readonly Part[]
  readonly cabin: Cabin
  readonly travelers: readonly Traveler[]
  /** Null for any number. */
  readonly maxStops: number | null
  readonly maxPrice: number | null
  readonly only: ReadonlySet<string> | null
  readonly not: ReadonlySet<string>
  readonly currency: string
  readonly departureToken: string | null
  readonly bookingToken: string | null
  /** The query parameters as sent. */
  readonly echo: Readonly<Record<string, unknown>>
}

/** Parses a query. Throws a StandInError in the company's wording for an invalid one. */
export function readFareQuery(world: TravelWorld, raw: unknown): FareQuery {
  const read = Query.safeParse(raw)
  if (!read.success) {
    const [issue] = read.error.issues
    throw refuse(`Unsupported value for parameter: ${issue?.path.join('.')}.`)
  }
  const query = read.data
  if (!isKnownCurrency(query.currency)) throw refuse(`Unsupported \`${query.currency}\` currency.`)
  if (query.include_airlines && query.exclude_airlines)
    throw refuse('`include_airlines` and `exclude_airlines` parameters can not be used together.')
  const {
    api_key: _key,
    departure_token: departureToken,
    booking_token: bookingToken,
    ...echo
  } = raw as typeof query & {
    api_key?: string
  }
  return {
    type: query.type,
    parts: partsOf(world, query),
    cabin: CABINS[Number(query.travel_class) - 1] ?? 'ECONOMY',
    travelers: travelersOf(query),
    maxStops: query.stops === '0' ? null : Number(query.stops) - 1,
    maxPrice: query.max_price ?? null,
    only: query.include_airlines ? airlinesOf(query.include_airlines) : null,
    not: airlinesOf(query.exclude_airlines ?? ''),
    currency: query.currency,
    departureToken: departureToken ?? null,
    bookingToken: bookingToken ?? null,
    echo,
  }
}

/** `{ "error": … }` with 400. */
export function refuse(error: string): StandInError {
  return new StandInError(400, { error })
}

function partsOf(world: TravelWorld, query: z.output<typeof Query>): Part[] {
  if (query.type === '3') return citiesOf(world, query.multi_city_json)
  const there = partOf(world, query.departure_id, query.arrival_id, query.outbound_date, 'outbound_date')
  if (query.type === '2') return [there]
  if (!query.return_date) throw refuse('`return_date` is required if `type` is `1` (Round trip).')
  if (query.return_date < there.date) throw refuse('`return_date` cannot be before `outbound_date`.')
  return [there, partOf(world, query.arrival_id, query.departure_id, query.return_date, 'return_date')]
}

function citiesOf(world: TravelWorld, text: string | undefined): Part[] {
  if (text === undefined) throw refuse('`multi_city_json` is required if `type` is `3` (Multi-city).')
  const read = Cities.safeParse(parseJson(text))
  if (!read.success) throw refuse('`multi_city_json` must be a JSON array of departure_id, arrival_id and date.')
  return read.data.map(({ departure_id: from, arrival_id: to, date }) => partOf(world, from, to, date, 'date'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function partOf(
  world: TravelWorld,
  from: string | undefined,
  to: string | undefined,
  date: string | undefined,
  name: string,
): Part {
  if (!from) throw refuse('Missing query `departure_id` parameter.')
  if (!to) throw refuse('Missing query `arrival_id` parameter.')
  if (!date || readDay(date) === null) throw refuse(`\`${name}\` must be a day that exists, as YYYY-MM-DD.`)
  const today = world.now().toISOString().slice(0, 10)
  // Accepts yesterday in UTC, which is still today in some time zone.
  if (date < dateOf(dayOf(today) - 1)) throw refuse(`\`${name}\` cannot be in the past.`)
  if (date > dateOf(dayOf(today) + SALES_DAYS)) throw refuse(`\`${name}\` is too far in the future.`)
  return { from: placesOf(from), to: placesOf(to), date }
}

function travelersOf(query: z.output<typeof Query>): Traveler[] {
  const { adults, children, infants_in_seat: seated, infants_on_lap: held } = query
  if (adults + children + seated > MOST_TRAVELERS) throw refuse(`At most ${MOST_TRAVELERS} travelers can have seats.`)
  if (adults < 1) throw refuse('At least one adult is needed.')
  if (held > adults) throw refuse('There must be at least one adult per infant on lap.')
  const kinds = [
    ...Array<Traveler['type']>(adults).fill('ADULT'),
    ...Array<Traveler['type']>(children).fill('CHILD'),
    ...Array<Traveler['type']>(seated).fill('SEATED_INFANT'),
    ...Array<Traveler['type']>(held).fill('HELD_INFANT'),
  ]
  return kinds.map((type, index) => ({ id: String(index + 1), type }))
}

/** The airlines of codes and alliances. */
function airlinesOf(text: string): Set<string> {
  const words = text.split(',').filter(Boolean)
  return new Set(
    words.flatMap((word) => {
      const alliance = ALLIANCES[word as keyof typeof ALLIANCES]
      if (alliance) return AIRLINES.filter((airline) => airline.alliance === alliance).map(({ iata }) => iata)
      return airlineByIata(word) ? [word] : []
    }),
  )
}

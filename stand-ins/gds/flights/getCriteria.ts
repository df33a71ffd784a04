import { airportsOfPlace } from '../../worlds/travel/airports.ts'
import { CABINS, type Cabin } from '../../worlds/travel/fares/cabins.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { readDay } from '../shared/calendar.ts'
import { isKnownCurrency } from '../shared/currencies.ts'
import { GdsProblem, invalidFormat } from '../shared/problem.ts'
import { flagOf, listOf, neededText, type Query, textOf, wholeOf, wordOf } from '../shared/query.ts'
import { checkDate, invalidDate } from './dates.ts'
import type { Traveler } from './plan.ts'
import type { Criteria } from './search.ts'

const PLACE = /^[A-Z]{3}$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const CARRIER = /^[A-Z0-9]{2}$/
const MOST_TRAVELERS = 9
const MOST_OFFERS = 250

/** Reads search criteria from query parameters. Throws a GdsProblem for invalid ones. */
export function readGetCriteria(world: TravelWorld, query: Query): Criteria {
  const origin = neededText(query, 'originLocationCode', PLACE)
  const destination = neededText(query, 'destinationLocationCode', PLACE)
  const departure = dateOf(world, query, 'departureDate', origin)
  if (departure === null) throw invalidFormat('departureDate', 'departureDate is needed')
  const back = dateOf(world, query, 'returnDate', destination)
  if (origin === destination) throw invalidFormat('destinationLocationCode', 'Origin and destination are the same')
  if (back !== null && back < departure)
    throw invalidDate('The return is before the departure', { parameter: 'returnDate' })
  const cabin = wordOf<Cabin>(query, 'travelClass', CABINS)
  const only = listOf(query, 'includedAirlineCodes', CARRIER, 99)
  const not = listOf(query, 'excludedAirlineCodes', CARRIER, 99)
  if (only.length > 0 && not.length > 0)
    throw invalidFormat('excludedAirlineCodes', 'Airlines can be included or excluded, not both')
  const maxPrice = wholeOf(query, 'maxPrice', 1, 1_000_000_000)
  const there = { id: '1', origin, destination, dates: [departure] }
  const home = back === null ? [] : [{ id: '2', origin: destination, destination: origin, dates: [back] }]
  return {
    bounds: [there, ...home],
    travelers: readTravelers(query),
    currency: currencyOf(textOf(query, 'currencyCode'), { parameter: 'currencyCode' }),
    cabins: new Map(cabin === null ? [] : [['', cabin]]),
    carriers: { ...(only.length > 0 ? { only } : {}), ...(not.length > 0 ? { not } : {}) },
    ...(flagOf(query, 'nonStop') ? { maxChanges: 0 } : {}),
    ...(maxPrice === null ? {} : { maxPrice }),
    maxOffers: wholeOf(query, 'max', 1, MOST_OFFERS) ?? MOST_OFFERS,
  }
}

/** A supported currency; euros by default. */
export function currencyOf(code: string | null, source: { parameter: string } | { pointer: string }): string {
  if (code === null) return 'EUR'
  if (isKnownCurrency(code)) return code
  throw new GdsProblem(400, {
    code: 477,
    title: 'INVALID FORMAT',
    detail: `${code} is no currency that is sold in`,
    source,
  })
}

function readTravelers(query: Query): Traveler[] {
  const adults = wholeOf(query, 'adults', 1, MOST_TRAVELERS) ?? 1
  const children = wholeOf(query, 'children', 0, MOST_TRAVELERS) ?? 0
  const infants = wholeOf(query, 'infants', 0, MOST_TRAVELERS) ?? 0
  if (adults + children > MOST_TRAVELERS)
    throw invalidFormat('children', `At most ${MOST_TRAVELERS} travellers may have seats`)
  if (infants > adults) throw invalidFormat('infants', 'Each infant sits on the lap of an adult of its own')
  const seated = Array.from(
    { length: adults + children },
    (_, index): Traveler => ({
      id: String(index + 1),
      type: index < adults ? 'ADULT' : 'CHILD',
    }),
  )
  const held = Array.from(
    { length: infants },
    (_, index): Traveler => ({
      id: String(adults + children + index + 1),
      type: 'HELD_INFANT',
      associatedAdultId: String(index + 1),
    }),
  )
  return [...seated, ...held]
}

function dateOf(world: TravelWorld, query: Query, parameter: string, from: string): string | null {
  const date = textOf(query, parameter)
  if (date === null) return null
  if (!DATE.test(date) || readDay(date) === null)
    throw invalidDate('A date is a day that exists, as YYYY-MM-DD', { parameter })
  checkDate(world, date, airportsOfPlace(from), { parameter })
  return date
}

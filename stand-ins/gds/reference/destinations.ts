import { airlineByIata } from '../../worlds/travel/airlines.ts'
import { airportByIata } from '../../worlds/travel/airports.ts'
import { type City, cityByCode } from '../../worlds/travel/cities.ts'
import { localDateTime, offsetText } from '../../worlds/travel/localTime.ts'
import type { Leg } from '../../worlds/travel/schedule/leg.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { neededText, type Query, textOf, wholeOf } from '../shared/query.ts'

/** An airline's destinations, most flights first. */
export function airlineDestinations(world: TravelWorld, query: Query) {
  const code = neededText(query, 'airlineCode', /^[A-Z0-9]{2}$/)
  return destinations(world, airlineByIata(code) ? world.schedule.legsOf(code) : [], query)
}

/** An airport's nonstop destinations, most flights first. */
export function airportDestinations(world: TravelWorld, query: Query) {
  const code = neededText(query, 'departureAirportCode', /^[A-Z]{3}$/)
  return destinations(world, airportByIata(code) ? world.schedule.legsFrom(code) : [], query)
}

function destinations(world: TravelWorld, legs: readonly Leg[], query: Query) {
  const country = textOf(query, 'arrivalCountryCode')
  const flights = new Map<string, number>()
  for (const { destination } of legs) {
    if (country !== null && destination.country !== country) continue
    flights.set(destination.cityCode, (flights.get(destination.cityCode) ?? 0) + 1)
  }
  const most = Math.max(1, ...flights.values())
  const found = [...flights]
    .flatMap(([code, count]) => {
      const city = cityByCode(code)
      return city ? [{ city, relevance: Number(((count / most) * 100).toFixed(2)) }] : []
    })
    .sort((a, b) => b.relevance - a.relevance || a.city.code.localeCompare(b.city.code))
  const max = wholeOf(query, 'max', 1, 10_000) ?? found.length
  return found.slice(0, max).map(({ city, relevance }) => writeDestination(world, city, relevance))
}

function writeDestination(world: TravelWorld, city: City, relevance: number) {
  const now = world.now().getTime()
  return {
    type: 'location',
    subtype: 'city',
    name: city.name.toUpperCase(),
    iataCode: city.code,
    geoCode: { latitude: city.latitude, longitude: city.longitude },
    address: {
      countryName: city.countryName.toUpperCase(),
      countryCode: city.country,
      ...(city.state === null ? {} : { stateCode: city.state }),
      regionCode: city.region,
    },
    timeZone: {
      offSet: offsetText(city.timezone, now),
      referenceLocalDateTime: localDateTime(city.timezone, now),
    },
    metrics: { relevance },
  }
}

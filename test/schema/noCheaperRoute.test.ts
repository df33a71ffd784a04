import { expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { givenAway, partsSoldAlone, type Route, routesToRecords } from './routes.ts'

const catalogue = loadCatalogue()
const routes = routesToRecords(catalogue)

/** Records whose price by itself differs from route to route, with the reason why none undercuts another. */
const DIFFERENT: Readonly<Record<string, string>> = {
  DomainAvailability: 'a search sells it at the highest price that an ending has',
  FlightMap: 'flights of the past are other flights than those that are tracked, and cost more',
  FlightRoute: 'as FlightMap',
  FlightStatus: 'as FlightMap',
  FlightTrack: 'as FlightMap',
  PoolConnection: "pools of a coin include the coin's record, at its price",
  TrackedFlightConnection: 'as FlightMap; a list of two airports costs more than one of a single airport',
}

/**
 * The batches: fields where one price pays for several records that are also sold one by one. With the most records of a
 * page, or `-` where the source alone bounds them.
 */
const BATCHES = `
  Aircraft.lastFlight - FlightStatus
  Airline.pastFlights 600 FlightStatus
  Airport.arrivals 600 FlightStatus
  Airport.departures 600 FlightStatus
  Airport.flights 600 FlightStatus
  Airport.flightsTo 600 FlightStatus
  Airport.placesNearby 5 PlaceListing
  Airport.scheduledArrivals 600 FlightStatus
  Airport.scheduledDepartures 600 FlightStatus
  AirportHistory.arrivals 600 FlightStatus
  AirportHistory.departures 600 FlightStatus
  AirportHistory.flightsTo 600 FlightStatus
  Chain.newPools 20 PoolMarket TokenListing
  Chain.topPools 20 PoolMarket TokenListing
  Chain.trendingPools 20 PoolMarket TokenListing
  Coin.pools 20 PoolMarket TokenListing
  Company.people 100 CompanyProfile PersonProfile
  Company.places 5 PlaceListing PlaceMatch
  Flight.tracking 10 FlightStatus
  Hotel.offers - HotelOffers
  OnchainCategory.pools 20 PoolMarket TokenListing
  Query.activitiesInSquare - Activity
  Query.activitiesNearby - Activity
  Query.airborneFlights 600 AirborneFlight
  Query.airborneFlightsAdvanced 600 AirborneFlight
  Query.airportDelays 600 AirportDelay
  Query.coins 250 CoinMarket
  Query.companies 100 CompanyProfile
  Query.contacts - ContactMatch
  Query.detailedPlaceSearch 5 PlaceDetails PlaceListing
  Query.detailedPlacesNearby 5 PlaceDetails PlaceListing
  Query.disruptionCounts 600 DisruptionCount
  Query.hotelOffers - HotelOffers
  Query.influencersByEmail 10 Audience
  Query.newPools 20 PoolMarket TokenListing
  Query.pastFlights 600 FlightStatus
  Query.people 100 CompanyProfile PersonProfile
  Query.placeSearch 5 PlaceListing
  Query.placesNearby 5 PlaceListing
  Query.pools 100 PoolMarket TokenListing
  Query.poolSearch 20 PoolMarket TokenListing
  Query.trackedFlights 600 FlightStatus
  Query.trendingPools 20 PoolMarket TokenListing
  Query.walletTokens - TokenMetadata
  Token.pools 20 PoolMarket TokenListing
`

it('a record costs the same by every route that sells it alone', () => {
  const differing = [...routes].filter(([, ways]) => new Set(alone(ways).map(({ usd }) => usd.join(' '))).size > 1)
  expect(differing.map(([record]) => record).sort()).toEqual(Object.keys(DIFFERENT))
})

it('a record costs no less as a part of another one', () => {
  const undercut = [...routes].flatMap(([record, ways]) => {
    const own = Math.max(...alone(ways).map(({ usd: [, highest] }) => Number(highest)))
    const parts = ways.filter(({ extent, usd: [lowest] }) => extent === 'INCLUDED' && Number(lowest) < own)
    return parts.map(({ coordinate }) => `${record} by ${coordinate}`)
  })
  expect(undercut).toEqual([])
})

it('a price that pays for several records which are also sold one by one is named as a batch, with its bound', () => {
  const found = new Map<string, string[]>()
  for (const [record, ways] of routes) {
    if (alone(ways).length === 0) continue
    for (const { coordinate, bound } of ways.filter(({ extent }) => extent === 'SEVERAL')) {
      const batch = `${coordinate} ${bound ?? '-'}`
      found.set(batch, [...(found.get(batch) ?? []), record])
    }
  }
  const batches = [...found].map(([batch, records]) => `${batch} ${records.sort().join(' ')}`)
  expect(batches.sort()).toEqual(BATCHES.trim().split(/\n\s*/).sort())
})

it('a record that is sold cannot be selected without its price', () => {
  expect(givenAway(catalogue)).toEqual([])
})

it('a part that is sold alone costs no more than the whole that includes it', () => {
  const pairs = partsSoldAlone(catalogue)
  expect(pairs.map(({ part, whole }) => `${part.coordinate} of ${whole.coordinate}`)).toContain(
    'Token.coin of Token.listing',
  )
  const undercut = pairs.filter(({ part, whole }) => Number(whole.usd[0]) < Number(part.usd[1]))
  expect(undercut.map(({ part }) => part.coordinate)).toEqual([])
})

function alone(ways: readonly Route[]): readonly Route[] {
  return ways.filter(({ extent }) => extent === 'ITSELF')
}

import { Upstream } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'

/** Prefix of the company's paths in the HTTP contract. */
const ROOT = '/api/flighttracking'

/** Paths that the contract spells differently from the company. */
const SPELLINGS: readonly (readonly [theirs: RegExp, ours: string])[] = [
  [/\/scheduled_(arrivals|departures)(?=\?|$)/, '/scheduled-$1'],
  [/\/last_flight(?=\?|$)/, '/last-flight'],
  [/\/disruption_counts\//, '/disruption-counts/'],
  [/(\/flights\/[^/?]+)\/route(?=\?|$)/, '$1/route-info'],
]

/** Converts a path of the company to our URL of the same resource, which is paid for on request. */
export function contractUrl(theirs: string, context: Pick<TravelContext, 'baseUrl'>): string {
  if (!theirs.startsWith('/')) throw new Upstream('The flighttracking provider answered a link that is no path')
  const path = SPELLINGS.reduce((spelt, [spelling, ours]) => spelt.replace(spelling, ours), ROOT + theirs)
  return context.baseUrl('travel') + path
}

/** The cursor in a link; null if it has none. */
export function cursorOf(link: string): string | null {
  const query = link.indexOf('?')
  return query < 0 ? null : new URLSearchParams(link.slice(query)).get('cursor')
}

/** A link with another cursor. */
export function withCursor(link: string, cursor: string): string {
  return link.replace(CURSOR, (_, before: string) => before + cursor)
}

const CURSOR = /([?&]cursor=)[^&]*/

type WithInfo = Pick<Value<'FlightAirport'>, 'airportInfoUrl'>
type WithFlights = Pick<Value<'TrackedAirport'>, 'airportFlightsUrl'>

const airportInfoUrl = ({ airportInfoUrl: path }: WithInfo, _: unknown, context: TravelContext) =>
  path === null || path === undefined ? null : contractUrl(path, context)
const airportFlightsUrl = ({ airportFlightsUrl: path }: WithFlights, _: unknown, context: TravelContext) =>
  contractUrl(path, context)

/** Links in responses lead to the contract's paths. */
export const links: Topic<TravelGraph> = {
  resolvers: {
    TrackingLinks: { next: ({ next }, _, context) => contractUrl(next, context) },
    FlightAirport: { airportInfoUrl },
    AirportReference: { airportInfoUrl },
    TrackedAirport: { airportFlightsUrl },
    AlternativeAirport: { airportFlightsUrl },
    NearbyAirport: { airportFlightsUrl },
  },
}

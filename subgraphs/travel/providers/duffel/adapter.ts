import type { Logger } from 'pino'
import { type Asker, OURSELVES } from '../../../kit/upstream/asker.ts'
import type { QueryMembers, UpstreamRequest } from '../../../kit/upstream/request.ts'
import type { AskedUpstream, Upstream, UpstreamAnswer } from '../../../kit/upstream/upstream.ts'
import { findAirlines } from './airlines.ts'
import type { Duffel } from './company.ts'
import { criteriaOfBody, criteriaOfQuery } from './criteria.ts'
import { cancelOrder, createOrder, lostOrder, readOrder } from './orders.ts'
import { findAirports, findCities, findLocations } from './places.ts'
import { priceOffers } from './pricing.ts'
import { searchFlights } from './search.ts'
import { offerSeatmaps } from './seatmaps.ts'

/** A request of the port's dialect, as far as the adapter reads it. */
interface Asked {
  readonly query: QueryMembers
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  /** The part of the path in braces. */
  readonly id: string
}

type Answer = (asked: Asked, duffel: Duffel) => Promise<object | null>

/** What Duffel serves of the port, by method and path. */
const ROUTES: readonly (readonly [method: UpstreamRequest['method'], path: string, answer: Answer])[] = [
  ['GET', '/v2/shopping/flight-offers', ({ query }, duffel) => searchFlights(criteriaOfQuery(query), duffel)],
  ['POST', '/v2/shopping/flight-offers', ({ body }, duffel) => searchFlights(criteriaOfBody(body), duffel)],
  ['POST', '/v1/shopping/flight-offers/pricing', ({ body, query }, duffel) => priceOffers(body, query, duffel)],
  ['POST', '/v1/shopping/seatmaps', ({ body }, duffel) => offerSeatmaps(body, duffel)],
  [
    'POST',
    '/v1/booking/flight-orders',
    ({ body, headers }, duffel) => createOrder(body, headers['x-client-ref'] ?? '', duffel),
  ],
  ['GET', '/v1/booking/flight-orders', ({ query }, duffel) => lostOrder(query, duffel)],
  ['GET', '/v1/booking/flight-orders/{id}', ({ id }, duffel) => readOrder(id, duffel)],
  ['DELETE', '/v1/booking/flight-orders/{id}', ({ id }, duffel) => cancelOrder(id, duffel)],
  ['GET', '/v1/reference-data/locations', ({ query }, duffel) => findLocations(query, duffel)],
  ['GET', '/v1/reference-data/locations/airports', ({ query }, duffel) => findAirports(query, duffel)],
  ['GET', '/v1/reference-data/locations/cities', ({ query }, duffel) => findCities(query, duffel)],
  ['GET', '/v1/reference-data/airlines', ({ query }, duffel) => findAirlines(query, duffel)],
]

/** How the adapter works, apart from the company's client. */
export interface DuffelOptions extends Pick<Duffel, 'log' | 'mostPerOrder' | 'lookAfterMs'> {
  readonly log: Logger
  /** The error for a request that Duffel has nothing for. */
  notOffered(): Error
}

/**
 * The port of flights and hotels over Duffel: requests in the port's dialect become Duffel's, and its answers the
 * port's. What Duffel does not give is refused without asking it.
 */
export function duffelPort(company: Upstream, options: DuffelOptions): Upstream {
  const { name, kind } = company
  const naming = 'CAMEL_CASE'
  const shown = { name, kind, naming } as const
  return {
    ...shown,
    log: company.log,
    for: (asker) => askedOf(company, asker, options, shown),
    pathBelow: () => null,
    close: () => company.close(),
  }
}

function askedOf(
  company: Upstream,
  asker: Asker,
  options: DuffelOptions,
  shown: Pick<AskedUpstream, 'name' | 'kind' | 'naming'>,
): AskedUpstream {
  const refuse = () => Promise.reject(options.notOffered())
  async function request(given: UpstreamRequest): Promise<UpstreamAnswer> {
    const { answer, id } = routeOf(given) ?? { answer: refuse, id: '' }
    const recorded = recorder(company.for(asker))
    const { query = {}, body, headers = {} } = given
    const duffel = { ...options, client: recorded.client, ourselves: company.for(OURSELVES) }
    const made = await answer({ query, body, headers, id }, duffel)
    return { ...recorded.last(), body: made }
  }
  return { ...shown, request, download: refuse }
}

/** A client that remembers its last answer, for the age and the company's name. */
function recorder(client: AskedUpstream) {
  let last: UpstreamAnswer = { body: null, ageSeconds: 0 }
  const recording: AskedUpstream = {
    ...client,
    async request(request) {
      last = await client.request(request)
      return last
    },
  }
  return { client: recording, last: () => last }
}

const PATTERNS = ROUTES.map(([method, path, answer]) => ({
  method,
  answer,
  pattern: new RegExp(`^${path.replace('{id}', '([^/]+)')}$`),
}))

function routeOf({ method, path }: UpstreamRequest): { readonly answer: Answer; readonly id: string } | null {
  for (const { method: own, pattern, answer } of PATTERNS) {
    const match = own === method ? pattern.exec(path) : null
    if (match) return { answer, id: decodeURIComponent(match[1] ?? '') }
  }
  return null
}

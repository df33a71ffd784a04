import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faresearchStandIn } from '../../stand-ins/faresearch/standIn.ts'
import { trackingStandIn } from '../../stand-ins/tracking/standIn.ts'
import { openTravelWorld, type TravelWorld } from '../../stand-ins/worlds/travel/world.ts'
import { type RunningStandIn, startStandIn } from '../../subgraphs/kit/upstream/standIn.ts'
import { flightaware } from './companies/flightaware.ts'
import { serpapi } from './companies/serpapi.ts'
import type { ReplayDefinition, ReplayRequest, ReplayRoute } from './definition.ts'

const world: TravelWorld = openTravelWorld({ seed: 'test', now: () => new Date('2026-11-26T12:00:00Z') })

/** Members that companies answer only sometimes, or for some rows. */
const SOMETIMES = new Set([
  'alternatives',
  'code_lid',
  'ticket_also_sold_by',
  'separate_tickets',
  'json_endpoint',
  'baggage_prices',
  'overnight',
  'price',
  'departure_token',
  'booking_token',
])

/** Members that one value has and the other lacks, at any depth; null has any members. */
function differences(documented: unknown, answered: unknown, at = ''): string[] {
  if (Array.isArray(documented) && Array.isArray(answered))
    return documented.length > 0 && answered.length > 0 ? differences(documented[0], answered[0], `${at}[]`) : []
  if (!isObject(documented) || !isObject(answered)) return []
  return Object.entries(documented).flatMap(([name, value]) => {
    const place = at ? `${at}.${name}` : name
    if (!(name in answered)) return SOMETIMES.has(name) ? [] : [`${place} is missing`]
    return differences(value, answered[name], place)
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** Asks a stand-in as the company documents a route, and compares the members of both answers. */
async function compare(standIn: RunningStandIn, { key }: ReplayDefinition, route: ReplayRoute, sample: Sample) {
  const query = new URLSearchParams(sample.query)
  const params = { ...sample.params }
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const answer = await fetch(`${standIn.url}${path}?${query}`, { headers: { 'x-apikey': key } })
  const body: unknown = await answer.json()
  const request: ReplayRequest = {
    method: route.method,
    path,
    query,
    headers: {},
    body: undefined,
    bytes: Buffer.alloc(0),
    params,
    key,
    url: standIn.url,
  }
  return { path: route.path, status: answer.status, differences: differences(route.answer(request), body) }
}

describe('the stand-in of flight tracking', () => {
  let standIn: RunningStandIn
  let id = ''
  beforeAll(async () => {
    standIn = await startStandIn((app) => trackingStandIn(app, world))
    const board = await fetch(`${standIn.url}/airports/KJFK/flights/departures`)
    const { departures } = (await board.json()) as { readonly departures: readonly { readonly fa_flight_id: string }[] }
    id = departures[0]?.fa_flight_id ?? ''
  })
  afterAll(() => standIn?.stop())

  const span = { start: '2015-03-01', end: '2015-03-02' }
  const queries: Readonly<Record<string, Sample['query']>> = {
    '/flights/search': { query: '-originOrDestination KJFK' },
    '/flights/search/positions': { query: '{range alt 100 450}' },
    '/flights/search/count': { query: '-origin KJFK' },
    '/flights/search/advanced': { query: '{> alt 100}' },
    '/airports/nearby': { latitude: '40.7', longitude: '-74', radius: '50' },
    '/airports/{id}/nearby': { radius: '50' },
  }
  const gets = flightaware.routes.filter(({ method }) => method === 'GET')

  it.each(gets.map((route) => [route.path, route] as const))(
    'answers %s with the documented members',
    async (path, route) => {
      const isOfFlight = path.includes('/flights/{')
      const ident = path.endsWith('/canonical') ? 'DAL84' : id
      const params = {
        id: isOfFlight ? id : path.includes('operators') || path.includes('entity') ? 'DAL' : 'KJFK',
        ident,
        dest_id: 'KLAX',
        registration: 'N101DL',
        entity_type: 'airline',
      }
      const isPast = path.startsWith('/history/') && !isOfFlight && !path.includes('aircraft')
      const compared = await compare(standIn, flightaware, route, {
        params,
        query: { ...(isPast ? span : {}), ...queries[path] },
      })
      expect(compared).toEqual({ path, status: 200, differences: [] })
    },
  )
})

describe('the stand-in of fare search', () => {
  let standIn: RunningStandIn
  beforeAll(async () => {
    standIn = await startStandIn((app) => faresearchStandIn(app, { world, key: 'a key' }))
  })
  afterAll(() => standIn?.stop())

  it('answers fares with the documented members', async () => {
    const [route] = serpapi.routes
    if (!route) throw new Error('SerpApi has a route')
    const trip = { departure_id: 'JFK', arrival_id: 'LHR', outbound_date: '2027-01-05', return_date: '2027-01-12' }
    const query = { engine: 'google_flights', api_key: serpapi.key, ...trip }
    expect(await compare(standIn, serpapi, route, { query })).toEqual({ path: '/search', status: 200, differences: [] })
  })
})

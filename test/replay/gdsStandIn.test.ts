import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rememberedOrders } from '../../stand-ins/gds/orders.ts'
import { gdsStandIn } from '../../stand-ins/gds/standIn.ts'
import { openTravelWorld } from '../../stand-ins/worlds/travel/world.ts'
import { type RunningStandIn, startStandIn } from '../../subgraphs/kit/upstream/standIn.ts'
import { amadeus } from './companies/amadeus.ts'
import { lacking } from './sameForm.ts'
import { type ReplayServer, startReplay } from './server.ts'

// The stand-in of the distribution company answers the requests that Amadeus documents, in the documented types.

const now = new Date()
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Members that the stand-in has no values for, or has only for some rows. */
const LEFT_OUT = /( is missing|\[\] is empty)$/

const airports = { originLocationCode: 'JFK', destinationLocationCode: 'LHR' }
const bound = { id: '1', ...airports }
const travelers = [{ id: '1', travelerType: 'ADULT' }]
const criteria = { travelers, sources: ['GDS'] }
const hotels = `/v1/reference-data/locations/hotels`

/** Reads without a body. */
const READS = [
  '/v1/reference-data/locations?subType=AIRPORT,CITY&keyword=MUC',
  '/v1/reference-data/locations/airports?latitude=51.57285&longitude=-0.44161',
  '/v1/reference-data/locations/cities?keyword=PARIS&include=AIRPORTS',
  '/v1/reference-data/airlines?airlineCodes=BA,LH',
  '/v1/airline/destinations?airlineCode=BA&max=5',
  '/v1/airport/direct-destinations?departureAirportCode=MUC&max=5',
  '/v1/reference-data/recommended-locations?cityCodes=PAR&travelerCountryCode=FR',
  `/v2/shopping/flight-offers?${new URLSearchParams({ ...airports, departureDate: day(30), adults: '1', max: '3' })}`,
  `/v2/reference-data/urls/checkin-links?airlineCode=BA`,
  `${hotels}/by-city?cityCode=PAR&radius=20`,
  `${hotels}/by-geocode?latitude=48.8566&longitude=2.3522&radius=10`,
  '/v1/reference-data/locations/hotel?keyword=PARI&subType=HOTEL_GDS&subType=HOTEL_LEISURE',
  '/v1/shopping/activities?latitude=41.397&longitude=2.16&radius=5',
  '/v1/shopping/activities/by-square?north=41.5&west=2&south=41.2&east=2.4',
] as const

/** Reads with a body. */
const SEARCHES = [
  [
    '/v2/shopping/flight-offers',
    { ...criteria, originDestinations: [{ ...bound, departureDateTimeRange: { date: day(30) } }] },
  ],
  [
    '/v1/shopping/availability/flight-availabilities',
    { ...criteria, originDestinations: [{ ...bound, departureDateTime: { date: day(30) } }] },
  ],
  [
    '/v1/shopping/transfer-offers',
    {
      startLocationCode: 'CDG',
      endCityName: 'Paris',
      endCountryCode: 'FR',
      endAddressLine: '5 Kit Avenue',
      endGeoCode: '48.859466,2.2976965',
      startDateTime: `${day(30)}T10:00:00`,
      passengers: 2,
    },
  ],
] as const

interface Answer {
  readonly status: number
  readonly body: unknown
}

describe('the stand-in of the distribution company', () => {
  let company: ReplayServer
  let standIn: RunningStandIn
  beforeAll(async () => {
    company = await startReplay(amadeus)
    const world = openTravelWorld({ seed: 'test', now: () => now })
    standIn = await startStandIn((app) => gdsStandIn(app, { world, orders: rememberedOrders(), key: 'a key' }))
  })
  afterAll(async () => {
    await standIn?.stop()
    await company?.close()
  })

  async function tokenAt(base: string): Promise<string> {
    const [client = '', secret = ''] = amadeus.key.split(':')
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: client, client_secret: secret })
    const answer = await fetch(`${base}/v1/security/oauth2/token`, { method: 'POST', body })
    return ((await answer.json()) as { readonly access_token: string }).access_token
  }

  async function send(base: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(base + path, {
      headers: {
        authorization: `Bearer ${await tokenAt(base)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'x-http-method-override': 'GET' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }

  async function compare(path: string, body?: unknown) {
    const documented = await send(company.url, path, body)
    const own = await send(standIn.url, path, body)
    const differences = lacking(documented.body, own.body).filter((one) => !LEFT_OUT.test(one))
    return { faults: company.asked.at(-1)?.faults, statuses: [documented.status, own.status], differences }
  }

  const same = { faults: [], statuses: [200, 200], differences: [] }

  it.each(READS)('answers %s in the documented types', async (path) => {
    expect(await compare(path)).toEqual(same)
  })

  it.each(SEARCHES)('answers POST %s in the documented types', async (path, body) => {
    expect(await compare(path, body)).toEqual(same)
  })

  it('answers offers and ratings of a hotel in the documented types', async () => {
    const { body } = await send(standIn.url, `${hotels}/by-city?cityCode=PAR&radius=20`)
    const ids = (body as { readonly data: readonly { readonly hotelId: string }[] }).data.map(({ hotelId }) => hotelId)
    const some = ids.slice(0, 20).join(',')
    expect(await compare(`/v3/shopping/hotel-offers?hotelIds=${some}&adults=1&checkInDate=${day(40)}`)).toEqual(same)
    expect(await compare(`/v2/e-reputation/hotel-sentiments?hotelIds=${some}`)).toEqual(same)
  })

  it('refuses a request without a token, and a path that it does not have, as the company does', async () => {
    const path = '/v1/reference-data/airlines?airlineCodes=BA'
    for (const base of [company.url, standIn.url]) {
      const refused = await fetch(base + path)
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ errors: [{ status: 401, title: 'Invalid access token' }] })
      expect(await send(base, '/v1/nowhere')).toMatchObject({
        status: 404,
        body: { errors: [{ status: 404, code: 38196 }] },
      })
    }
  })
})

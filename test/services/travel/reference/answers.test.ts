import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { rowOf } from '../../../contract/facts.ts'
import { send } from '../../../contract/requests.ts'

interface Location {
  readonly subType: string
  readonly id?: string
  readonly name: string
  readonly iataCode: string
  readonly geoCode?: { readonly latitude: number; readonly longitude: number }
  readonly address: { readonly cityCode?: string; readonly countryCode?: string }
  readonly distance?: { readonly value: number }
}
interface Page<Item> {
  readonly meta: { readonly count: number; readonly links: Readonly<Record<string, string>> }
  readonly data: readonly Item[]
}

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

describe('places', () => {
  it('are found by code before all others, and by the beginning of a word', async () => {
    const { data } = await call<Page<Location>>('SearchLocations', { subType: 'AIRPORT,CITY', keyword: 'muc' })
    expect(
      data
        .slice(0, 2)
        .map(({ id }) => id)
        ?.sort(),
    ).toEqual(['AMUC', 'CMUC'])
    const kennedy = await call<Page<Location>>('SearchLocations', { subType: 'AIRPORT', keyword: 'Kennedy' })
    expect(kennedy.data.map(({ iataCode }) => iataCode)).toEqual(['JFK'])
  })

  it('come in pages that meet, each linked to the next', async () => {
    const query = { subType: 'AIRPORT', keyword: 'united states', 'page[limit]': '20' }
    const first = await call<Page<Location>>('SearchLocations', query)
    const second = await call<Page<Location>>('SearchLocations', { ...query, 'page[offset]': '20' })
    expect(first.meta.count).toBeGreaterThan(40)
    expect(second.meta.count).toBe(first.meta.count)
    expect(new Set([...first.data, ...second.data].map(({ iataCode }) => iataCode)).size).toBe(40)
    expect(first.meta.links).not.toHaveProperty('previous')
    const next = new URL(first.meta.links.next ?? '')
    expect(next.origin).toBe(new URL(answering.tollgraph.url).origin)
    expect(Object.fromEntries(next.searchParams)).toMatchObject({ 'page[offset]': '20', keyword: 'united states' })
  })

  it('tell less in the light view', async () => {
    const { data } = await call<Page<Location>>('SearchLocations', { subType: 'CITY', keyword: 'Paris', view: 'LIGHT' })
    expect(data[0]).toMatchObject({ iataCode: 'PAR' })
    expect(data[0]).not.toHaveProperty('geoCode')
  })

  it('are found around a point, by distance or by relevance', async () => {
    const point = { latitude: '51.47', longitude: '-0.45', radius: '100' }
    const near = await call<Page<Location>>('NearbyAirports', { ...point, sort: 'distance' })
    expect(near.data[0]?.iataCode).toBe('LHR')
    const distances = near.data.map(({ distance }) => distance?.value ?? 0)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(100)
    const relevant = await call<Page<Location>>('NearbyAirports', point)
    expect(relevant.data.map(({ iataCode }) => iataCode).sort()).toEqual(
      near.data.map(({ iataCode }) => iataCode).sort(),
    )
  })

  it('are cities by name, with their airports on demand', async () => {
    const plain = await call<Page<Location> & { included?: unknown }>('SearchCities', { keyword: 'LONDON' })
    expect(plain).not.toHaveProperty('included')
    const { included } = await call<{ included: { airports: Record<string, { iataCode: string }> } }>('SearchCities', {
      keyword: 'LONDON',
      include: 'AIRPORTS',
    })
    expect(Object.keys(included.airports).sort()).toEqual(['ALCY', 'ALGW', 'ALHR', 'ASTN'])
  })
})

describe('airlines', () => {
  it('are found by either code', async () => {
    const { data } = await call<Page<{ iataCode: string }>>('Airlines', { airlineCodes: 'BA,DLH,ZZ' })
    expect(data.map(({ iataCode }) => iataCode)).toEqual(['BA', 'LH'])
  })

  it('fly where the airports that they fly from are left for', async () => {
    const ofAirline = await call<Page<Location>>('AirlineRoutes', { airlineCode: 'BA', arrivalCountryCode: 'US' })
    const ofAirport = await call<Page<Location>>('AirportRoutes', {
      departureAirportCode: 'LHR',
      arrivalCountryCode: 'US',
    })
    expect(ofAirline.meta.count).toBeGreaterThan(3)
    for (const { address } of ofAirline.data) expect(address.countryCode).toBe('US')
    const fromHeathrow = new Set(ofAirport.data.map(({ iataCode }) => iataCode))
    expect(ofAirline.data.filter(({ iataCode }) => fromHeathrow.has(iataCode)).length).toBeGreaterThan(3)
    const two = await call<Page<Location>>('AirlineRoutes', { airlineCode: 'BA', arrivalCountryCode: 'US', max: '2' })
    const codes = ({ data }: Page<Location>) => data.map(({ iataCode }) => iataCode)
    expect(codes(two)).toEqual(codes(ofAirline).slice(0, 2))
  })

  it('have flights for sale to where they fly', async () => {
    const { data } = await call<Page<Location>>('AirportRoutes', { departureAirportCode: 'MUC', max: '1' })
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const offers = await call<Page<unknown>>('SearchFlights', {
      originLocationCode: 'MUC',
      destinationLocationCode: data[0]?.iataCode ?? '',
      departureDate: soon,
      adults: '1',
      nonStop: 'true',
      max: '1',
    })
    expect(offers.meta.count).toBe(1)
  })
})

describe('recommendations', () => {
  it('are free, and name other cities, the best first', async () => {
    const { data } = await call<Page<{ iataCode: string; relevance: number }>>('RecommendedDestinations', {
      cityCodes: 'PAR,ROM',
      travelerCountryCode: 'DE',
      destinationCountryCodes: 'ES,IT,GR',
    })
    expect(data.map(({ iataCode }) => iataCode)).not.toContain('ROM')
    const relevances = data.map(({ relevance }) => relevance)
    expect(relevances.length).toBeGreaterThan(2)
    expect(relevances).toEqual([...relevances].sort((a, b) => b - a))
  })
})

it.each([
  ['SearchLocations', { subType: 'CITY', keyword: 'xyzzy' }],
  ['NearbyAirports', { latitude: '-60', longitude: '-150' }],
  ['Airlines', { airlineCodes: 'ZZ' }],
  ['AirlineRoutes', { airlineCode: 'ZZ' }],
  ['AirportRoutes', { departureAirportCode: 'XXX' }],
  ['SearchCities', { keyword: 'xyzzy', include: 'AIRPORTS' }],
])('%s costs nothing where nothing is found', async (operation, input) => {
  const { tollgraph, wallet } = answering
  const row = rowOf(operation)
  const before = await wallet.balance()
  const challenge = await send(tollgraph, row, row.sample)
  const response = await send(tollgraph, row, input, await wallet.paymentHeaders(challenge))
  expect(await response.json()).toMatchObject({ meta: { count: 0 }, data: [] })
  expect(await wallet.balance()).toBe(before)
})

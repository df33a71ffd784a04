import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenProvider, openProvider } from '../../subgraphs/kit/upstream/provider.ts'
import { get } from '../../subgraphs/kit/upstream/request.ts'
import { aviationWeatherPort } from '../../subgraphs/travel/providers/aviationWeather/port.ts'
import { aviationWeatherProvider } from '../../subgraphs/travel/providers/aviationWeather/provider.ts'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet } from '../support/wallet.ts'
import { aviationWeather, NOW } from './companies/aviationWeather.ts'
import { describeConformance } from './conformance.ts'
import { type ReplayServer, startReplay } from './server.ts'

describeConformance(
  aviationWeather,
  (url) => ({ SERVICES: 'travel', PROVIDERS: 'aviationweather', AVIATIONWEATHER_URL: url }),
  [
    {
      operation: 'TrackingAirportWeatherObservations',
      input: { id: 'KJFK' },
      has: ['SLP113', 29.87, 'in Hg', 'FEW011', '-RA', 'Overcast skies', 21],
      empty: { status: 200 },
      odd: { has: ['SLP113'] },
    },
    {
      operation: 'TrackingAirportWeatherForecast',
      input: { id: 'KJFK' },
      has: ['FM261800 28009G18KT', '28009G18KT', 'BKN020CB', '+TSRA', 'overcast', 'temporary'],
      empty: { status: 404 },
      odd: { has: ['28009G18KT'] },
    },
  ],
)

describe('weather by FlightAware and AviationWeather', () => {
  let company: ReplayServer
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    company = await startReplay(aviationWeather)
    tollgraph = await startTollgraph({
      SERVICES: 'travel',
      PROVIDERS: 'flightaware,aviationweather',
      FLIGHTAWARE_URL: 'http://127.0.0.1:9',
      FLIGHTAWARE_KEY: 'a key',
      AVIATIONWEATHER_URL: company.url,
    })
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await company?.close()
  })

  it('while FlightAware does not answer, AviationWeather does, and the answer names it', async () => {
    const wallet = await makeWallet(tollgraph)
    const row = rowOf('TrackingAirportWeatherForecast')
    const { url, init } = requestOf(tollgraph, row, { ...row.sample, id: 'KJFK' })
    const answer = await wallet.pay(url, init)
    expect([answer.status, answer.headers.get('x-data-provider')]).toEqual([200, 'aviationweather'])
    expect(await answer.json()).toMatchObject({ airport_code: 'KJFK' })
  })
})

describe('weather by AviationWeather', () => {
  let company: ReplayServer
  let open: OpenProvider
  beforeAll(async () => {
    company = await startReplay(aviationWeather)
    open = await openProvider(
      { ...aviationWeatherProvider, adapt: (client) => aviationWeatherPort(client, () => NOW * 1000) },
      { url: company.url },
      { kind: 'live', register() {} },
      { timeoutMs: 2_000, log: pino({ level: 'silent' }) },
    )
  })
  beforeEach(() => {
    company.asked.length = 0
  })
  afterAll(async () => {
    await open?.stop()
    await company?.close()
  })

  async function ask<Body>(path: string, query = {}): Promise<Body> {
    const { body } = await open.upstream.for({ origin: null }).request(get(path, query))
    expect(company.asked.flatMap(({ faults }) => faults)).toEqual([])
    return body as Body
  }
  interface Page {
    readonly links: { readonly next: string } | null
    readonly observations: readonly Readonly<Record<string, unknown>>[]
  }
  const observations = (code: string, query = {}) => ask<Page>(`/airports/${code}/weather/observations`, query)
  /** Hours from now of a page's first and last report. */
  const spanOf = ({ observations: list }: Page) =>
    [list[0], list.at(-1)].map((one) => (Date.parse(String(one?.time)) / 1000 - NOW) / 3_600)
  const cursorOf = ({ links }: Page) => new URLSearchParams(links?.next.split('?')[1]).get('cursor')

  it('a report in metric units keeps them, and a variable wind has no direction', async () => {
    const page = await observations('EGLL')
    expect(page.observations[0]).toMatchObject({
      airport_code: 'EGLL',
      cloud_friendly: 'Sky obscured',
      clouds: [{ altitude: 200, symbol: 'VV002', type: 'VV' }],
      conditions: 'FG',
      pressure: 1024,
      pressure_units: 'mb',
      relative_humidity: 100,
      visibility: 400,
      visibility_units: 'meters',
      wind_direction: 0,
      wind_friendly: 'Light breeze, variable',
      wind_speed: 2,
      wind_speed_gust: 0,
    })
  })

  it('what a report leaves out is null, and a clear sky is one', async () => {
    const page = await observations('LEMD', { temperature_units: 'Fahrenheit' })
    expect(page.observations[0]).toMatchObject({
      cloud_friendly: 'Clear skies',
      clouds: [{ altitude: null, symbol: 'CAVOK', type: 'CLR' }],
      conditions: null,
      temp_air: 31,
      temp_dewpoint: 21,
      visibility: 9999,
      visibility_units: 'meters',
      wind_friendly: 'Calm',
    })
  })

  it('a page has 15 reports, and the next one goes on where it ended', async () => {
    const first = await observations('KJFK', { max_pages: 1 })
    expect([first.observations.length, ...spanOf(first)]).toEqual([15, 0, -14])
    const next = await observations('KJFK', { max_pages: 2, cursor: cursorOf(first) })
    expect([next.observations.length, ...spanOf(next)]).toEqual([30, -15, -44])
  })

  it('the reports of a day before a time end with that day', async () => {
    const timestamp = new Date((NOW - 48 * 3_600) * 1000).toISOString()
    const all = await observations('KJFK', { timestamp, max_pages: 2 })
    expect(spanOf(all)).toEqual([-49, -71])
    expect(all.links).toBeNull()
  })

  it('a time that is too old, or a cursor of another company, is a bad argument', async () => {
    await expect(observations('KJFK', { timestamp: '2026-11-01T00:00:00Z' })).rejects.toMatchObject({ status: 400 })
    await expect(observations('KJFK', { cursor: 'f3a' })).rejects.toMatchObject({ status: 400 })
    expect(company.asked).toEqual([])
  })

  it('an airport without reports has those of the nearest station within 30 miles, if they are wanted', async () => {
    expect((await observations('KLGA')).observations).toEqual([])
    const near = await observations('KLGA', { return_nearby_weather: true })
    expect(near.observations[0]).toMatchObject({ airport_code: 'KJFK' })
    expect((await observations('EGCC', { return_nearby_weather: true })).observations).toEqual([])
  })

  it('a forecast has a line for each of its parts, with the words of its text', async () => {
    const forecast = await ask('/airports/KJFK/weather/forecast', {
      timestamp: new Date((NOW + 3_600) * 1000).toISOString(),
    })
    expect(forecast).toMatchObject({
      airport_code: 'KJFK',
      raw_forecast: [
        'TAF KJFK 261120Z 2612/2712 05014KT P6SM OVC012',
        'FM261800 28009G18KT 1 1/2SM BKN020CB',
        'PROB30 TEMPO 2620/2622 1/2SM +TSRA',
      ],
      decoded_forecast: {
        start: '2026-11-26T12:00:00.000Z',
        end: '2026-11-27T12:00:00.000Z',
        lines: [
          {
            type: 'forecast',
            winds: { symbol: '05014KT', direction: '50', speed: 14, units: 'KT', peak_gusts: null },
            visibility: { symbol: 'P6SM', visibility: '6+', units: 'SM' },
            clouds: [{ symbol: 'OVC012', coverage: 'overcast', altitude: '1200', special: null }],
          },
          {
            type: 'from',
            winds: { symbol: '28009G18KT', peak_gusts: 18 },
            visibility: { symbol: '1 1/2SM', visibility: '1.5' },
            clouds: [{ symbol: 'BKN020CB', coverage: 'broken', special: 'CB' }],
          },
          { type: 'temporary', winds: null, significant_weather: '+TSRA', visibility: { symbol: '1/2SM' }, clouds: [] },
        ],
      },
    })
  })

  it('the probe is a documented request, and knows a documented answer from another', async () => {
    const { probe } = aviationWeatherProvider
    const answer = await fetch(`${company.url}/api/data/metar?ids=KJFK&format=json`)
    expect(probe?.request).toMatchObject({ path: '/api/data/metar', query: { ids: 'KJFK', format: 'json' } })
    expect(probe?.check(await answer.json())).toBeNull()
    expect(probe?.check(null)).toMatch(/no list of reports/)
  })
})

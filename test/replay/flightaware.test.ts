import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openProvider } from '../../subgraphs/kit/upstream/provider.ts'
import { get } from '../../subgraphs/kit/upstream/request.ts'
import { trackingProvider, weatherOver } from '../../subgraphs/travel/providers/tracking.ts'
import { flightaware } from './companies/flightaware.ts'
import { type ConformanceCase, describeConformance } from './conformance.ts'
import { startReplay } from './server.ts'

const FLIGHT = ['QLL7104', 'QLL7104-1795172400-schedule-0042', 'A359', 'KJFK']
const STATUS = [...FLIGHT, 'En Route / On Time', '2026-11-26T06:18:00', 'G-QLLA']
const POSITION = [487, 51.27, -31.4]

/** A list of which one row is odd, and which may be empty. */
const list = (operation: string, has: ConformanceCase['has'], odd: string | number): ConformanceCase => ({
  operation,
  has,
  empty: { status: 200 },
  odd: { has: [odd] },
})
const one = (operation: string, has: ConformanceCase['has'], empty: ConformanceCase['empty'] = null) => ({
  operation,
  has,
  empty,
})
/** An hour so many hours from now. */
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const flights = (operation: string) => list(operation, STATUS, 'G-QLLA')

describeConformance(flightaware, (url, key) => ({ FLIGHTAWARE_URL: url, FLIGHTAWARE_KEY: key }), [
  list('TrackingFlightsSearch', [...FLIGHT, ...POSITION], 'QLL7104'),
  list('TrackingFlightsSearchPositions', POSITION, 487),
  one('TrackingFlightsSearchCount', [42]),
  list('TrackingFlightsSearchAdvanced', [...FLIGHT, ...POSITION], 'QLL7104'),
  flights('TrackingFlight'),
  one('TrackingFlightCanonical', ['QLL7104', 'designator'], { status: 200 }),
  one('TrackingFlightPosition', [...FLIGHT, ...POSITION]),
  one('TrackingFlightTrack', POSITION, { status: 404 }),
  one('TrackingFlightRouteInfo', ['3451 sm', 'HAPIE', 83.5], { status: 404 }),
  list('TrackingAirports', ['KJFK'], 'KJFK'),
  list('TrackingAirportsNearby', ['LaGuardia', 9, 'NW'], 'LaGuardia'),
  list('TrackingAirportsDelays', ['low ceilings', 2700, 'yellow'], 'low ceilings'),
  one('TrackingAirport', ['John F Kennedy Intl', 'America/New_York']),
  one('TrackingAirportCanonical', ['KJFK', 'icao']),
  list('TrackingAirportNearby', ['LaGuardia', 'NW'], 'LaGuardia'),
  one('TrackingAirportDelays', ['low ceilings', 2700]),
  flights('TrackingAirportFlights'),
  flights('TrackingAirportArrivals'),
  flights('TrackingAirportDepartures'),
  flights('TrackingAirportScheduledDepartures'),
  flights('TrackingAirportScheduledArrivals'),
  flights('TrackingAirportFlightsTo'),
  one('TrackingAirportFlightCounts', [18, 71, 340, 402]),
  list(
    'TrackingAirportWeatherObservations',
    ['Overcast', 29.87, 'KJFK 260351Z 04012KT 6SM OVC011 07/05 A2987'],
    'Overcast',
  ),
  one('TrackingAirportWeatherForecast', ['KJFK 252320Z 2600/2706 05014KT P6SM OVC012', 'greater than 6'], {
    status: 404,
  }),
  list('TrackingAirportRoutes', ['DEEZZ5 CANDR J60', '2475 sm', 17], 'DEEZZ5 CANDR J60'),
  flights('TrackingHistoryFlight'),
  one('TrackingHistoryTrack', POSITION, { status: 404 }),
  one('TrackingHistoryRouteInfo', ['HAPIE']),
  flights('TrackingHistoryAirportArrivals'),
  flights('TrackingHistoryAirportDepartures'),
  flights('TrackingHistoryAirportFlightsTo'),
  one('TrackingHistoryAircraftLastFlight', STATUS),
  flights('TrackingHistoryOperatorFlights'),
  list('TrackingDisruptionCounts', ['Delta Air Lines', 231, 9120], 'Delta Air Lines'),
  one('TrackingDisruptionCount', ['Delta Air Lines', 14, 1890]),
  {
    ...one('TrackingFlightIntent', [true]),
    input: { aircraft_type: 'A359', origin: 'KJFK', destination: 'EGLL', intended_off: at(2), intended_on: at(9) },
  },
  ...['TrackingFlightMap', 'TrackingHistoryMap'].map((operation) => ({
    operation,
    input: { layer_on: 'US Cities,radar', bounding_box: '52,-75,40,0' },
    has: ['PNG'],
    empty: null,
  })),
])

it('weather goes through the client of flight tracking, so that both count towards one limit', async () => {
  const company = await startReplay(flightaware)
  const standIn = { kind: 'live' as const, register() {} }
  const options = { timeoutMs: 2_000, log: pino({ level: 'silent' }) }
  const access = { url: company.url, key: flightaware.key, perMinute: 1 }
  const tracking = await openProvider(trackingProvider, access, standIn, options)
  const weather = await openProvider(weatherOver(tracking.upstream), access, standIn, options)
  onTestFinished(async () => {
    await weather.stop()
    await tracking.stop()
    await company.close()
  })
  await tracking.upstream.for({ origin: null }).request(get('/airports/KJFK'))
  const second = weather.upstream.for({ origin: null }).request(get('/airports/KJFK/weather/forecast'))
  await expect(second).rejects.toMatchObject({ status: 503 })
  expect(company.asked).toHaveLength(1)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { rowOf } from '../../../contract/facts.ts'
import { requestOf, urlOf } from '../../../contract/requests.ts'
import { json, makeWallet } from '../../../support/wallet.ts'

interface Links {
  readonly links: { readonly next: string } | null
  readonly num_pages: number
}
interface Place {
  readonly latitude: number
  readonly longitude: number
}
interface Position extends Place {
  readonly tracking_flight_id: string
  readonly altitude: number
  readonly altitude_change: string
  readonly groundspeed: number
  readonly timestamp: string
  readonly update_type: string
}
interface AirportRef {
  readonly code: string
}
interface InFlight {
  readonly ident: string
  readonly tracking_flight_id: string
  readonly aircraft_type: string
  readonly origin: AirportRef
  readonly destination: AirportRef
  readonly last_position: Position
  readonly bounding_box: readonly number[]
}
interface Status {
  readonly ident: string
  readonly ident_iata: string
  readonly tracking_flight_id: string
  readonly inbound_tracking_flight_id: string | null
  readonly registration: string
  readonly operator: string
  readonly cancelled: boolean
  readonly status: string
  readonly route: string
  readonly route_distance: number
  readonly departure_delay: number
  readonly progress_percent: number | null
  readonly origin: AirportRef
  readonly destination: AirportRef
  readonly scheduled_out: string
  readonly scheduled_off: string
  readonly estimated_off: string | null
  readonly actual_out: string | null
  readonly actual_off: string | null
  readonly actual_on: string | null
}
interface Disruption {
  readonly cancellations: number
  readonly delays: number
  readonly total: number
  readonly entity_id: string
}

/** The clock stands still, so that all answers tell of the same moment. */
const NOW = new Date('2026-11-20T15:00:00Z')
const BUSY = 'KATL'

let answering: Answering
const call: Answering['call'] = (operation, input) => answering.call(operation, input)
const costOf: Answering['costOf'] = (run) => answering.costOf(run)

/** A flight that is in the air, away from both of its airports. */
let airborne: InFlight

beforeAll(async () => {
  answering = await startAnswering(['travel'], { now: () => NOW })
  const body = await call<Links & { flights: InFlight[] }>('TrackingFlightsSearchAdvanced', {
    query: `{orig_or_dest {${BUSY}}} {false arrived} {> alt 300}`,
    max_pages: 2,
  })
  airborne = body.flights[0] ?? expect.fail('Nothing is in the air')
})
afterAll(() => answering?.stop())

/** Sends a request of a row with payment, and hands back the whole response. */
async function respond(operation: string, input: Record<string, unknown>): Promise<Response> {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), input)
  return answering.wallet.pay(url, init)
}

/** Expects a refusal that costs nothing. */
async function expectFree(operation: string, input: Record<string, unknown>, status: number): Promise<string> {
  let text = ''
  const cost = await costOf(async () => {
    const response = await respond(operation, input)
    text = await response.text()
    expect(response.status, text).toBe(status)
  })
  expect(cost).toBe(0n)
  return text
}

describe('searching the sky', () => {
  it('finds as many flights as it counts, all of what was asked for', async () => {
    const query = '-type B77* -latlong "75 -170 10 20"'
    const { count } = await call<{ count: number }>('TrackingFlightsSearchCount', { query })
    const found = await call<Links & { flights: InFlight[] }>('TrackingFlightsSearch', { query, max_pages: 40 })
    expect(found.flights).toHaveLength(count)
    expect(count).toBeGreaterThan(0)
    expect(found.num_pages).toBe(Math.ceil(count / 15))
    expect(found.links).toBeNull()
    for (const { aircraft_type, last_position: at, bounding_box: box } of found.flights) {
      expect(aircraft_type).toMatch(/^B77/)
      expect(at.latitude).toBeGreaterThanOrEqual(10)
      expect(at.latitude).toBeLessThanOrEqual(75)
      const [top = 0, left = 0, bottom = 0, right = 0] = box
      expect(at.latitude <= top && at.latitude >= bottom).toBe(true)
      expect(at.longitude <= right && at.longitude >= left).toBe(true)
    }
  })

  it('goes on page by page with the cursor, and no flight comes twice', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    for (let page = 0; page < 3; page++) {
      const body: Links & { flights: InFlight[] } = await call('TrackingFlightsSearch', {
        query: '-filter airline',
        ...(cursor ? { cursor } : {}),
      })
      expect(body.flights).toHaveLength(15)
      expect(body.links?.next).toMatch(`${answering.tollgraph.url}/travel/api/flighttracking/flights/search?`)
      seen.push(...body.flights.map(({ tracking_flight_id: id }) => id))
      cursor = new URLSearchParams(body.links?.next.split('?')[1]).get('cursor')
    }
    expect(new Set(seen).size).toBe(45)
  })

  it('goes on by the link itself', async () => {
    const first = await call<Links>('TrackingAirports')
    const second = await answering.wallet.pay(first.links?.next ?? '')
    expect(second.status).toBe(200)
    const { airports } = (await second.json()) as { airports: { code: string; airport_info_url: string }[] }
    expect(airports).toHaveLength(15)
    const info = await answering.wallet.pay(airports[0]?.airport_info_url ?? '')
    expect(await info.json()).toMatchObject({ airport_code: airports[0]?.code })
  })

  it('finds positions, one of each flight where that is asked', async () => {
    const query = '{< alt 60} {range gs 140 260}'
    const body = await call<Links & { positions: Position[] }>('TrackingFlightsSearchPositions', {
      query,
      unique_flights: true,
      max_pages: 2,
    })
    expect(body.positions).toHaveLength(30)
    expect(new Set(body.positions.map(({ tracking_flight_id: id }) => id)).size).toBe(30)
    for (const { altitude, groundspeed } of body.positions) {
      expect(altitude).toBeLessThan(60)
      expect(groundspeed >= 140 && groundspeed <= 260).toBe(true)
    }
  })

  it('takes nothing for finding nothing', async () => {
    const cost = await costOf(async () => {
      const response = await respond('TrackingFlightsSearch', { query: '-idents NOBODY1' })
      expect(await response.json()).toEqual({ links: null, num_pages: 1, flights: [] })
      expect(response.status).toBe(200)
    })
    expect(cost).toBe(0n)
  })

  it.each([
    ['TrackingFlightsSearch', '-nothing x', 'is no key'],
    ['TrackingFlightsSearchCount', '-latlong "1 2 3"', 'four numbers'],
    ['TrackingFlightsSearchAdvanced', '{> alt high}', 'takes a number'],
    ['TrackingFlightsSearchPositions', '{orig_or_dest {KJFK}}', 'is no operator here'],
  ])('says what is wrong with a search to %s, for nothing', async (operation, query, says) => {
    expect(await expectFree(operation, { query }, 400)).toContain(says)
  })
})

describe('a flight', () => {
  it('has a status, a position, a track and a route that agree', async () => {
    const id = airborne.tracking_flight_id
    const { flights } = await call<{ flights: Status[] }>('TrackingFlight', { id })
    const [status = expect.fail('no status')] = flights
    expect(status).toMatchObject({ ident: airborne.ident, cancelled: false, actual_on: null, tracking_flight_id: id })
    expect(status.status).toMatch(/^En Route/)

    const position = await call<InFlight & Record<string, unknown>>('TrackingFlightPosition', { id })
    expect(position).toEqual(airborne)

    const { positions } = await call<{ positions: Position[] }>('TrackingFlightTrack', {
      id,
      include_estimated_positions: true,
    })
    expect(positions[0]?.timestamp).toBe(new Date(status.actual_off ?? '').toISOString())
    expect(positions.map(({ timestamp }) => timestamp)).toEqual(positions.map(({ timestamp }) => timestamp).toSorted())
    expect(positions[0]?.altitude_change).toBe('C')

    const route = await call<{ fixes: { name: string; distance_this_leg: number; distance_from_origin: number }[] }>(
      'TrackingFlightRouteInfo',
      { id },
    )
    const names = route.fixes.map(({ name }) => name)
    expect([names[0], names.at(-1)]).toEqual([status.origin.code, status.destination.code])
    expect(names.slice(1, -1).join(' ')).toBe(status.route)
    const length = route.fixes.reduce((sum, { distance_this_leg: leg }) => sum + leg, 0)
    expect(Math.abs(length - status.route_distance)).toBeLessThan(route.fixes.length * 0.1 + 1)
  })

  it('is found by flight number, by partner code, by registration and by id, the latest first', async () => {
    const byIdent = await call<{ flights: Status[] }>('TrackingFlight', { id: airborne.ident })
    const today = byIdent.flights.find(({ tracking_flight_id: id }) => id === airborne.tracking_flight_id)
    expect(today?.ident).toBe(airborne.ident)
    const outs = byIdent.flights.map(({ scheduled_out: out }) => out)
    expect(outs).toEqual(outs.toSorted().reverse())

    const byIata = await call<{ flights: Status[] }>('TrackingFlight', {
      id: today?.ident_iata,
      ident_type: 'designator',
    })
    expect(byIata.flights).toEqual(byIdent.flights)

    const registration = today?.registration ?? ''
    const byAircraft = await call<{ flights: Status[] }>('TrackingFlight', { id: registration, max_pages: 5 })
    expect(byAircraft.flights.map(({ tracking_flight_id: id }) => id)).toContain(airborne.tracking_flight_id)
    // An aircraft leaves from where it came to, in the order of time.
    const legs = byAircraft.flights.toReversed().filter(({ cancelled }) => !cancelled)
    for (const [index, leg] of legs.entries()) {
      if (index > 0) expect(leg.origin.code).toBe(legs[index - 1]?.destination.code)
    }
    expect(today?.inbound_tracking_flight_id).toBe(
      byAircraft.flights[
        byAircraft.flights.findIndex(({ tracking_flight_id: id }) => id === airborne.tracking_flight_id) + 1
      ]?.tracking_flight_id,
    )

    const last = await call<{ flights: Status[] }>('TrackingHistoryAircraftLastFlight', { registration })
    expect(last.flights[0]?.tracking_flight_id).toBe(
      byAircraft.flights.find(({ actual_out: out }) => out !== null)?.tracking_flight_id,
    )
  })

  it('is found by the literal path too, with its id in the query', async () => {
    const literal = `${answering.tollgraph.url}/travel/api/flighttracking/flights/id?id=${airborne.tracking_flight_id}`
    const response = await answering.wallet.pay(literal)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ flights: [{ ident: airborne.ident }] })
  })

  it('has canonical idents', async () => {
    expect(await call('TrackingFlightCanonical', { id: 'DL96' })).toEqual({
      idents: [{ ident: 'DAL96', ident_type: 'designator' }],
    })
    expect(await call('TrackingFlightCanonical', { id: 'DL96', country_code: 'US' })).toEqual({
      idents: [{ ident: 'DAL96', ident_type: 'designator' }],
    })
    expect(await expectNothing('TrackingFlightCanonical', { id: 'DL96', country_code: 'FR' })).toEqual({ idents: [] })
  })

  it('is unknown by ids that were never given, which costs nothing', async () => {
    const unknown = 'DAL96-1795209601-schedule-0000'
    await expectFree('TrackingFlightPosition', { id: unknown }, 404)
    await expectFree('TrackingFlightTrack', { id: unknown }, 404)
    await expectFree('TrackingHistoryRouteInfo', { id: unknown }, 404)
    await expectFree('TrackingFlightMap', { id: unknown }, 404)
    await expectFree('TrackingFlightPosition', { id: 'DAL96' }, 400)
  })

  it.each([
    [{ start: '2026-11-09' }, 'start'],
    [{ end: '2026-11-23' }, 'end'],
    [{ start: '2026-11-19', end: '2026-11-19' }, 'end'],
    [{ start: '2026-02-30' }, 'start'],
  ])('is refused with %j, which names the member', async (span, member) => {
    const body = JSON.parse(await expectFree('TrackingFlight', { id: 'DAL96', ...span }, 400)) as {
      issues: { path: string[] }[]
    }
    expect(body.issues[0]?.path).toEqual([member])
  })
})

/** Calls with payment and expects an answer that costs nothing. */
async function expectNothing(operation: string, input: Record<string, unknown>): Promise<unknown> {
  let body: unknown
  const cost = await costOf(async () => {
    const response = await respond(operation, input)
    expect(response.status).toBe(200)
    body = await response.json()
  })
  expect(cost).toBe(0n)
  return body
}

describe('a flight that is for sale', () => {
  it('is tracked: the same number, airports and times', async () => {
    interface Segment {
      readonly carrierCode: string
      readonly number: string
      readonly departure: { readonly iataCode: string; readonly at: string }
      readonly arrival: { readonly iataCode: string }
      readonly operating?: { readonly carrierCode?: string }
    }
    type Offers = { data: { itineraries: { segments: Segment[] }[] }[] }
    const { data } = await call<Offers>('SearchFlights', {
      originLocationCode: 'JFK',
      destinationLocationCode: 'LAX',
      departureDate: '2026-11-21',
      adults: 1,
      nonStop: true,
    })
    const segments = data.flatMap(({ itineraries }) => itineraries[0]?.segments ?? []).slice(0, 5)
    expect(segments.length).toBeGreaterThan(0)
    for (const { carrierCode, number, departure, arrival } of segments) {
      const { flights } = await call<{ flights: Status[] }>('TrackingFlight', {
        id: `${carrierCode}${number}`,
        ident_type: 'designator',
        start: '2026-11-21',
        end: '2026-11-22T12:00:00Z',
      })
      const local = flights.map(({ scheduled_out: out }) => localTime(out, 'America/New_York'))
      expect(local).toContain(departure.at)
      expect(flights[0]).toMatchObject({
        origin: { code_iata: departure.iataCode },
        destination: { code_iata: arrival.iataCode },
      })
    }
  })

  function localTime(moment: string, timeZone: string): string {
    return new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')
  }
})

describe('an airport', () => {
  it('is known by all its codes', async () => {
    const airport = await call('TrackingAirport', { id: 'JFK' })
    expect(airport).toMatchObject({ airport_code: 'KJFK', code_iata: 'JFK', timezone: 'America/New_York' })
    expect(airport.airport_flights_url).toBe(
      `${answering.tollgraph.url}/travel/api/flighttracking/airports/KJFK/flights`,
    )
    expect(await call('TrackingAirportCanonical', { id: 'JFK', id_type: 'iata' })).toEqual({
      airports: [{ id: 'KJFK', id_type: 'icao' }],
    })
    const all = await call<{ airports: { code: string }[] }>('TrackingAirports', { max_pages: 40 })
    expect(all.airports.map(({ code }) => code)).toContain('KJFK')
    await expectFree('TrackingAirport', { id: 'ZZZZ' }, 404)
  })

  it('has neighbours, the nearest first, within the radius', async () => {
    type Nearby = { airports: { airport_code: string; distance: number; direction: string }[] }
    const around = await call<Nearby>('TrackingAirportNearby', { id: 'KJFK', radius: 60 })
    expect(around.airports.map(({ airport_code: code }) => code)).toEqual(expect.arrayContaining(['KLGA', 'KEWR']))
    expect(around.airports.map(({ airport_code: code }) => code)).not.toContain('KJFK')
    const distances = around.airports.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(60)
    const near = await call<Nearby>('TrackingAirportsNearby', { latitude: 40.64, longitude: -73.78, radius: 1 })
    expect(near.airports).toMatchObject([{ airport_code: 'KJFK' }])
    const cost = await costOf(() => respond('TrackingAirportsNearby', { latitude: -50, longitude: -120, radius: 1 }))
    expect(cost).toBe(0n)
  })

  it('has lists of flights in their documented order, whose facts are those of the flights', async () => {
    const arrivals = await call<{ arrivals: Status[] }>('TrackingAirportArrivals', { id: BUSY })
    const departures = await call<{ departures: Status[] }>('TrackingAirportDepartures', { id: BUSY })
    const outgoing = await call<{ scheduled_departures: Status[] }>('TrackingAirportScheduledDepartures', { id: BUSY })
    const incoming = await call<{ scheduled_arrivals: Status[] }>('TrackingAirportScheduledArrivals', { id: BUSY })
    const landed = arrivals.arrivals.map(({ actual_on: on }) => on ?? '')
    expect(landed).toEqual(landed.toSorted().reverse())
    const left = departures.departures.map(({ actual_off: off }) => off ?? '')
    expect(left).toEqual(left.toSorted().reverse())
    const leaving = outgoing.scheduled_departures.map((one) => one.estimated_off ?? one.scheduled_off)
    expect(leaving).toEqual(leaving.toSorted())
    expect(arrivals.arrivals.every(({ destination }) => destination.code === BUSY)).toBe(true)
    expect(departures.departures.every(({ origin }) => origin.code === BUSY)).toBe(true)
    expect(incoming.scheduled_arrivals.every(({ actual_on: on }) => on === null)).toBe(true)

    const together = await call('TrackingAirportFlights', { id: BUSY })
    expect(together).toMatchObject({
      arrivals: arrivals.arrivals,
      departures: departures.departures,
      scheduled_arrivals: incoming.scheduled_arrivals,
      scheduled_departures: outgoing.scheduled_departures,
    })
    const [first = expect.fail('nobody left')] = departures.departures
    const { flights } = await call<{ flights: Status[] }>('TrackingFlight', { id: first.tracking_flight_id })
    expect(flights).toEqual([first])
  })

  it('counts as many flights in the air as the search does', async () => {
    const counts = await call('TrackingAirportFlightCounts', { id: BUSY })
    const from = await call<{ count: number }>('TrackingFlightsSearchCount', { query: `-origin ${BUSY}` })
    const to = await call<{ count: number }>('TrackingFlightsSearchCount', { query: `-destination ${BUSY}` })
    expect(counts).toMatchObject({ departed: from.count, enroute: to.count })
    const all: { scheduled_departures: Status[] } = await call('TrackingAirportScheduledDepartures', {
      id: BUSY,
      max_pages: 40,
    })
    expect(counts.scheduled_departures).toBe(all.scheduled_departures.filter(({ cancelled }) => !cancelled).length)
  })

  it('shows the flights of one airline, or of one kind, but not of both', async () => {
    const body = await call<{ departures: Status[] }>('TrackingAirportDepartures', { id: BUSY, airline: 'dl' })
    expect(new Set(body.departures.map(({ operator }) => operator))).toEqual(new Set(['DAL']))
    await expectFree('TrackingAirportDepartures', { id: BUSY, airline: 'DAL', type: 'Airline' }, 400)
    expect(await expectNothing('TrackingAirportDepartures', { id: BUSY, type: 'General_Aviation' })).toEqual({
      links: null,
      num_pages: 1,
      departures: [],
    })
  })

  it('is connected with others, nonstop or with one change', async () => {
    type Ways = { flights: { segments: Status[] }[] }
    const direct = await call<Ways>('TrackingAirportFlightsTo', { id: 'KJFK', dest_id: 'KLAX', connection: 'nonstop' })
    expect(direct.flights.length).toBeGreaterThan(0)
    for (const { segments } of direct.flights) {
      expect(segments).toMatchObject([{ origin: { code: 'KJFK' }, destination: { code: 'KLAX' } }])
    }
    const changing = await call<Ways>('TrackingAirportFlightsTo', {
      id: 'KJFK',
      dest_id: 'KLAX',
      connection: 'onestop',
    })
    for (const { segments } of changing.flights) {
      const [first, second] = segments
      expect(first?.destination.code).toBe(second?.origin.code)
      expect((first?.scheduled_out ?? '') < (second?.scheduled_out ?? '')).toBe(true)
    }
    const dated = { id: 'KJFK', dest_id: 'KLAX', start: '2026-11-19', connection: 'onestop' }
    await expectFree('TrackingAirportFlightsTo', dated, 400)
  })

  it('has routes to others, of which its flights are filed on one', async () => {
    type Routes = { routes: { route: string; count: number; last_departure_time: string }[] }
    const byCount = await call<Routes>('TrackingAirportRoutes', { id: 'KJFK', dest_id: 'KLAX' })
    const counts = byCount.routes.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const longer = await call<Routes>('TrackingAirportRoutes', { id: 'KJFK', dest_id: 'KLAX', max_file_age: '1 month' })
    expect(total(longer)).toBeGreaterThan(total(byCount))
    const { flights } = await call<{ flights: { segments: Status[] }[] }>('TrackingAirportFlightsTo', {
      id: 'KJFK',
      dest_id: 'KLAX',
      end: NOW.toISOString(),
    })
    const filed = byCount.routes.map(({ route }) => route)
    for (const { segments } of flights) expect(filed).toContain(segments[0]?.route)

    function total({ routes }: Routes): number {
      return routes.reduce((sum, { count }) => sum + count, 0)
    }
  })

  it('is late as a whole when its flights are', async () => {
    type Delay = { airport: string; color: string; delay_secs: number }
    const { delays } = await call<{ delays: Delay[] }>('TrackingAirportsDelays', { max_pages: 40 })
    const [worst = expect.fail('no airport is late')] = delays
    expect(await call('TrackingAirportDelays', { id: worst.airport })).toEqual(worst)
    const seconds = delays.map(({ delay_secs: delay }) => delay)
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a))
  })

  it('has weather whose text and members say the same', async () => {
    type Report = { raw_data: string; time: string; temp_air: number; wind_speed: number; conditions: string | null }
    const { observations } = await call<{ observations: Report[] }>('TrackingAirportWeatherObservations', {
      id: 'EGLL',
    })
    expect(observations).toHaveLength(15)
    for (const { raw_data: raw, time, temp_air: air, wind_speed: wind, conditions } of observations) {
      const day = time.replace(/^....-..-(..)T(..):(..):.*$/, '$1$2$3Z')
      expect(raw).toContain(`EGLL ${day} `)
      const [, sign = '', degrees = ''] = / (M?)(\d\d)\/M?\d\d /.exec(raw) ?? []
      expect(air).toBe(Number(degrees) * (sign ? -1 : 1) + 0)
      expect(Number(/ \d{3}(\d\d)(G\d\d)?KT /.exec(raw)?.[1])).toBe(wind)
      if (conditions) expect(raw).toContain(` ${conditions} `)
    }
    const before = observations[5]?.time ?? ''
    const earlier = await call<{ observations: Report[] }>('TrackingAirportWeatherObservations', {
      id: 'EGLL',
      timestamp: before,
      temperature_units: 'F',
    })
    expect(earlier.observations[0]?.raw_data).toBe(observations[5]?.raw_data)
    expect(earlier.observations[0]?.temp_air).toBe(Math.round(((observations[5]?.temp_air ?? 0) * 9) / 5 + 32))

    type Forecast = { raw_forecast: string[]; decoded_forecast: { lines: { winds: { symbol: string } }[] } }
    const { raw_forecast: raw, decoded_forecast: decoded } = await call<Forecast>('TrackingAirportWeatherForecast', {
      id: 'KJFK',
    })
    expect(raw).toHaveLength(decoded.lines.length)
    for (const [index, line] of raw.entries()) expect(line).toContain(` ${decoded.lines[index]?.winds.symbol} `)
  })
})

describe('disruptions', () => {
  it('add up, and one is that of the list', async () => {
    type Counts = Links & {
      entities: Disruption[]
      total_cancellations_worldwide: number
      total_delays_worldwide: number
    }
    for (const entity_type of ['airline', 'origin', 'destination']) {
      const all = await call<Counts>('TrackingDisruptionCounts', {
        entity_type,
        time_period: 'yesterday',
        max_pages: 40,
      })
      expect(sum(all.entities, 'cancellations')).toBe(all.total_cancellations_worldwide)
      expect(sum(all.entities, 'delays')).toBe(all.total_delays_worldwide)
      const [worst = expect.fail('nothing is disrupted')] = all.entities
      const one = await call('TrackingDisruptionCount', {
        entity_type,
        id: worst.entity_id,
        time_period: 'yesterday',
      })
      expect(one).toEqual(worst)
    }
  })

  it('are those of the flights', async () => {
    const { total, cancellations } = await call('TrackingDisruptionCount', {
      entity_type: 'airline',
      id: 'ICE',
      time_period: 'yesterday',
    })
    const { flights } = await call<{ flights: Status[] }>('TrackingHistoryOperatorFlights', {
      id: 'ICE',
      start: '2026-11-19',
      end: '2026-11-20',
      max_pages: 40,
    })
    expect(flights).toHaveLength(Number(total))
    expect(flights.filter(({ cancelled }) => cancelled)).toHaveLength(Number(cancellations))
  })

  function sum(entities: readonly Disruption[], member: 'cancellations' | 'delays'): number {
    return entities.reduce((all, one) => all + one[member], 0)
  }
})

describe('the past', () => {
  const DAY_OF_OLD = { start: '2012-02-01', end: '2012-02-02' }

  it('has the flights of a day, whose tracks end where they landed', async () => {
    const { arrivals } = await call<{ arrivals: Status[] }>('TrackingHistoryAirportArrivals', {
      id: BUSY,
      ...DAY_OF_OLD,
    })
    const { departures } = await call<{ departures: Status[] }>('TrackingHistoryAirportDepartures', {
      id: BUSY,
      ...DAY_OF_OLD,
    })
    expect(departures.every(({ actual_off: off }) => off?.startsWith('2012-02-01'))).toBe(true)
    const [landed = expect.fail('nobody landed')] = arrivals
    expect(landed.actual_on).toMatch(/^2012-02-01/)
    const { positions } = await call<{ positions: Position[] }>('TrackingHistoryTrack', {
      id: landed.tracking_flight_id,
    })
    expect(positions.at(-1)).toMatchObject({ timestamp: landed.actual_on, altitude_change: 'D', update_type: 'X' })
    const { fixes } = await call<{ fixes: (Place & { name: string })[] }>('TrackingHistoryRouteInfo', {
      id: landed.tracking_flight_id,
    })
    expect(fixes.at(-1)?.latitude).toBeCloseTo(positions.at(-1)?.latitude ?? 0, 3)
    const again = await call<{ flights: Status[] }>('TrackingHistoryFlight', { id: landed.ident, ...DAY_OF_OLD })
    const same = await call<{ flights: Status[] }>('TrackingHistoryFlight', { id: landed.tracking_flight_id })
    expect(same.flights).toEqual([landed])
    expect(await expectFree('TrackingFlightTrack', { id: landed.tracking_flight_id }, 400)).toContain('ask the history')
    expect(again.flights.every(({ ident }) => ident === landed.ident)).toBe(true)
    const { flights } = await call<{ flights: Status[] }>('TrackingHistoryAirportFlightsTo', {
      id: landed.origin.code,
      dest_id: BUSY,
      ...DAY_OF_OLD,
      max_pages: 5,
    })
    expect(flights.every(({ destination }) => destination.code === BUSY)).toBe(true)
  })

  it.each([
    ['TrackingHistoryFlight', { id: 'DAL96', start: '2010-12-31', end: '2011-01-02' }],
    ['TrackingHistoryFlight', { id: 'DAL96', start: '2012-02-01', end: '2012-02-09' }],
    ['TrackingHistoryOperatorFlights', { id: 'DAL', start: '2026-11-20', end: '2026-11-21' }],
    ['TrackingHistoryAirportArrivals', { id: 'KJFK', start: '2012-02-01', end: '2012-02-03' }],
  ])('refuses %s with %j, for nothing', async (operation, input) => {
    await expectFree(operation, input, 400)
  })
})

describe('the past of a flight number', () => {
  it('is its last week where no ends are given', async () => {
    const { flights } = await call<{ flights: Status[] }>('TrackingHistoryFlight', { id: 'DAL96' })
    expect(flights.length).toBeGreaterThan(0)
    const days = flights.map(({ scheduled_off: off }) => Date.parse(off) / 86_400_000)
    expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(8)
  })
})

describe('more pages than an answer has', () => {
  it('are answered with as many as it has, and a link to the others', async () => {
    const all = await call<Links & { airports: unknown[] }>('TrackingAirports', { max_pages: 1_000 })
    expect(all.airports.length).toBeGreaterThan(200)
    expect(all.links).toBeNull()
  })
})

describe('a map', () => {
  it('is a PNG of the size that was asked for, in REST and in GraphQL', async () => {
    const input = { id: airborne.tracking_flight_id, width: 320, height: 200, show_data_block: true }
    const response = await respond('TrackingFlightMap', input)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await response.arrayBuffer())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 200])

    const query = `{ trackedFlight(trackingId: "${input.id}") { map(width: 320, height: 200, showDataBlock: true) { map contentType url } } }`
    const answer = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
    const { data } = (await answer.json()) as {
      data: { trackedFlight: { map: { map: string; contentType: string; url: string } } }
    }
    expect(data.trackedFlight.map.contentType).toBe('image/png')
    expect(Buffer.from(data.trackedFlight.map.map, 'base64').equals(png)).toBe(true)
    const again = await answering.wallet.pay(data.trackedFlight.map.url)
    expect(Buffer.from(await again.arrayBuffer()).equals(png)).toBe(true)
  })

  it('shows layers and areas, and costs more of the past', async () => {
    const id = airborne.tracking_flight_id
    const plain = await respond('TrackingHistoryMap', { id, layer_off: 'track,water' })
    const boxed = await respond('TrackingHistoryMap', {
      id,
      layer_on: 'major airports,US Cities',
      bounding_box: '50,-65,25,-125',
    })
    const [one, two] = await Promise.all([plain.arrayBuffer(), boxed.arrayBuffer()])
    expect([plain.status, boxed.status]).toEqual([200, 200])
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false)
    expect(await costOf(() => respond('TrackingHistoryMap', { id, width: 50, height: 50 }))).toBe(280_000n)
    await expectFree('TrackingFlightMap', { id, bounding_box: '25,-65,50,-125' }, 400)
    await expectFree('TrackingFlightMap', { id, layer_on: 'sea' }, 400)
  })
})

describe('a flight intent', () => {
  const file = async (id: string, body: object) =>
    answering.wallet.pay(urlOf(answering.tollgraph, rowOf('TrackingFlightIntent'), { id }), json(body))

  it('is sent on and kept, with what is scheduled where the caller says nothing', async () => {
    const cost = await costOf(async () => {
      const response = await file('DAL96', { ident: 'DAL96', intent: 'Flies as scheduled' })
      expect(await response.json()).toEqual({ success: true })
      expect(response.status).toBe(200)
    })
    expect(cost).toBe(1_000n)
    const { rows } = await answering.tollgraph.backend.db.pool.query(
      'SELECT wallet, ident, intent, origin, destination, aircraft_type, intended_off FROM travel.flight_intent',
    )
    const { flights } = await call<{ flights: Status[] }>('TrackingFlight', { id: 'DAL96' })
    const next = flights.findLast(({ actual_off: off, cancelled }) => off === null && !cancelled)
    expect(rows).toEqual([
      {
        wallet: answering.wallet.address,
        ident: 'DAL96',
        intent: 'Flies as scheduled',
        origin: next?.origin.code,
        destination: next?.destination.code,
        aircraft_type: expect.any(String),
        intended_off: new Date(next?.scheduled_off ?? ''),
      },
    ])
  })

  it('is shown to the wallet that made it, and to no other', async () => {
    const query = '{ me { flightIntents(first: 5) { nodes { ident intent origin } pageInfo { hasNextPage } } } }'
    const response = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    const { data } = (await response.json()) as { data: { me: { flightIntents: { nodes: object[] } } } }
    expect(data.me.flightIntents).toEqual({
      nodes: [{ ident: 'DAL96', intent: 'Flies as scheduled', origin: expect.stringMatching(/^[A-Z]{4}$/) }],
      pageInfo: { hasNextPage: false },
    })
    const stranger = await makeWallet(answering.tollgraph)
    const theirs = await stranger.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    expect(await theirs.json()).toMatchObject({ data: { me: { flightIntents: { nodes: [] } } } })
  })

  it('is a node, which leads its wallet to the airports and shows others nothing', async () => {
    const list = '{ me { flightIntents(first: 1) { nodes { id } } } }'
    const listed = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query: list }))
    const { data } = (await listed.json()) as { data: { me: { flightIntents: { nodes: { id: string }[] } } } }
    const [{ id } = expect.fail('no intent')] = data.me.flightIntents.nodes
    const query = `{ node(id: "${id}") { id ... on FlightIntent { ident originAirport { icaoCode } destinationAirport { icaoCode } } } }`
    const own = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    expect(await own.json()).toMatchObject({
      data: {
        node: {
          id,
          ident: 'DAL96',
          originAirport: { icaoCode: expect.stringMatching(/^[A-Z]{4}$/) },
          destinationAirport: { icaoCode: expect.stringMatching(/^[A-Z]{4}$/) },
        },
      },
    })
    const stranger = await makeWallet(answering.tollgraph)
    const theirs = await stranger.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    expect(JSON.stringify(await theirs.json())).not.toContain('DAL96')
    const unsigned = await fetch(`${answering.tollgraph.url}/graphql`, json({ query }))
    expect(await unsigned.json()).toMatchObject({ errors: [{ extensions: { code: 'AUTHENTICATION_REQUIRED' } }] })
  })

  it('is refused without a plan, or with one that cannot be flown, for nothing', async () => {
    const intent = { ident: 'DAL9999', intent: 'A ferry flight' }
    const plan = { aircraft_type: 'B738', origin: 'KJFK', destination: 'KBOS' }
    const times = { intended_off: '2026-11-21T10:00:00Z', intended_on: '2026-11-21T11:00:00Z' }
    const wrong: [object, RegExp][] = [
      [{}, /aircraft_type/],
      [{ ...plan, ...times, intended_on: '2026-11-21T09:00:00Z' }, /intended_on/],
      [{ ...plan, intended_off: '2026-11-23T10:00:00Z', intended_on: '2026-11-23T11:00:00Z' }, /intended_off/],
      [{ ...plan, ...times, destination: 'KJFK' }, /another airport/],
      [{ ...plan, ...times, aircraft_type: 'XXXX' }, /aircraft_type XXXX is not known/],
    ]
    const cost = await costOf(async () => {
      for (const [one, says] of wrong) {
        const response = await file('DAL9999', { ...intent, ...one })
        expect(await response.text()).toMatch(says)
        expect(response.status).toBe(400)
      }
    })
    expect(cost).toBe(0n)
    expect((await file('DAL9999', { ...intent, ...plan, ...times })).status).toBe(200)
  })
})

it('has answered all its paths', () => {
  const left = answering.unanswered().filter((operation) => operation.startsWith('Tracking'))
  // Maps, which are no JSON, and announcements, which have members in path and body, have been called by hand.
  expect(left).toEqual(['TrackingFlightIntent', 'TrackingFlightMap', 'TrackingHistoryMap'])
})

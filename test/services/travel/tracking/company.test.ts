import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCompany, type TestCompany } from './support/company.ts'
import { POSITION, page, STATUS } from './support/payloads.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
let company: TestCompany

beforeAll(async () => {
  company = await startCompany(NOW)
})
afterAll(() => company?.stop())

const FLIGHT =
  '{ trackedFlights(ident: "XYZ12") { links { next } pageInfo { endCursor } edges { status { ident status type arrivalDelay scheduledOut origin { airportInfoUrl } destination { code } } } } }'

/** The cursor of an answered page. */
function cursorOf(data: Record<string, unknown> | null | undefined): string | undefined {
  const page = data?.trackedFlights as { readonly pageInfo: { readonly endCursor: string } } | undefined
  return page?.pageInfo.endCursor
}

describe('what the company is asked', () => {
  it('goes to its documented path, with the key and its words', async () => {
    await company.ask(
      `{ trackedFlights(ident: "XYZ12", identType: DESIGNATOR, start: "2026-11-19", end: "2026-11-20T06:00:00+01:00", first: 30, after: null) { numPages } }`,
      { body: page({ flights: [STATUS] }) },
    )
    expect(company.asked.at(-1)).toEqual({
      path: '/tracking/flights/XYZ12',
      key: 'the key',
      query: {
        ident_type: 'designator',
        start: '2026-11-19T00:00:00.000Z',
        end: '2026-11-20T05:00:00.000Z',
        max_pages: '2',
      },
    })
  })

  it.each([
    [
      'airport(code: "KIAH") { fact: scheduledArrivals(type: GENERAL_AVIATION)',
      '/airports/KIAH/flights/scheduled_arrivals',
      { type: 'General_Aviation' },
    ],
    [
      'airport(code: "iah") { fact: departures(airline: "xyz")',
      '/airports/KIAH/flights/departures',
      { airline: 'XYZ' },
    ],
    [
      'airport(code: "KIAH") { fact: flightsTo(destination: "JFK", start: "2026-11-19")',
      '/airports/KIAH/flights/to/KJFK',
      { connection: 'nonstop' },
    ],
    [
      'disruptionCounts(entityType: ORIGIN, timePeriod: MINUS_2_PLUS_12_HRS)',
      '/disruption_counts/origin',
      { time_period: 'minus2plus12hrs' },
    ],
    [
      'airport(code: "KIAH") { fact: filedRoutes(destination: "KJFK", sortBy: LAST_DEPARTURE_TIME)',
      '/airports/KIAH/routes/KJFK',
      { sort_by: 'last_departure_time', max_file_age: '2 weeks' },
    ],
    [
      'airport(code: "KIAH") { fact: observations(temperatureUnits: FAHRENHEIT, timestamp: "2026-11-20T10:00:00Z")',
      '/airports/KIAH/weather/observations',
      { temperature_units: 'Fahrenheit', timestamp: '2026-11-20T10:00:00.000Z' },
    ],
    [
      'airport(code: "KIAH") { history { fact: arrivals(start: "2012-01-01", end: "2012-01-02")',
      '/history/airports/KIAH/flights/arrivals',
      { start: '2012-01-01T00:00:00.000Z' },
    ],
    ['airport(code: "ZZZ9") { fact: delay', '/airports/ZZZ9/delays', {}],
    ['airline(code: "DL") { fact: disruptions { count', '/disruption_counts/airline/DAL', { time_period: 'today' }],
    ['disruptions(by: ORIGIN, code: "kiah") { fact: count', '/disruption_counts/origin/KIAH', {}],
    [
      'airline(code: "DL") { fact: pastFlights(start: "2012-01-01", end: "2012-01-02")',
      '/history/operators/DAL/flights',
      { start: '2012-01-01T00:00:00.000Z' },
    ],
    ['aircraft(registration: "n123hq") { fact: lastFlight', '/history/aircraft/N123HQ/last_flight', {}],
  ])('is right for %s', async (field, path, query) => {
    await company.ask(`{ ${field} { __typename }${' }'.repeat(field.split('{').length)}`, { body: {} })
    const asked = company.asked.at(-1)
    expect(asked?.path).toBe(`/tracking${path}`)
    expect(asked?.query).toMatchObject(query)
  })

  it('names layers and areas of maps as documented', async () => {
    const field = 'map(width: 64, layerOn: [US_CITIES, MAJOR_AIRPORTS], boundingBox: [50, -65, 25.5, -125])'
    const { data } = await company.ask(
      `{ trackedFlight(trackingId: "XYZ12-1795172400-airline-0001") { ${field} { contentType url } } }`,
      { body: { map: 'iVBORw0KGgoAAAA=' } },
    )
    expect(company.asked.at(-1)).toMatchObject({
      path: '/tracking/flights/XYZ12-1795172400-airline-0001/map',
      query: {
        width: '64',
        height: '480',
        layer_on: ['US Cities', 'major airports'],
        bounding_box: ['50', '-65', '25.5', '-125'],
      },
    })
    expect(data?.trackedFlight).toEqual({
      map: {
        contentType: 'image/png',
        url: expect.stringMatching(
          /^https:\/\/travel\.example\/api\/flighttracking\/flights\/XYZ12-1795172400-airline-0001\/map\?.*layer_on=US\+Cities%2Cmajor\+airports/,
        ),
      },
    })
  })
})

describe('what the company answers', () => {
  it('is read with all that may be null, and its paths become ours', async () => {
    const next = '/airports/KIAH/flights/scheduled_arrivals?max_pages=1&cursor=abc%3D'
    const { data, errors } = await company.ask(FLIGHT, { body: page({ flights: [STATUS] }, next) })
    expect(errors).toBeUndefined()
    const cursor = cursorOf(data)
    expect(data?.trackedFlights).toEqual({
      links: {
        next: `https://travel.example/api/flighttracking/airports/KIAH/flights/scheduled-arrivals?max_pages=1&cursor=${cursor}`,
      },
      pageInfo: { endCursor: expect.stringMatching(/^[\w-]{27,}$/) },
      edges: [
        {
          status: {
            ident: 'XYZ12',
            status: 'En Route / On Time',
            type: 'GENERAL_AVIATION',
            arrivalDelay: -120,
            scheduledOut: new Date('2026-11-20T11:00:00Z'),
            origin: { airportInfoUrl: 'https://travel.example/api/flighttracking/airports/KIAH' },
            destination: null,
          },
        },
      ],
    })
  })

  it('goes on by a cursor of its own, which callers get sealed for the same question', async () => {
    const answer = { body: page({ flights: [STATUS] }, '/flights/XYZ12?max_pages=1&cursor=abc%3D') }
    const { data } = await company.ask('{ trackedFlights(ident: "XYZ12") { pageInfo { endCursor } } }', answer)
    const cursor = cursorOf(data)
    const ask = (args: string) => company.ask(`{ trackedFlights(${args}) { numPages } }`, answer)
    const same = await ask(`ident: "XYZ12", first: 45, after: "${cursor}"`)
    expect(same.errors).toBeUndefined()
    expect(company.asked.at(-1)).toMatchObject({ query: { max_pages: '3', cursor: 'abc=' } })
    const before = company.asked.length
    for (const args of [`ident: "XYZ13", after: "${cursor}"`, 'ident: "XYZ12", after: "abc="']) {
      const { errors } = await ask(args)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['after'] }] })
    }
    const elsewhere = await company.ask(
      `{ airborneFlights(query: "-idents XYZ12", after: "${cursor}") { numPages } }`,
      answer,
    )
    expect(elsewhere.errors?.[0]?.extensions).toMatchObject({ issues: [{ path: ['after'] }] })
    expect(company.asked).toHaveLength(before)
  })

  it('names the cursor where it refuses one that was its own', async () => {
    const answer = { body: page({ flights: [STATUS] }, '/flights/XYZ12?cursor=old') }
    const { data } = await company.ask('{ trackedFlights(ident: "XYZ12") { pageInfo { endCursor } } }', answer)
    const cursor = cursorOf(data)
    const refusal = { status: 400, body: { title: 'Invalid', detail: 'The cursor has expired' } }
    const { errors } = await company.ask(`{ trackedFlights(ident: "XYZ12", after: "${cursor}") { numPages } }`, refusal)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      issues: [{ path: ['after'], message: 'The cursor has expired' }],
    })
  })

  it('may call its ids by its own name', async () => {
    const { tracking_flight_id: id, inbound_tracking_flight_id: _, ...rest } = STATUS
    const named = { ...rest, xyz_flight_id: id, inbound_xyz_flight_id: 'XYZ11-1795160000-airline-0002' }
    const query = '{ trackedFlights(ident: "XYZ12") { edges { status { trackingFlightId inboundTrackingFlightId } } } }'
    const { data, errors } = await company.ask(query, { body: page({ flights: [named] }) })
    expect(errors).toBeUndefined()
    expect(data?.trackedFlights).toEqual({
      edges: [{ status: { trackingFlightId: id, inboundTrackingFlightId: 'XYZ11-1795160000-airline-0002' } }],
    })
  })

  it('is asked for an id without a word for what it is', async () => {
    const id = STATUS.tracking_flight_id
    const query = (ident: string) => `{ trackedFlights(ident: "${ident}", identType: TRACKING_FLIGHT_ID) { numPages } }`
    await company.ask(query(id), { body: page({ flights: [STATUS] }) })
    expect(company.asked.at(-1)).toMatchObject({ path: `/tracking/flights/${id}`, query: { max_pages: '1' } })
    expect(company.asked.at(-1)?.query).not.toHaveProperty('ident_type')
    const { errors } = await company.ask(query('XYZ12'), { body: null })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is an error when a link leads elsewhere', async () => {
    const next = 'https://elsewhere.example/flights?cursor=a'
    const { errors } = await company.ask(FLIGHT, { body: page({ flights: [STATUS] }, next) })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM' })
  })

  it('has positions whose source and id need not be known', async () => {
    const { data, errors } = await company.ask(
      '{ trackedFlight(trackingId: "XYZ12-1795172400-airline-0001") { track { positions { altitudeChange updateType heading trackingFlightId } } } }',
      { body: { positions: [POSITION] } },
    )
    expect(errors).toBeUndefined()
    expect(data?.trackedFlight).toEqual({
      track: { positions: [{ altitudeChange: 'LEVEL', updateType: null, heading: null, trackingFlightId: null }] },
    })
  })

  it('is not charged for when it holds nothing', async () => {
    const before = company.waived.length
    await company.ask(FLIGHT, { body: page({ flights: [] }) })
    expect(company.waived.length).toBe(before + 1)
    await company.ask('{ airport(code: "KIAH") { delay { color } } }', {
      body: { airport: 'KIAH', category: 'none', color: 'green', delay_secs: 0, reasons: [] },
    })
    expect(company.waived.length).toBe(before + 1)
  })

  it.each([
    [{ ...STATUS, ident: undefined }, 'flights[0].ident is missing'],
    [{ ...STATUS, cancelled: 'maybe' }, 'flights[0].cancelled is neither true nor false'],
    [{ ...STATUS, type: 'Balloon' }, 'flights[0].type is none of FlightKind'],
    [{ ...STATUS, scheduled_out: 'noon' }, 'flights[0].scheduled_out is no time'],
    [{ ...STATUS, arrival_delay: 1.5 }, 'flights[0].arrival_delay is no whole number'],
  ])('is an error that names the member when it changes its shape (%#)', async (flight, says) => {
    const { errors } = await company.ask(FLIGHT, { body: page({ flights: [flight] }) })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM' })
    expect(errors?.[0]?.message).toContain(says)
  })

  it('is an error when a map is no picture', async () => {
    const { errors } = await company.ask(
      '{ trackedFlight(trackingId: "XYZ12-1795172400-airline-0001") { map { map } } }',
      {
        body: { map: Buffer.from('<html>').toString('base64') },
      },
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM' })
  })
})

describe('a company that refuses', () => {
  const refusal = (status: number, detail: string) => ({ title: 'Refused', reason: 'REFUSED', detail, status })

  it.each([
    [400, 'BAD_REQUEST', 'Id must be a valid airport code'],
    [404, 'NOT_FOUND', 'No track is available for this flight.'],
  ])('with %i is heard in its own words', async (status, code, detail) => {
    const { errors } = await company.ask(FLIGHT, { status, body: refusal(status, detail) })
    expect(errors?.[0]?.extensions).toMatchObject({ code })
    expect(errors?.[0]?.message).toContain(detail)
  })

  it.each([401, 403])('our key with %i is an Upstream error, and says nothing of the key', async (status) => {
    const { errors } = await company.ask(FLIGHT, { status, body: refusal(status, 'The key is wrong') })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM' })
    expect(errors?.[0]?.message).not.toContain('key')
  })

  it('because it is asked too often says when to come back', async () => {
    const body = refusal(429, 'Too many requests')
    const { errors } = await company.ask(FLIGHT, { status: 429, headers: { 'retry-after': '7' }, body })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flightOf } from '../../../../subgraphs/travel/tracking/flight.ts'
import { startCompany, type TestCompany } from './support/company.ts'
import { page, STATUS } from './support/payloads.ts'

let company: TestCompany
beforeAll(async () => {
  company = await startCompany(new Date('2026-11-20T12:30:00Z'))
})
afterAll(() => company?.stop())

const TOKYO = { code: 'RJTT', code_iata: 'HND', timezone: 'Asia/Tokyo' }
const LEG = {
  ...STATUS,
  type: 'Airline',
  operator_iata: 'NH',
  operator_icao: 'ANA',
  flight_number: '203',
  registration: 'JA801A',
  origin: TOKYO,
  inbound_tracking_flight_id: 'ANA204-1795100000-airline-0009',
}
/** Leaves on 21 November in Tokyo, which is the 20th in UTC. */
const ON_THE_21ST = {
  ...LEG,
  tracking_flight_id: 'ANA203-1795172400-airline-0001',
  scheduled_out: '2026-11-20T15:10:00Z',
}
const ON_THE_20TH = {
  ...LEG,
  tracking_flight_id: 'ANA203-1795086000-airline-0001',
  scheduled_out: '2026-11-19T15:10:00Z',
}

const LEGS =
  'tracking(first: 5) { edges { node { trackingId } status { departureDelay cancelled } } nodes { trackingId } pageInfo { hasNextPage } }'

const NO_FLIGHT = { title: 'Not Found', reason: 'NOT_FOUND', detail: 'No such flight', status: 404 }

describe('a flight of the timetable', () => {
  it('is one by IATA and ICAO code, in any case and with zeros before its number', () => {
    const flight = { ident: 'NH203', date: '2026-11-21', airlineCode: 'NH', number: 203, suffix: null }
    for (const ident of ['NH203', 'ana203', 'NH0203']) expect(flightOf(ident, '2026-11-21')).toEqual(flight)
    expect(flightOf('u28001a', '2026-11-21')).toMatchObject({ ident: 'U28001A', number: 8001, suffix: 'A' })
    for (const ident of ['203', 'NH', 'NH0', 'NH20345', 'NH-203']) expect(flightOf(ident, '2026-11-21')).toBeNull()
    expect(flightOf('NH203', '2026-02-30')).toBeNull()
  })

  it('is tracked by what leaves on its day by the clocks of its origin', async () => {
    const { data, errors } = await company.ask(
      `{ flight(ident: "nh203", date: "2026-11-21") { ident airline { name } ${LEGS} } }`,
      {
        body: page({ flights: [ON_THE_21ST, ON_THE_20TH] }),
      },
    )
    expect(errors).toBeUndefined()
    const leg = { trackingId: ON_THE_21ST.tracking_flight_id }
    expect(data?.flight).toEqual({
      ident: 'NH203',
      airline: { name: 'ANA' },
      tracking: {
        edges: [{ node: leg, status: { departureDelay: null, cancelled: false } }],
        nodes: [leg],
        pageInfo: { hasNextPage: false },
      },
    })
    expect(company.asked.at(-1)).toMatchObject({
      path: '/tracking/flights/ANA203',
      query: {
        ident_type: 'designator',
        start: '2026-11-20T10:00:00.000Z',
        // The company knows two days ahead.
        end: '2026-11-22T12:00:00.000Z',
      },
    })
  })

  it('with several legs has them page by page', async () => {
    const second = {
      ...ON_THE_21ST,
      tracking_flight_id: 'ANA203-1795190000-airline-0002',
      scheduled_out: '2026-11-21T09:00:00Z',
    }
    const legs = async (after: string) => {
      const query = `{ flight(ident: "NH203", date: "2026-11-21") { tracking(first: 1${after}) { nodes { trackingId } pageInfo { hasNextPage endCursor } } } }`
      const { data } = await company.ask(query, { body: page({ flights: [second, ON_THE_21ST] }) })
      return data?.flight as { readonly tracking: { readonly pageInfo: { readonly endCursor: string } } }
    }
    const first = await legs('')
    expect(first).toMatchObject({
      tracking: { nodes: [{ trackingId: second.tracking_flight_id }], pageInfo: { hasNextPage: true } },
    })
    expect(await legs(`, after: "${first.tracking.pageInfo.endCursor}"`)).toMatchObject({
      tracking: { nodes: [{ trackingId: ON_THE_21ST.tracking_flight_id }], pageInfo: { hasNextPage: false } },
    })
  })

  it('is not charged on a day without it, and the company is not asked about days that it does not track', async () => {
    const ask = async (date: string, status = 200) => {
      const waived = company.waived.length
      const { data, errors } = await company.ask(`{ flight(ident: "NH203", date: "${date}") { ${LEGS} } }`, {
        status,
        body: status === 200 ? page({ flights: [ON_THE_20TH] }) : NO_FLIGHT,
      })
      expect({ data, errors }).toEqual({ data: { flight: { tracking: null } }, errors: undefined })
      expect(company.waived).toHaveLength(waived + 1)
    }
    await ask('2026-11-21')
    await ask('2026-11-19', 404)
    const before = company.asked.length
    for (const date of ['2026-11-01', '2026-12-01']) await ask(date)
    expect(company.asked).toHaveLength(before)
  })

  it('that no airline can have is refused by name', async () => {
    const { errors } = await company.ask('{ flight(ident: "N123HQ", date: "2026-11-21") { ident } }', { body: null })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['ident'] }] })
  })
})

describe('a tracked flight', () => {
  it('leads to the flight of the timetable, the airline, the aircraft and the flight that brings it', async () => {
    const fields =
      'trackedFlight { trackingId } flight { ident date } airline { code } aircraft { registration } inbound { trackingId }'
    const { data, errors } = await company.ask(
      `{ trackedFlights(ident: "ANA203") { edges { status { ${fields} } } } }`,
      {
        body: page({ flights: [ON_THE_21ST, { ...STATUS, registration: 'N123HQ' }] }),
      },
    )
    expect(errors).toBeUndefined()
    expect(data?.trackedFlights).toEqual({
      edges: [
        {
          status: {
            trackedFlight: { trackingId: ON_THE_21ST.tracking_flight_id },
            flight: { ident: 'NH203', date: '2026-11-21' },
            airline: { code: 'NH' },
            aircraft: { registration: 'JA801A' },
            inbound: { trackingId: LEG.inbound_tracking_flight_id },
          },
        },
        {
          status: {
            trackedFlight: { trackingId: STATUS.tracking_flight_id },
            flight: null,
            airline: null,
            aircraft: { registration: 'N123HQ' },
            inbound: null,
          },
        },
      ],
    })
  })

  it('has its own status, now and in the past, and none that is not there is charged', async () => {
    const query = `{ trackedFlight(trackingId: "ANA203-1795172400-airline-0001") { status { ident } past { status { ident } } } }`
    const { data } = await company.ask(query, { body: page({ flights: [ON_THE_21ST] }) })
    expect(data?.trackedFlight).toEqual({ status: { ident: 'XYZ12' }, past: { status: { ident: 'XYZ12' } } })
    expect(
      company.asked
        .slice(-2)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/tracking/flights/ANA203-1795172400-airline-0001',
      '/tracking/history/flights/ANA203-1795172400-airline-0001',
    ])
    const waived = company.waived.length
    const none = await company.ask('{ trackedFlight(trackingId: "ANA203-1-airline-1") { status { ident } } }', {
      body: page({ flights: [] }),
    })
    expect(none.data).toEqual({ trackedFlight: { status: null } })
    expect(company.waived).toHaveLength(waived + 1)
  })

  it('is an entity; what can be no id is none', async () => {
    const entity = (key: string) => `{ _entities(representations: [{ ${key} }]) { __typename } }`
    const ask = async (key: string) => (await company.ask(entity(key), { body: null })).data?._entities
    expect(await ask('__typename: "TrackedFlight", trackingId: "A-1"')).toEqual([{ __typename: 'TrackedFlight' }])
    expect(await ask('__typename: "TrackedFlight", trackingId: "../airports"')).toEqual([null])
    expect(await ask('__typename: "Aircraft", registration: "../x"')).toEqual([null])
    expect(await ask('__typename: "Flight", ident: "NH203", date: "soon"')).toEqual([null])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCompany, type TestCompany } from './support/company.ts'
import { page, STATUS } from './support/payloads.ts'

let company: TestCompany
beforeAll(async () => {
  company = await startCompany(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => company?.stop())

const FACTS = 'code icaoCode name city countryCode timezone location { latitude longitude }'

const HOUSTON = {
  code: 'IAH',
  icaoCode: 'KIAH',
  name: 'George Bush Intercontinental Airport',
  city: 'Houston',
  countryCode: 'US',
  timezone: 'America/Chicago',
  location: { latitude: expect.closeTo(29.98, 1), longitude: expect.closeTo(-95.34, 1) },
}
const UNKNOWN = { icaoCode: null, name: null, city: null, countryCode: null, timezone: null, location: null }

it('a flight leads to its airports, whose names and places come from the table and not from the company', async () => {
  const flights = [
    { ...STATUS, origin: { code_iata: 'IAH' }, destination: { code: 'KAUS', code_icao: 'KAUS' } },
    { ...STATUS, origin: { code: 'ZZZ9' }, destination: null },
  ]
  const query = `{ trackedFlights(ident: "XYZ12") { edges { status { origin { airport { ${FACTS} } } destination { airport { code } } } } } }`
  const before = company.asked.length
  const { data, errors } = await company.ask(query, { body: page({ flights }) })
  expect(errors).toBeUndefined()
  expect(data?.trackedFlights).toEqual({
    edges: [
      { status: { origin: { airport: HOUSTON }, destination: { airport: { code: 'AUS' } } } },
      { status: { origin: { airport: { code: 'ZZZ9', ...UNKNOWN } }, destination: null } },
    ],
  })
  expect(company.asked.slice(before).map(({ path }) => path)).toEqual(['/tracking/flights/XYZ12'])
})

describe('an airport', () => {
  const ask = (query: string) => company.ask(query, { body: null })

  it('is the same by each of its codes, in any case', async () => {
    const { data } = await ask(
      `{ iata: airport(code: "IAH") { ${FACTS} } icao: airport(code: "KIAH") { ${FACTS} } lower: airport(code: "kiah") { ${FACTS} } }`,
    )
    expect(data).toEqual({ iata: HOUSTON, icao: HOUSTON, lower: HOUSTON })
  })

  it('that the table does not have is a code alone', async () => {
    expect((await ask(`{ airport(code: "zzz9") { ${FACTS} } }`)).data).toEqual({
      airport: { code: 'ZZZ9', ...UNKNOWN },
    })
  })

  it('is an entity; what is no code is none, and the argument is refused', async () => {
    const entity = (code: string) =>
      `{ _entities(representations: [{ __typename: "Airport", code: "${code}" }]) { ... on Airport { code } } }`
    expect((await ask(entity('EDDB'))).data?._entities).toEqual([{ code: 'BER' }])
    expect((await ask(entity('../flights'))).data?._entities).toEqual([null])
    const { errors } = await ask('{ airport(code: "../flights") { code } }')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['code'] }] })
  })
})

describe('an airline', () => {
  const ask = (query: string) => company.ask(query, { body: null })

  it('is the same by its IATA and its ICAO code', async () => {
    const { data } = await ask(
      '{ iata: airline(code: "lh") { code name } icao: airline(code: "DLH") { code icaoCode } }',
    )
    expect(data).toEqual({ iata: { code: 'LH', name: 'Lufthansa' }, icao: { code: 'LH', icaoCode: 'DLH' } })
  })

  it('that the table does not have is a code alone', async () => {
    const { data } = await ask(
      '{ airline(code: "zz") { code icaoCode name } _entities(representations: [{ __typename: "Airline", code: "LONG" }]) { __typename } }',
    )
    expect(data).toEqual({ airline: { code: 'ZZ', icaoCode: null, name: null }, _entities: [null] })
  })
})

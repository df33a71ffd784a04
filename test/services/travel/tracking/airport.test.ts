import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCompany, type TestCompany } from './support/company.ts'
import { page, STATUS } from './support/payloads.ts'

let company: TestCompany
beforeAll(async () => {
  company = await startCompany(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => company?.stop())

const KNOWN = {
  code_icao: 'KIAH',
  name: 'Intercontinental',
  city: 'Houston',
  country_code: 'US',
  timezone: 'America/Chicago',
  latitude: 29.98,
  longitude: -95.34,
}
const FACTS = 'iataCode icaoCode name city countryCode timezone latitude longitude'

/** Flights between airports by IATA code; the company answers questions after an airport with the same body. */
const between = (...pairs: [string, string][]) => ({
  body: {
    ...KNOWN,
    ...page({
      flights: pairs.map(([origin, destination]) => ({
        ...STATUS,
        origin: { code_iata: origin },
        destination: { code_iata: destination },
      })),
    }),
  },
})
const QUERY = `{ trackedFlights(ident: "XYZ12") { flights { origin { airport { ${FACTS} } } destination { airport { iataCode } } } } }`

it('a flight leads to its airports, each of which is asked for once, and remembered', async () => {
  const { data, errors } = await company.ask(QUERY, between(['IAH', 'AUS'], ['AUS', 'IAH']))
  expect(errors).toBeUndefined()
  expect(data?.trackedFlights).toMatchObject({
    flights: [
      {
        origin: {
          airport: {
            iataCode: 'IAH',
            icaoCode: 'KIAH',
            name: 'Intercontinental',
            city: 'Houston',
            countryCode: 'US',
            timezone: 'America/Chicago',
            latitude: 29.98,
            longitude: -95.34,
          },
        },
        destination: { airport: { iataCode: 'AUS' } },
      },
      { origin: { airport: { iataCode: 'AUS' } }, destination: { airport: { iataCode: 'IAH' } } },
    ],
  })
  const paths = () => company.asked.map(({ path }) => path)
  expect(paths().slice(1).sort()).toEqual(['/tracking/airports/AUS', '/tracking/airports/IAH'])
  await company.ask(QUERY, between(['AUS', 'IAH']))
  expect(paths().slice(3)).toEqual(['/tracking/flights/XYZ12'])
})

const entity = (iataCode: string) =>
  `{ _entities(representations: [{ __typename: "Airport", iataCode: "${iataCode}" }]) { ... on Airport { name } } }`

it('an airport is an entity; a code that nobody knows, or that is none, is none', async () => {
  const known = await company.ask(entity('DFW'), { body: KNOWN })
  expect(known.data?._entities).toEqual([{ name: 'Intercontinental' }])
  const unknown = await company.ask(entity('ZZZ'), {
    status: 404,
    body: { title: 'Not found', detail: 'No such airport' },
  })
  expect(unknown).toMatchObject({ data: { _entities: [null] } })
  const before = company.asked.length
  expect((await company.ask(entity('../flights'), { body: KNOWN })).data?._entities).toEqual([null])
  expect(company.asked).toHaveLength(before)
})

it('no more than forty airports are asked for in one answer', async () => {
  const code = (index: number) =>
    `Q${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`
  const pairs = Array.from({ length: 30 }, (_, index): [string, string] => [code(index), code(index + 30)])
  const before = company.asked.length
  const { data, errors } = await company.ask(QUERY, between(...pairs))
  expect(errors).toBeUndefined()
  expect(company.asked.length - before).toBe(41)
  expect(JSON.stringify(data).match(/"airport":null/g)).toHaveLength(20)
})

it('a shape that changed is found out', async () => {
  const { errors } = await company.ask(entity('SAT'), { body: { ...KNOWN, latitude: 'north' } })
  expect(errors?.[0]?.message).toContain('latitude of an airport')
})

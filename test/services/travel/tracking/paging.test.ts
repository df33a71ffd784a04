import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCompany, type TestCompany } from './support/company.ts'
import { page, STATUS } from './support/payloads.ts'

let company: TestCompany
beforeAll(async () => {
  company = await startCompany(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => company?.stop())

interface Connection {
  readonly edges: readonly { readonly status: { readonly ident: string } }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly endCursor: string }
  readonly links: { readonly next: string } | null
}

/** Flights of the company, numbered from one. */
const flights = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ ...STATUS, ident: `XYZ${from + index}` }))

async function listed(args: string, body: object): Promise<Connection> {
  const fields = 'edges { status { ident } } pageInfo { hasNextPage hasPreviousPage endCursor } links { next }'
  const { data, errors } = await company.ask(`{ trackedFlights(ident: "XYZ1", ${args}) { ${fields} } }`, { body })
  expect(errors).toBeUndefined()
  return data?.trackedFlights as Connection
}

const idents = ({ edges }: Connection) => edges.map(({ status }) => status.ident)
const lastQuery = () => company.asked.at(-1)?.query

it('fewer flights than a page are a part of it, and the cursor goes on within the page', async () => {
  const body = page({ flights: flights(15) }, '/flights/XYZ1?max_pages=1&cursor=second')
  const first = await listed('first: 10', body)
  expect(idents(first)).toEqual(flights(10).map(({ ident }) => ident))
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
  expect(lastQuery()).toEqual({ max_pages: '1' })

  const rest = await listed(`first: 10, after: "${first.pageInfo.endCursor}"`, body)
  expect(idents(rest)).toEqual(flights(5, 11).map(({ ident }) => ident))
  expect(rest.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })

  const last = await listed(`first: 10, after: "${rest.pageInfo.endCursor}"`, page({ flights: flights(3, 16) }))
  expect(lastQuery()).toEqual({ max_pages: '1', cursor: 'second' })
  expect(idents(last)).toEqual(['XYZ16', 'XYZ17', 'XYZ18'])
  expect(last.pageInfo.hasNextPage).toBe(false)
  expect(last.links).toBeNull()
})

it('more flights than a page are as many whole pages as they hold, and never more than were asked for', async () => {
  const body = page({ flights: flights(30) }, '/flights/XYZ1?max_pages=2&cursor=third')
  expect(idents(await listed('first: 44', body))).toHaveLength(30)
  expect(lastQuery()).toEqual({ max_pages: '2' })
  const four = await listed('first: 4', page({ flights: flights(30) }))
  expect(idents(four)).toHaveLength(4)
  expect(four.links?.next).toMatch(
    /^https:\/\/travel\.example\/api\/flighttracking\/flights\/XYZ1\?max_pages=1&cursor=[\w-]+$/,
  )
})

it('the link to the next page of a time span goes on, however the span was written', async () => {
  const span = 'start=2026-11-19T00%3A00%3A00.000Z&end=2026-11-19T23%3A00%3A00.000Z'
  const body = page({ flights: flights(15) }, `/flights/XYZ1?${span}&max_pages=1&cursor=second`)
  const first = await listed('start: "2026-11-19", end: "2026-11-20T00:00:00+01:00"', body)
  const next = new URLSearchParams(first.links?.next.split('?')[1])
  const args = `start: "${next.get('start')}", end: "${next.get('end')}", after: "${next.get('cursor')}"`
  expect(idents(await listed(args, page({ flights: flights(2, 16) })))).toEqual(['XYZ16', 'XYZ17'])
  expect(lastQuery()).toMatchObject({ cursor: 'second', start: '2026-11-19T00:00:00.000Z' })

  const other = `{ trackedFlights(ident: "XYZ1", start: "2026-11-18", after: "${next.get('cursor')}") { numPages } }`
  const { errors } = await company.ask(other, { body })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['after'] }] })
})

it('a cursor of one airport is refused for another', async () => {
  const query = (code: string, after: string) =>
    `{ airport(code: "${code}") { arrivals(first: 1${after}) { pageInfo { endCursor } edges { node { trackingId } } } } }`
  const body = page({ arrivals: flights(3) })
  const { data } = await company.ask(query('IAH', ''), { body })
  const airport = data?.airport as { readonly arrivals: Connection } | undefined
  const after = `, after: "${airport?.arrivals.pageInfo.endCursor}"`
  expect((await company.ask(query('kiah', after), { body })).errors).toBeUndefined()
  const { errors } = await company.ask(query('JFK', after), { body })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['after'] }] })
})

it('a page of all flights of an airport has as many of each list as were asked for', async () => {
  const body = page({ arrivals: flights(3), departures: flights(1), scheduled_arrivals: [], scheduled_departures: [] })
  const query = `{ airport(code: "KIAH") { flights(first: 2) { arrivals { status { ident } } departures { status { ident } }
    scheduledArrivals { status { ident } } scheduledDepartures { status { ident } } pageInfo { hasNextPage } } } }`
  const { data, errors } = await company.ask(query, { body })
  expect(errors).toBeUndefined()
  expect(data?.airport).toEqual({
    flights: {
      arrivals: [{ status: { ident: 'XYZ1' } }, { status: { ident: 'XYZ2' } }],
      departures: [{ status: { ident: 'XYZ1' } }],
      scheduledArrivals: [],
      scheduledDepartures: [],
      pageInfo: { hasNextPage: true },
    },
  })
})

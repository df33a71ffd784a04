import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trackingStandIn } from '../../../../stand-ins/tracking/standIn.ts'
import { AIRFIELDS } from '../../../../stand-ins/worlds/travel/airfields.ts'
import { AIRPORTS, airportByAnyCode } from '../../../../stand-ins/worlds/travel/airports.ts'
import { openTravelWorld } from '../../../../stand-ins/worlds/travel/world.ts'
import { type RunningStandIn, startStandIn } from '../../../../subgraphs/kit/upstream/standIn.ts'

// Every list of the stand-in for the flight tracking company, page by page to its end.

const NOW = new Date('2030-05-01T12:00:00Z')

let server: RunningStandIn
beforeAll(async () => {
  const world = openTravelWorld({ seed: 'lists', now: () => NOW })
  server = await startStandIn((app) => trackingStandIn(app, world))
})
afterAll(() => server?.stop())

type Row = Readonly<Record<string, unknown>>
interface Page extends Readonly<Record<string, unknown>> {
  readonly links: { readonly next: string } | null
}

async function pageAt(path: string): Promise<Page> {
  const response = await fetch(server.url + path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return (await response.json()) as Page
}

const rowsOf = (page: Page, names: readonly string[]) => names.flatMap((name) => (page[name] ?? []) as Row[])

/** All rows of a list, and how many each page had. */
async function walk(path: string, names: readonly string[]) {
  const rows: Row[] = []
  const sizes: number[] = []
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: Page = await pageAt(next)
    const found = rowsOf(page, names)
    rows.push(...found)
    sizes.push(found.length)
    next = page.links?.next
  }
  return { rows, sizes }
}

const BOARDS = ['arrivals', 'departures', 'scheduled_arrivals', 'scheduled_departures']
const SPAN = 'start=2030-04-29T00:00:00Z&end=2030-04-29T06:00:00Z'
const LISTS: readonly [path: string, ...names: string[]][] = [
  ['/airports', 'airports'],
  ['/airports/delays', 'delays'],
  ['/airports/nearby?latitude=40.64&longitude=-73.78&radius=1500', 'airports'],
  ['/airports/KJFK/nearby?radius=1500', 'airports'],
  ['/airports/KSFO/flights', ...BOARDS],
  ['/airports/KSFO/flights/arrivals', 'arrivals'],
  ['/airports/KSFO/flights/departures', 'departures'],
  ['/airports/KSFO/flights/scheduled_arrivals', 'scheduled_arrivals'],
  ['/airports/KSFO/flights/scheduled_departures', 'scheduled_departures'],
  ['/airports/KJFK/flights/to/KLAX', 'flights'],
  ['/airports/KJFK/routes/KLAX', 'routes'],
  ['/airports/KJFK/weather/observations', 'observations'],
  ['/disruption_counts/airline', 'entities'],
  ['/disruption_counts/origin?time_period=week', 'entities'],
  [`/flights/search?query=${encodeURIComponent('-airline DAL')}`, 'flights'],
  [`/history/airports/KJFK/flights/arrivals?${SPAN}`, 'arrivals'],
  [`/history/airports/KJFK/flights/departures?${SPAN}`, 'departures'],
  [`/history/airports/KJFK/flights/to/KLAX?start=2030-04-29T12:00:00Z&end=2030-04-30T12:00:00Z`, 'flights'],
  [`/history/operators/DAL/flights?${SPAN}`, 'flights'],
]

describe('a list', () => {
  it.each(LISTS)('%s has no row twice and none missing, whatever the size of its pages', async (path, ...names) => {
    const one = await walk(path, names)
    expect(one.rows.length).toBeGreaterThan(0)
    expect(new Set(one.rows.map((row) => JSON.stringify(row))).size).toBe(one.rows.length)
    // A page that ends the list is not empty either.
    expect(Math.min(...one.sizes)).toBeGreaterThan(0)
    const byThree = await walk(`${path}${path.includes('?') ? '&' : '?'}max_pages=3`, names)
    const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort()
    expect(sorted(byThree.rows)).toEqual(sorted(one.rows))
    expect(byThree.sizes.length).toBeLessThanOrEqual(one.sizes.length)
  })
})

describe('an airport', () => {
  it('has a code of its own, and a small one lies near a large one', async () => {
    const all = [...AIRPORTS, ...AIRFIELDS]
    for (const codeOf of [({ icao }: (typeof all)[number]) => icao, ({ iata }: (typeof all)[number]) => iata])
      expect(new Set(all.map(codeOf)).size).toBe(all.length)
    for (const { icao } of AIRFIELDS) {
      const page = await pageAt(`/airports/${icao}/nearby?radius=75`)
      const codes = rowsOf(page, ['airports']).map((row) => String(row.airport_code))
      const large = codes.flatMap((code) => airportByAnyCode(code) ?? [])
      expect(large.length, icao).toBeGreaterThan(0)
    }
  })

  it.each(['KLAX', 'KDFW', 'KATL', 'KSEA', 'EGLL', 'LFPG', 'EDDF', 'RJBB', 'WSSS', 'OMDB', 'YSSY', 'SBGR', 'FAOR'])(
    '%s has neighbours within 75 miles, the nearest first',
    async (code) => {
      const rows = rowsOf(await pageAt(`/airports/${code}/nearby?radius=75`), ['airports'])
      const distances = rows.map(({ distance }) => Number(distance))
      expect(distances.length).toBeGreaterThan(0)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      expect(Math.max(...distances)).toBeLessThanOrEqual(75)
      expect(rows.map(({ airport_code: found }) => found)).not.toContain(code)
    },
  )

  it('without instrument approaches is left out where they are asked for', async () => {
    const codesOf = async (query: string) =>
      rowsOf(await pageAt(`/airports/YMML/nearby?radius=75${query}`), ['airports']).map((row) => row.airport_code)
    expect(await codesOf('')).toContain('YMMB')
    expect(await codesOf('&only_iap=true')).toEqual((await codesOf('')).filter((code) => code !== 'YMMB'))
  })

  it('without scheduled flights has weather, no delay and empty boards', async () => {
    expect(await pageAt('/airports/VNY')).toMatchObject({ airport_code: 'KVNY', city: 'Los Angeles', state: 'CA' })
    expect(await pageAt('/airports/KVNY/delays')).toMatchObject({ airport: 'KVNY', delay_secs: 0 })
    expect(await pageAt('/airports/KVNY/flights/departures')).toMatchObject({ departures: [], links: null })
    const weather = await pageAt('/airports/KVNY/weather/observations')
    expect(rowsOf(weather, ['observations'])[0]).toMatchObject({ airport_code: 'KVNY' })
    expect(await pageAt('/airports/VNY/canonical?id_type=iata')).toEqual({
      airports: [{ id: 'KVNY', id_type: 'icao' }],
    })
  })
})

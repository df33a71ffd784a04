import { get, type QueryMembers } from '../../../kit/upstream/request.ts'
import { airlineOf } from '../../airlines/airline.ts'
import { type Duffel, rowsOf } from './company.ts'
import { AirlineRow, Pages } from './wire.ts'

/** Rows of a page at most. */
const PAGE = 200
/** Pages that are read at most: more than all airlines. */
const MOST_PAGES = 20

/** Airlines by their codes, or all. Duffel has IATA codes; ICAO codes are those of our table. */
export async function findAirlines({ airlineCodes }: QueryMembers, duffel: Duffel): Promise<object> {
  const wanted = Array.isArray(airlineCodes) ? new Set(airlineCodes.map((code) => iataOf(String(code)))) : null
  const data = (await allAirlines(duffel)).filter(({ iataCode }) => wanted?.has(iataCode) ?? true)
  return { meta: { count: data.length }, data }
}

function iataOf(code: string): string {
  return airlineOf(code)?.code ?? code
}

async function allAirlines({ client, log }: Duffel) {
  const airlines = []
  let after: string | null | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { body } = await client.request(get('/air/airlines', { limit: PAGE, after }))
    airlines.push(...rowsOf(AirlineRow, body, log))
    after = Pages.safeParse(body).data?.meta?.after
    if (!after) break
  }
  return airlines.flatMap(({ iata_code: iataCode, name }) => {
    const icaoCode = iataCode ? airlineOf(iataCode)?.icaoCode : null
    return iataCode
      ? [{ type: 'airline', iataCode, ...(icaoCode ? { icaoCode } : {}), businessName: name, commonName: name }]
      : []
  })
}

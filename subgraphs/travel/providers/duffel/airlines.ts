import type { Logger } from 'pino'
import type { z } from 'zod'
import { type ShortMemory, shortMemory } from '../../../kit/async/shortMemory.ts'
import { get, type QueryMembers } from '../../../kit/upstream/request.ts'
import type { AskedUpstream, UpstreamAnswer } from '../../../kit/upstream/upstream.ts'
import { airlineOf } from '../../airlines/airline.ts'
import { type Duffel, rowsOf } from './company.ts'
import { AirlineRow, Pages } from './wire.ts'

/** Rows of a page at most. */
const PAGE = 200
/** Pages that are read at most: more than all airlines. */
const MOST_PAGES = 20
/** How long the list is used: it changes a few times a year, and reading it takes a tenth of a minute's requests. */
const TRUSTED_MS = 3_600_000
/** The one key of the memory. */
const ALL = 'all'

/** All airlines of Duffel, in the port's form. */
interface AirlineList {
  readonly airlines: readonly { readonly iataCode: string }[]
  /** That of the last page. */
  readonly answer: UpstreamAnswer
  /** In monotonic milliseconds. */
  readonly readAt: number
}

/** The list of airlines, which all calls share. */
export interface AirlineMemory {
  readonly airlines: ShortMemory<AirlineList>
}

/** Remembers the airlines of Duffel for an hour. */
export function rememberAirlines(client: AskedUpstream, log: Logger): AirlineMemory {
  return { airlines: shortMemory(() => allAirlines(client, log), { trustedMs: TRUSTED_MS, maxKeys: 1 }) }
}

/** Airlines by their codes, or all. Duffel has IATA codes; ICAO codes are those of our table. */
export async function findAirlines({ airlineCodes }: QueryMembers, duffel: Duffel & AirlineMemory): Promise<object> {
  const wanted = Array.isArray(airlineCodes) ? new Set(airlineCodes.map((code) => iataOf(String(code)))) : null
  const { airlines, answer, readAt } = await duffel.airlines.get(ALL)
  // An empty list is a mishap of the company, and not to be told for an hour.
  if (airlines.length === 0) duffel.airlines.forget(ALL)
  duffel.answeredBy({ ...answer, ageSeconds: answer.ageSeconds + (performance.now() - readAt) / 1_000 })
  const data = airlines.filter(({ iataCode }) => wanted?.has(iataCode) ?? true)
  return { meta: { count: data.length }, data }
}

function iataOf(code: string): string {
  return airlineOf(code)?.code ?? code
}

async function allAirlines(client: AskedUpstream, log: Logger): Promise<AirlineList> {
  const readAt = performance.now()
  const rows = []
  let after: string | null | undefined
  let answer: UpstreamAnswer = { body: null, ageSeconds: 0 }
  for (let page = 0; page < MOST_PAGES; page++) {
    answer = await client.request(get('/air/airlines', { limit: PAGE, after }))
    rows.push(...rowsOf(AirlineRow, answer.body, log))
    after = Pages.safeParse(answer.body).data?.meta?.after
    if (!after) break
  }
  return { airlines: rows.flatMap(shownAirline), answer: { ...answer, body: null }, readAt }
}

function shownAirline({ iata_code: iataCode, name }: z.output<typeof AirlineRow>) {
  const icaoCode = iataCode ? airlineOf(iataCode)?.icaoCode : null
  return iataCode
    ? [{ type: 'airline', iataCode, ...(icaoCode ? { icaoCode } : {}), businessName: name, commonName: name }]
    : []
}

import { z } from 'zod'
import { NotFound, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { shortMemory } from '../../kit/async/shortMemory.ts'
import { DAY_MS } from '../../kit/time.ts'
import { OURSELVES } from '../../kit/upstream/asker.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'

/** `Airport` of the schema. */
export interface Airport {
  readonly iataCode: string
  readonly icaoCode: string | null
  readonly name: string
  readonly city: string
  readonly countryCode: string
  readonly timezone: string
  readonly latitude: number
  readonly longitude: number
}

/** Cached lookup of a code; the airport is null if unknown. */
export interface AirportEntry {
  readonly airport: Airport | null
  /** Milliseconds of `performance.now()`. */
  readonly readAt: number
}

/** Airports by IATA code. */
export interface AirportBook {
  find(iataCode: string): Promise<AirportEntry>
}

/** Airports seldom change; the company charges for each lookup. */
const LIMITS = { trustedMs: DAY_MS, maxKeys: 10_000 }
const IATA_CODE = /^[A-Z]{3}$/

const Told = z.object({
  code_icao: z.string().nullish(),
  name: z.string(),
  city: z.string(),
  country_code: z.string(),
  timezone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

/** Airports of the flight tracking company, cached for a day. */
export function openAirportBook(tracking: Upstream): AirportBook {
  const memory = shortMemory<AirportEntry>(
    async (iataCode) => ({
      airport: await ask(tracking, iataCode),
      readAt: performance.now(),
    }),
    LIMITS,
  )
  return {
    find: async (iataCode) =>
      IATA_CODE.test(iataCode) ? memory.get(iataCode) : { airport: null, readAt: performance.now() },
  }
}

async function ask(tracking: Upstream, iataCode: string): Promise<Airport | null> {
  // The result is cached for all callers: one caller's abort must not fail the others.
  const answer = await tracking
    .for(OURSELVES)
    .request(get(`/airports/${segment(iataCode)}`))
    .catch((error: unknown) => {
      if (error instanceof NotFound) return null
      throw error
    })
  if (answer === null) return null
  const told = Told.safeParse(answer.body)
  if (!told.success)
    throw new UpstreamFailed(
      `The flighttracking provider answered what is not documented: ${told.error.issues[0]?.path.join('.')} of an airport`,
    )
  const { code_icao: icaoCode = null, country_code: countryCode, ...rest } = told.data
  return { iataCode, icaoCode, countryCode, ...rest }
}

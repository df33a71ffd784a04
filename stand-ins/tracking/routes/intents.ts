import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { aircraftType } from '../../worlds/travel/aircraft.ts'
import { airportOf } from '../airport/knownAirport.ts'
import { invalidArgument } from '../http/refusal.ts'
import type { Sky } from '../sky.ts'

const HOUR = 3_600_000
const EARLIEST = -HOUR
const LATEST = 48 * HOUR
const LONGEST_FLIGHT = 24 * HOUR

const intent = z.object({
  aircraft_type: z.string(),
  origin: z.string(),
  destination: z.string(),
  intended_off: z.iso.datetime({ offset: true }),
  intended_on: z.iso.datetime({ offset: true }),
  altitude: z.int().min(0).max(60_000).optional(),
  airspeed: z.int().min(0).max(1_500).optional(),
  route: z.string().max(1_000).optional(),
})

/** Flight intents: validated like the company does; the client keeps its own, none is stored. */
export function intentRoutes(app: FastifyInstance, sky: Sky): void {
  app.post<{ Params: { ident: string } }>('/flights/:ident/intents', ({ params: { ident }, body }, reply) => {
    const read = intent.safeParse(body)
    if (!read.success) {
      const [first] = read.error.issues
      throw invalidArgument(`${first?.path.join('.') ?? 'body'}: ${first?.message ?? 'is incomplete'}`)
    }
    const { aircraft_type, origin, destination, intended_off, intended_on } = read.data
    if (!sky.idents.designator(ident) && !sky.idents.registration(ident)) {
      throw invalidArgument(`${ident} is no ident that a flight can be announced under`)
    }
    if (!aircraftType(aircraft_type)) throw invalidArgument(`aircraft_type ${aircraft_type} is not known`)
    if (airportOf(origin) === airportOf(destination)) throw invalidArgument('origin and destination are the same')
    const now = sky.now()
    const [off, on] = [Date.parse(intended_off), Date.parse(intended_on)]
    if (off < now + EARLIEST || off > now + LATEST) {
      throw invalidArgument('intended_off is from one hour ago to 48 hours ahead')
    }
    if (on <= off || on - off > LONGEST_FLIGHT)
      throw invalidArgument('intended_on is after intended_off, by a day at most')
    return reply.code(200).send()
  })
}

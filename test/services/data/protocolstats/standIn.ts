import fastify, { type FastifyInstance } from 'fastify'
import { protocolstatsStandIn } from '../../../../stand-ins/protocolstats/index.ts'
import { type DataWorld, openDataWorld } from '../../../../stand-ins/worlds/market/world.ts'
import { StandInError } from '../../../../subgraphs/kit/upstream/standInError.ts'

/** The stand-in without a server around it, at a time that a test sets. */
export interface StandIn {
  readonly world: DataWorld
  /** What it answers to a GET; throws when that is no success. */
  ask<Body>(path: string): Promise<Body>
  statusOf(path: string): Promise<number>
  /** Sets the clock. */
  travelTo(moment: Date): void
}

export const NOON = new Date('2026-11-20T12:01:40Z')

export function openStandIn(seed = 'test'): StandIn {
  let now = NOON
  const world = openDataWorld({ seed, now: () => now })
  const app: FastifyInstance = fastify({ routerOptions: { maxParamLength: 8_192 } })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StandInError) return reply.code(error.status).send(error.body)
    throw error
  })
  protocolstatsStandIn(app, world)
  return {
    world,
    async ask<Body>(path: string) {
      const response = await app.inject(path)
      if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${response.body}`)
      return response.json<Body>()
    },
    statusOf: async (path) => (await app.inject(path)).statusCode,
    travelTo(moment) {
      now = moment
    },
  }
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

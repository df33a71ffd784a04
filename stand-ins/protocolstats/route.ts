import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import type { Clock } from '../worlds/protocols/clock.ts'

/** A request as passed to a route. */
export interface Asked {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: unknown
}

/** Adds a route with a JSON response. */
export type Route = (path: string, answer: (asked: Asked) => unknown) => void

/** Routes by cache lifetime of their responses. */
export interface Routes {
  /** Cached until the market's next tick: figures with a coin's price in them. */
  readonly market: Route
  /** Cached until the next tick. */
  readonly tick: Route
  /** Cached until tomorrow: figures of finished days. */
  readonly day: Route
}

const MAX_AGE_SECONDS = 60
/** The market's tick. */
const MARKET_AGE_SECONDS = 10
const MAX_TEXTS = 500
/** Maximum characters of all cached responses. */
const MAX_KEPT = 24_000_000

export function keptRoutes(app: FastifyInstance, clock: Clock, marketAt: () => number): Routes {
  const texts = new LRUCache<string, string>({
    max: MAX_TEXTS,
    maxSize: MAX_KEPT,
    sizeCalculation: ({ length }) => length,
  })
  const keptFor =
    (moment: () => number, maxAge = MAX_AGE_SECONDS): Route =>
    (path, answer) => {
      app.get(path, (request, reply) => {
        const key = `${moment()} ${request.url}`
        const text = texts.get(key) ?? JSON.stringify(answer(askedOf(request)))
        texts.set(key, text)
        return reply.type('application/json').header('cache-control', `max-age=${maxAge}`).send(text)
      })
    }
  return {
    market: keptFor(marketAt, MARKET_AGE_SECONDS),
    tick: keptFor(clock.at),
    day: keptFor(clock.today),
  }
}

export function askedOf(request: FastifyRequest): Asked {
  return {
    path: request.params as Asked['path'],
    query: request.query as Asked['query'],
    body: request.body,
  }
}

/** The company's error for an unknown name. */
export function unknown(what: string): StandInError {
  return new StandInError(404, { message: `${what} not found` })
}

/** The company's error for an invalid request. */
export function refused(message: string): StandInError {
  return new StandInError(400, { message })
}

export const isTrue = (word: string | undefined): boolean => word === 'true'

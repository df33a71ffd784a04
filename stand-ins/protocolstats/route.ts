import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SandboxError } from '../../subgraphs/kit/upstream/sandboxErrors.ts'
import type { Clock } from '../worlds/protocols/clock.ts'

/** A request as a route sees it. */
export interface Asked {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: unknown
}

/** Adds a route that answers JSON. */
export type Route = (path: string, answer: (asked: Asked) => unknown) => void

/** Routes by how long their answers stay the same; until then their texts are made once. */
export interface Routes {
  /** Until the present is another one. */
  readonly tick: Route
  /** Until tomorrow: what is told of whole days that have ended. */
  readonly day: Route
}

const MAX_AGE_SECONDS = 60
const MAX_TEXTS = 500
/** Characters of all texts that are kept. */
const MAX_KEPT = 24_000_000

export function keptRoutes(app: FastifyInstance, clock: Clock): Routes {
  const texts = new LRUCache<string, string>({
    max: MAX_TEXTS,
    maxSize: MAX_KEPT,
    sizeCalculation: ({ length }) => length,
  })
  const keptFor =
    (moment: () => number): Route =>
    (path, answer) => {
      app.get(path, (request, reply) => {
        const key = `${moment()} ${request.url}`
        const text = texts.get(key) ?? JSON.stringify(answer(askedOf(request)))
        texts.set(key, text)
        return reply.type('application/json').header('cache-control', `max-age=${MAX_AGE_SECONDS}`).send(text)
      })
    }
  return { tick: keptFor(clock.at), day: keptFor(clock.today) }
}

export function askedOf(request: FastifyRequest): Asked {
  return {
    path: request.params as Asked['path'],
    query: request.query as Asked['query'],
    body: request.body,
  }
}

/** How the company answers for names that it does not know. */
export function unknown(what: string): SandboxError {
  return new SandboxError(400, { message: `${what} not found` })
}

/** How the company answers for what cannot be. */
export function refused(message: string): SandboxError {
  return new SandboxError(400, { message })
}

export const isTrue = (word: string | undefined): boolean => word === 'true'

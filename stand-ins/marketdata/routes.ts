import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DataWorld } from '../worlds/market/world.ts'
import { Asked, type Refuse } from './asked.ts'

/** Adds a route that responds with the function's result. */
export type Route = (path: string, answer: (asked: Asked) => unknown) => void

const TICK_SECONDS = 10
/** Maximum characters of all cached responses. */
const MOST_KEPT = 16_000_000

/** Routes with errors in the format of `refuse`. Responses are cached until the world's next tick. */
export function routesOf(app: FastifyInstance, world: DataWorld, refuse: Refuse): Route {
  const kept = new LRUCache<string, { readonly asOf: number; readonly text: string }>({ maxSize: MOST_KEPT })

  function textOf(url: string, members: Record<string, unknown>, answer: (asked: Asked) => unknown): string {
    const asOf = world.asOf()
    const known = kept.get(url)
    if (known?.asOf === asOf) return known.text
    const text = JSON.stringify(answer(new Asked(members, refuse)))
    kept.set(url, { asOf, text }, { size: url.length + text.length })
    return text
  }

  return (path, answer) => {
    app.get(path, (request, reply) => {
      const members = { ...(request.query as object), ...(request.params as object) }
      const text = textOf(request.url, members, answer)
      const left = TICK_SECONDS - (world.now().getTime() - world.asOf()) / 1000
      if (left >= 1) reply.header('cache-control', `max-age=${Math.floor(left)}`)
      return reply.type('application/json; charset=utf-8').send(text)
    })
  }
}

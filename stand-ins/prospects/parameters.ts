import type { FastifyRequest } from 'fastify'
import { type Asked, asked } from '../people/asked.ts'

/** The query parameters of a request: a name that ends in `[]` is a list, and is sent once for each item. */
export function parametersOf({ query }: Pick<FastifyRequest, 'query'>): Asked {
  const given = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>)
  const members = given.map(([name, value]) =>
    name.endsWith('[]') ? [name.slice(0, -2), [value].flat()] : [name, value],
  )
  return asked({ body: Object.fromEntries(members), query: null })
}

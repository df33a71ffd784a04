import type { FastifyRequest } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'

/** The members of a query. */
export interface Asked {
  text(name: string): string | null
  texts(name: string): readonly string[]
  number(name: string): number | null
  flag(name: string): boolean
}

/** Reads a request's body, or its query string without a body. Members of a wrong type count as missing. */
export function asked({ body, query }: Pick<FastifyRequest, 'body' | 'query'>): Asked {
  const given = (body ?? query ?? {}) as Readonly<Record<string, unknown>>
  return {
    text(name) {
      const value = given[name]
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
    },
    texts(name) {
      const value = given[name]
      return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
    },
    number(name) {
      const value = Number(given[name] ?? Number.NaN)
      return Number.isFinite(value) ? value : null
    },
    flag: (name) => given[name] === true || given[name] === 'true',
  }
}

/** Rejects a request without a key in the header, as companies do: most with 401. */
export function needKey({ headers }: FastifyRequest, header: string, refusal: unknown, status = 401): void {
  if (!headers[header]) throw new StandInError(status, refusal)
}

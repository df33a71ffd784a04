import type { HTTPMethods } from 'fastify'

/** The methods that have routes; OPTIONS is answered by `preflights`. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[]

/** The methods that read. */
export const READ = ['GET', 'HEAD'] as const satisfies readonly HTTPMethods[]

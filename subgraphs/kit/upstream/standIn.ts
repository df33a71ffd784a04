import fastify, { type FastifyInstance } from 'fastify'
import { StandInError } from './standInError.ts'

/** Without a name, Fastify looks for the function among the exports of every module: 5 ms for each stand-in. */
const NAMED = { [Symbol.for('fastify.display-name')]: 'stand-in' }

/** A stand-in for an upstream that runs in this process. */
export interface RunningStandIn {
  /** Its base URL, on its own loopback port. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a loopback server with an upstream's wire format, so that our client takes the same path as to the company.
 * `register` adds its routes; a `StandInError` thrown in one determines status and body.
 */
export async function startStandIn(register: (app: FastifyInstance) => void | Promise<void>): Promise<RunningStandIn> {
  const app = fastify({ logger: false, routerOptions: { maxParamLength: 8_192 }, bodyLimit: 8_000_000 })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StandInError) return reply.code(error.status).send(error.body)
    const status = (error as { readonly statusCode?: number }).statusCode ?? 500
    return reply.code(status).send({ error: status < 500 ? (error as Error).message : 'The stand-in failed' })
  })
  // In its own scope, in which a stand-in may set its own error handler.
  app.register(Object.assign(async (scope: FastifyInstance) => register(scope), NAMED))
  // Exclusive: several workers that share ports would get the same free port, and each other's requests.
  const url = await app.listen({ host: '127.0.0.1', port: 0, exclusive: true })
  return { url, stop: () => app.close() }
}

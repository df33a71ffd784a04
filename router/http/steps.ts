import cors from '@fastify/cors'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onRouteHookHandler,
  preHandlerHookHandler,
} from 'fastify'
import type { Logger } from 'pino'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { errorAnswer, jsonAnswer } from '../../rest-compat/answer.ts'
import { boundConnections } from '../../subgraphs/kit/net/connections/boundConnections.ts'
import { Drain } from '../../subgraphs/kit/net/connections/drain.ts'
import { limitConnections } from '../../subgraphs/kit/net/connections/limitConnections.ts'
import type { Backend } from '../boot/boot.ts'
import type { RouterSettings } from '../config/settings.ts'
import { clientAddress } from '../limits/clientAddress.ts'
import { connectionLimitOf } from '../limits/connectionLimit.ts'
import { EXPOSED, missing, SHARED, send } from './answering.ts'
import { Bodies } from './bodies.ts'
import { METHODS } from './methods.ts'
import { notAllowed } from './notAllowed.ts'
import type { Places } from './places.ts'
import { watchSilentConnections } from './silentConnections.ts'
import { SpareConnections } from './spareConnections.ts'
import { asPublicError } from './unavailable.ts'

/** What the API has of all connections to this process; the hosting's two servers have a quarter each. */
const OF_CONNECTIONS = 0.5

// The steps that requests of many routes go through, in the order of `server.ts`.

/**
 * Limits all connections, and those of one address, beyond which only `/health` and `/ready` are answered; closes all of
 * them when the server stops.
 */
export function guardConnections(
  app: FastifyInstance,
  { config, log, stopping }: Pick<Backend, 'config' | 'log' | 'stopping'>,
): void {
  const settings = config.router
  boundConnections(app.server, OF_CONNECTIONS, log)
  // Behind a proxy all connections have its address.
  if (!settings.TRUST_PROXY) {
    const spare = new SpareConnections()
    limitConnections(app.server, connectionLimitOf(settings), (socket) => spare.admit(socket))
    app.addHook('onRequest', spare.step)
  }
  const endSilentConnections = watchSilentConnections(app.server)
  const drain = new Drain(app.server)
  stopping.addEventListener('abort', () => drain.begin(), { once: true })
  app.addHook('preClose', async () => {
    endSilentConnections()
    drain.end(settings.SHUTDOWN_DRAIN_MS, (requests) =>
      log.warn({ requests }, 'Stopping: running requests are cut off'),
    )
  })
}

/** Leaves bodies to `readBodies`, which knows when the answer is sent. */
export function leaveBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request: FastifyRequest, _payload: unknown, done: (error: null) => void) =>
    done(null),
  )
}

/** Gives every failure the contract's error form; unexpected ones are logged with the id that the caller got. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const known = asPublicError(error)
    if (known) return send(request, reply, errorAnswer(known))
    const status = error.statusCode ?? 500
    const requestId = request.id
    if (status >= 500) log.error({ err: error, requestId }, 'A request failed')
    const message = status >= 500 ? 'The service failed unexpectedly' : error.message
    send(request, reply, jsonAnswer(status, { success: false, error: message, requestId }))
  })
}

/** Answers what Fastify has no route for: other methods, and path parameters that are too long. */
export function answerUnrouted(app: FastifyInstance, places: Places): void {
  app.setNotFoundHandler((request, reply) => {
    const { method } = request
    if (!METHODS.some((known) => known === method))
      return send(request, reply, notAllowed(method, [...METHODS, 'OPTIONS']))
    const place = places.of(request.raw)
    send(request, reply, place ? missing(request, place) : withoutHost())
  })
}

/** Answers a request whose path has a malformed escape, which Fastify cannot route. */
export function answerMalformed(error: { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const message = `'${request.originalUrl}' is not a valid url component`
  send(request, reply, jsonAnswer(error.statusCode ?? 400, { success: false, error: message }))
}

/** Answers OPTIONS, preflight or not. A plugin, so that its headers are not set for other methods. */
export async function preflights(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...SHARED, 'x-request-id': request.id })
    done()
  })
  await app.register(cors, {
    origin: '*',
    exposedHeaders: EXPOSED,
    maxAge: 86_400,
    strictPreflight: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  })
}

/** Refuses requests without a valid Host header; all others know their place. */
export function requirePlace(places: Places): onRequestHookHandler {
  return (request, reply, done) => {
    const place = places.of(request.raw)
    if (!place) return send(request, reply, withoutHost())
    request.place = place
    done()
  }
}

/** Reads the body within the limits of size, memory, rate and concurrency. */
export function readBodies(settings: RouterSettings): preHandlerHookHandler {
  const bodies = new Bodies({
    largest: settings.MAX_BODY_BYTES,
    memory: settings.LARGE_BODIES_BYTES,
    byAddress: settings.BODIES_BY_ADDRESS,
    leastRate: settings.BODY_BYTES_PER_SECOND,
    graceMs: settings.BODY_GRACE_SECONDS * 1_000,
  })
  return (request, reply, done) => {
    request.clientAddress = clientAddress(
      { remoteAddress: request.socket.remoteAddress, headers: request.headers },
      settings,
    )
    bodies.read(request.raw, reply.raw, request.clientAddress).then((content) => {
      request.content = content
      done()
    }, done)
  }
}

/** Counts requests against the limit of their address before they are answered. A refusal is 429 with `Retry-After`. */
export function countRequests({ checkout }: Pick<Backend, 'checkout'>): preHandlerHookHandler {
  return (request, _reply, done) => {
    checkout.admit(request.clientAddress).then(() => {
      request.isAdmitted = true
      done()
    }, done)
  }
}

/**
 * Refuses requests while too many are being answered. A request counts from the end of its body until its answer is
 * written: neither an unfinished body nor a slow reader takes a slot. So this wraps the handlers of the routes that are
 * registered after it; hooks would release the slot when the caller has read the answer.
 * `inFlight` counts them.
 */
export function limitInFlight(most: number, inFlight = { count: 0 }): onRouteHookHandler {
  return (options) => {
    const { handler } = options
    options.handler = async function bounded(request, reply) {
      if (inFlight.count >= most) return send(request, reply, overloaded())
      inFlight.count += 1
      try {
        await handler.call(this, request, reply)
      } finally {
        inFlight.count -= 1
      }
    }
  }
}

function withoutHost(): Answer {
  return jsonAnswer(400, { success: false, error: 'The Host header is missing or malformed' })
}

function overloaded(): Answer {
  return jsonAnswer(
    503,
    { success: false, error: 'Too many requests are being served; try again', retryAfter: 1 },
    { 'retry-after': '1' },
  )
}

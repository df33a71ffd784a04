import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { errorAnswer, jsonAnswer } from '../../rest-compat/answer.ts'
import { documentAnswer } from '../../rest-compat/documents.ts'
import { RestDoor } from '../../rest-compat/door.ts'
import { limitConnections } from '../../subgraphs/kit/net/connections/limitConnections.ts'
import type { Backend } from '../boot/boot.ts'
import { MAX_TOKENS } from '../graph/limits.ts'
import { clientAddress } from '../limits/clientAddress.ts'
import { connectionLimitOf } from '../limits/connectionLimit.ts'
import type { Place } from '../origins/origins.ts'
import type { Pages } from '../pages/index.ts'
import { keyAnswer } from '../receipts/documents.ts'
import { Bodies } from './bodies.ts'
import { devnetTransactions } from './devnetTransactions.ts'
import { devnetWallets } from './devnetWallets.ts'
import { GraphDocuments } from './graphDocuments.ts'
import { openGraphqlDoor } from './graphql/door.ts'
import { graphqlProbe } from './graphql/probe.ts'
import { healthAnswer, readyAnswer } from './health.ts'
import { notAllowed } from './notAllowed.ts'
import { receiptAnswer } from './receipts.ts'
import { restRunner } from './restCalls.ts'
import { sessionAnswer } from './sessionAnswer.ts'
import { watchSilentConnections } from './silentConnections.ts'
import { asPublicError } from './unavailable.ts'

/** Headers that browsers' payment clients read and send. */
const EXPOSED = [
  'PAYMENT-REQUIRED',
  'PAYMENT-RESPONSE',
  'Payment-Receipt',
  'X-PAYMENT-RESPONSE',
  'WWW-Authenticate',
  'X-Request-ID',
  'X-Data-Source',
  'Retry-After',
]

/** Every answer may be read from any site. */
const SHARED = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED.join(', ') }

/** How long the largest request and its headers may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT_MS = 300_000
const HEADERS_TIMEOUT_MS = 10_000
/** Interval of the check for timed-out connections, in milliseconds. */
const CONNECTIONS_CHECK_MS = 2_000

/** Paths for monitoring. */
const PROBE = /^\/(health|ready)(\?|$)/
const NO_BODY = Buffer.alloc(0)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

interface Arrival {
  readonly request: FastifyRequest
  readonly place: Place
  readonly body: Buffer
  readonly clientAddress: string | null
}

/** One step of the pipeline: an answer, or null to try the next one. */
type Step = (arrival: Arrival) => Promise<Answer | null> | Answer | null

/** The HTTP server. Reading its list of steps is reading the router. */
export async function httpServer(backend: Backend, pages: Pick<Pages, 'answer'>): Promise<FastifyInstance> {
  const {
    catalogue,
    checkout,
    config,
    db,
    graph,
    keyRing,
    ledger,
    log,
    media,
    money,
    operations,
    origins,
    signer,
    signIn,
  } = backend
  const settings = config.router
  const rest = new RestDoor(catalogue, await restRunner(checkout, catalogue, graph))
  const graphql = await openGraphqlDoor(
    { checkout, operations, schema: graph.schema, maxTokens: MAX_TOKENS, settings, log },
    graphqlProbe(catalogue),
  )
  const books = { ledger, pool: db.pool, signer }
  const payment = { network: money.network.id, asset: money.network.usdc }
  const documents = new GraphDocuments(catalogue, money.network)
  const wallets = money.devnet && devnetWallets(money.chain, money.devnet)
  const transactions = money.devnet && devnetTransactions(money.chain, money.network)

  const steps: readonly Step[] = [
    ({ request, place }) =>
      isRead(request) && place.service === 'gateway' && place.path === '/health' ? healthAnswer(backend) : null,
    ({ request, place }) =>
      isRead(request) && place.service === 'gateway' && place.path === '/ready' ? readyAnswer(backend) : null,
    ({ request, place, body, clientAddress }) =>
      place.service === 'gateway' && place.path === '/graphql'
        ? graphql.answer({
            method: request.method,
            url: place.url,
            headers: request.headers,
            body,
            requestId: request.id,
            clientAddress,
          })
        : null,
    ({ request, place }) =>
      place.service === 'gateway' && place.path === '/session'
        ? sessionAnswer({ method: request.method, url: place.url, headers: request.headers }, signIn)
        : null,
    ({ request, place }) => (isRead(request) ? keyAnswer(keyRing, signer, place) : null),
    ({ request, place }) => (isRead(request) && place.service === 'gateway' ? receiptAnswer(place.path, books) : null),
    ({ request, place }) =>
      isRead(request)
        ? documentAnswer(
            place.service,
            place.path,
            (service) => origins.baseUrlFrom(place, service),
            catalogue,
            payment,
          )
        : null,
    ({ request, place }) =>
      isRead(request) && place.service === 'gateway'
        ? documents.answer(place, (service) => origins.baseUrlFrom(place, service), request.headers)
        : null,
    ({ request, place }) => (place.service === 'gateway' && wallets ? wallets(request.method, place.path) : null),
    ({ request, place }) =>
      isRead(request) && place.service === 'gateway' && transactions ? transactions(place.path) : null,
    ({ request, place }) =>
      isRead(request) ? pages.answer(place.path, place, String(request.headers['accept-encoding'] ?? '')) : null,
    ({ request, place, body, clientAddress }) =>
      rest.answer({
        service: place.service,
        method: request.method,
        path: place.path,
        query: place.query,
        url: place.url,
        headers: request.headers,
        body,
        requestId: request.id,
        clientAddress,
        baseUrl: place.baseUrl,
      }),
  ]

  const bodies = new Bodies({
    largest: settings.MAX_BODY_BYTES,
    memory: settings.LARGE_BODIES_BYTES,
    byAddress: settings.BODIES_BY_ADDRESS,
    leastRate: settings.BODY_BYTES_PER_SECOND,
    graceMs: settings.BODY_GRACE_SECONDS * 1_000,
  })
  const app = Fastify({
    // Only failures are logged, with the request id that the caller got.
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    exposeHeadRoutes: false,
    // Requests that the framework cannot route (a malformed escape in the path) also get the contract's error shape.
    frameworkErrors: (error, request, reply) => {
      send(request, reply, jsonAnswer(error.statusCode ?? 400, { success: false, error: error.message }))
    },
  })
  // Behind a proxy all connections have its address.
  if (!settings.TRUST_PROXY) limitConnections(app.server, connectionLimitOf(settings))
  const endSilentConnections = watchSilentConnections(app.server)
  app.addHook('preClose', async () => endSilentConnections())
  app.addHook('onClose', () => graphql.stop())
  // Registered in its own scope, so that it handles only OPTIONS.
  await app.register((preflights) => {
    preflights.addHook('onRequest', (request, reply, done) => {
      reply.headers({ ...SHARED, 'x-request-id': request.id })
      done()
    })
    return preflights.register(cors, {
      origin: '*',
      exposedHeaders: EXPOSED,
      maxAge: 86_400,
      // An OPTIONS request that is no preflight is answered too.
      strictPreflight: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
    })
  })
  app.removeAllContentTypeParsers()
  // The handler reads the body, because it knows when the answer is sent.
  app.addContentTypeParser('*', (_request: FastifyRequest, _payload: unknown, done: (error: null) => void) =>
    done(null),
  )

  let inFlight = 0
  app.route({
    method: METHODS,
    url: '/*',
    handler: async (request, reply) => {
      const ticket = mediaTicketOf(request)
      if (ticket !== null) {
        reply.hijack()
        for (const [name, value] of Object.entries({ ...SHARED, 'x-request-id': request.id }))
          reply.raw.setHeader(name, value)
        return media.serve(request.raw, reply.raw, ticket)
      }
      // Monitoring must work while the server is busy.
      if (isProbe(request)) return send(request, reply, await answer(request, NO_BODY, null))
      const address = clientAddress({ remoteAddress: request.socket.remoteAddress, headers: request.headers }, settings)
      // A request counts as in flight once its body is complete: an unfinished one must not take a slot.
      const body = await bodies.read(request.raw, reply.raw, address)
      if (inFlight >= settings.MAX_IN_FLIGHT) return send(request, reply, overloaded())
      inFlight += 1
      try {
        send(request, reply, await answer(request, body, address))
      } finally {
        inFlight -= 1
      }
    },
  })

  app.setNotFoundHandler((request, reply) => {
    send(request, reply, notAllowed(request.method, [...METHODS, 'OPTIONS']))
  })

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const known = asPublicError(error)
    if (known) return send(request, reply, errorAnswer(known))
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'A request failed')
    send(
      request,
      reply,
      jsonAnswer(status, {
        success: false,
        error: status >= 500 ? 'The service failed unexpectedly' : error.message,
        requestId: request.id,
      }),
    )
  })
  return app

  /** Cheap check first: most requests are not for media and need no lookup. */
  function mediaTicketOf({ raw, headers }: FastifyRequest): string | null {
    return raw.url?.includes('/media/') ? media.ticketOf(origins.locate(raw.url, headers)) : null
  }

  async function answer(request: FastifyRequest, body: Buffer, address: string | null): Promise<Answer> {
    const place = origins.locate(request.raw.url ?? '/', request.headers)
    if (!place)
      return jsonAnswer(400, {
        success: false,
        error: 'The Host header is missing or malformed',
      })
    const arrival = { request, place, body, clientAddress: address }
    for (const step of steps) {
      const found = step(arrival)
      const answered = found instanceof Promise ? await found : found
      if (answered) return answered
    }
    throw new Error('The REST door answers whatever comes')
  }
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/** Whether a request is a health check, which no budget counts. */
function isProbe(request: FastifyRequest): boolean {
  return isRead(request) && PROBE.test(request.raw.url ?? '')
}

/** Writes an answer directly: Fastify's own reply would process each header once more. */
function send(request: FastifyRequest, reply: FastifyReply, { status, phrase, headers, body }: Answer): void {
  const length = hasBody(status) ? { 'content-length': body.length } : {}
  const all = { ...SHARED, 'x-request-id': request.id, ...headers, ...length }
  reply.raw.writeHead(status, phrase ?? STATUS_CODES[status], all)
  reply.hijack()
  reply.raw.end(body)
}

/** Whether answers of a status have a body, possibly empty (RFC 9110, 15.3.5 and 15.4.5). */
function hasBody(status: number): boolean {
  return status !== 204 && status !== 304
}

function overloaded(): Answer {
  return jsonAnswer(
    503,
    { success: false, error: 'Too many requests are being served; try again', retryAfter: 1 },
    { 'retry-after': '1' },
  )
}

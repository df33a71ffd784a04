import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ApolloServer } from '@apollo/server'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import type { TollgraphError } from '../../../../schema/errors.ts'
import { hostPort } from '../../../../schema/hostPort.ts'
import type { Keys } from '../../keys/keys.ts'
import { Drain } from '../../net/connections/drain.ts'
import { gather } from '../../net/gather.ts'
import { headerMap } from '../../net/http/headerMap.ts'
import { refuseBody } from '../../net/http/respond.ts'
import { listenOn } from '../../net/listen.ts'
import { activeTracing } from '../../tracing/tracing.ts'
import type { ServedRuntime } from '../runtime.ts'
import { RequestEnd } from '../scope.ts'
import { type AnswerSigner, answerSigner } from './answerKeys.ts'
import { bodyHash } from './bodyHash.ts'
import { ANSWER_HEADER, CONTEXT_HEADER } from './claims.ts'
import { type Context, ContextReader, ContextRefused, type KeyFinder, type TokenClaim } from './contextToken.ts'
import type { HandshakeDoor } from './handshake/handshakeDoor.ts'
import { HANDSHAKE_HEADER } from './handshake/handshakeToken.ts'
import { HANDSHAKE_PATH } from './handshake/serviceFacts.ts'
import { type SubgraphContext, startSubgraphServer } from './subgraphServer.ts'

/** Largest body of a router's request, in bytes: the largest client body plus a bill. */
const MAX_BYTES = 80_000_000

/** Largest body of a request that no router signed, in bytes. */
const MAX_UNSIGNED_BYTES = 100_000

const TOO_LARGE = 'The body is too large'
const BODY_TOO_LARGE = {
  status: 413,
  error: TOO_LARGE,
  fields: { errors: [{ message: TOO_LARGE, extensions: { code: 'BAD_REQUEST' } }] },
}

/** A subgraph served over HTTP. */
export interface ServedSubgraph {
  readonly port: number
  /** From now on `GET /health` answers 503, and each answer ends its connection; requests are served as before. */
  beginStop(): void
  /** Accepts no more connections; running requests have `drainMs` milliseconds to end. */
  stop(drainMs: number): Promise<void>
}

/** Settings and dependencies of a served subgraph. */
export interface ServeOptions {
  readonly host: string
  readonly port: number
  /** Finds the public keys of the installation's routers. */
  readonly keyOf: KeyFinder
  /** Claims the id of a token for all processes of the subgraph. */
  readonly claim: TokenClaim
  /** Sign the answers to routers. */
  readonly answerKeys: Keys
  /** Answers handshakes of routers; null for a subgraph without. */
  readonly handshake: HandshakeDoor | null
  /** Why a document that no router signed is not served, before it is validated: it is too large. Empty for any other. */
  unsignedErrors(document: string): readonly GraphQLError[]
  readonly log: Logger
  now(): Date
}

/**
 * Serves a subgraph as GraphQL over HTTP at `/graphql`: to the installation's routers by the toll specification, to
 * other clients what is free. `POST /handshake` tells the routers what this process is; `GET /health` answers 200 until it stops.
 */
export async function serveSubgraph(runtime: ServedRuntime, options: ServeOptions): Promise<ServedSubgraph> {
  const { handshake, unsignedErrors } = options
  const reader = new ContextReader({ ...options, audience: runtime.name })
  const sign = answerSigner(options.answerKeys)
  const graphql = await startSubgraphServer(runtime, options.log)
  let isStopping = false
  const server = createServer((request, response) => {
    const exchange = { request, response, runtime, reader, sign, graphql, handshake, unsignedErrors, isStopping }
    within(request, response, () => answer(exchange)).catch((error: unknown) => {
      options.log.error({ err: error }, 'A request to the subgraph failed')
      if (!response.headersSent) sendError(response, 500, 'INTERNAL', 'The service failed unexpectedly')
      else response.destroy()
    })
  })
  const drain = new Drain(server)
  const port = await listenOn(server, {
    host: options.host,
    port: options.port,
    refusal: (reason) =>
      `The subgraph cannot listen on ${hostPort(options.host, options.port)}: ${reason}. Set SUBGRAPH_PORT.`,
  })
  return {
    port,
    beginStop() {
      isStopping = true
      drain.begin()
    },
    async stop(drainMs) {
      await drain.close(drainMs, (requests) =>
        options.log.warn({ requests }, 'Requests of routers were cut off by the stop'),
      )
      await graphql.stop()
    },
  }
}

/** Traces a request as part of its sender's trace: only routers reach this port, or clients that may read all of it. */
function within(request: IncomingMessage, response: ServerResponse, work: () => Promise<void>): Promise<void> {
  const span = activeTracing()?.receive('subgraph request', request.headers, 'continue')
  if (!span) return work()
  response.once('close', () => {
    span.end({ 'http.response.status_code': response.statusCode }, response.statusCode >= 500)
  })
  return span.run(work)
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly runtime: ServedRuntime
  readonly reader: ContextReader
  readonly sign: AnswerSigner
  readonly graphql: ApolloServer<SubgraphContext>
  readonly handshake: HandshakeDoor | null
  readonly unsignedErrors: ServeOptions['unsignedErrors']
  readonly isStopping: boolean
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, runtime, reader, sign, graphql, handshake, unsignedErrors, isStopping } = exchange
  const { pathname, search } = targetOf(request)
  if (pathname === '/health')
    return send(response, isStopping ? 503 : 200, {}, JSON.stringify({ service: runtime.name }))
  if (handshake && pathname === HANDSHAKE_PATH) return answerHandshake(request, response, handshake, sign)
  if (pathname !== '/graphql') return sendError(response, 404, 'NOT_FOUND', 'The graph is at /graphql')
  const token = request.headers[CONTEXT_HEADER]
  // The signature is verified before the body is read: strangers may send little.
  const context = token === undefined ? null : await readContext(reader, String(token))
  if (context instanceof ContextRefused)
    return sendError(response, 401, 'UNAUTHENTICATED', `The ${CONTEXT_HEADER} is refused: ${context.message}`)
  const body = await readBody(request, context ? MAX_BYTES : MAX_UNSIGNED_BYTES)
  if (body === null) return refuseBody(request, response, BODY_TOO_LARGE)
  if (context && context.body !== bodyHash(body))
    return sendError(response, 401, 'UNAUTHENTICATED', `The ${CONTEXT_HEADER} is refused: it is for another body`)
  if (context?.own?.verified && handshake?.isUnknownTo(context.own.verified))
    return sendSigned(response, sign, context.jti, 503, JSON.stringify(handshake.introduction))
  const parsed = parseBody(request, body)
  if (parsed === undefined) return sendError(response, 400, 'BAD_REQUEST', 'The body is not JSON')
  const document = context ? null : documentOf(parsed, search)
  const errors = document === null ? [] : unsignedErrors(document)
  if (errors.length > 0) return sendErrors(response, 400, errors.map(withCode))
  const end = abandonment(response)
  const answered = await graphql.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method ?? 'GET', headers: headerMap(request.headers), search, body: parsed },
    context: async () => ({ context, end }),
  })
  const text = answered.body.kind === 'complete' ? answered.body.string : ''
  const headers = Object.fromEntries(answered.headers)
  if (context) headers[ANSWER_HEADER] = await sign(context.jti, Buffer.from(text))
  send(response, answered.status ?? 200, headers, text)
}

/** The path and query of a request, also where the path begins with two slashes; both empty for what is no URL. */
function targetOf({ url = '/' }: IncomingMessage): { readonly pathname: string; readonly search: string } {
  const whole = url.startsWith('/') ? `http://subgraph${url}` : url
  return URL.canParse(whole) ? new URL(whole) : { pathname: '', search: '' }
}

/** The document of a request, in its body or its URL; null where it has none. */
function documentOf(body: unknown, search: string): string | null {
  const given = body === null ? new URLSearchParams(search).get('query') : (body as { query?: unknown }).query
  return typeof given === 'string' ? given : null
}

function withCode({ message, extensions }: GraphQLError): GraphQLFormattedError {
  return { message, extensions: { code: 'GRAPHQL_PARSE_FAILED', ...extensions } }
}

async function answerHandshake(
  request: IncomingMessage,
  response: ServerResponse,
  handshake: HandshakeDoor,
  sign: AnswerSigner,
): Promise<void> {
  const jti = await handshake.claim(String(request.headers[HANDSHAKE_HEADER] ?? ''))
  if (jti === null)
    return sendError(response, 401, 'UNAUTHENTICATED', 'The handshake is refused: it has another SECRET')
  await sendSigned(response, sign, jti, 200, JSON.stringify(handshake.facts))
}

async function sendSigned(response: ServerResponse, sign: AnswerSigner, jti: string, status: number, body: string) {
  send(response, status, { [ANSWER_HEADER]: await sign(jti, Buffer.from(body)) }, body)
}

function readContext(reader: ContextReader, token: string): Promise<Context | ContextRefused> {
  return reader.read(token).catch((error: unknown) => {
    if (error instanceof ContextRefused) return error
    throw error
  })
}

class BodyTooLarge extends Error {}

/** The whole body; null as soon as it is larger than allowed. The request is not destroyed: it still gets an answer. */
function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const body = request.iterator({ destroyOnReturn: false })
  return gather(body, maxBytes, () => new BodyTooLarge()).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return null
    throw error
  })
}

function parseBody({ method }: IncomingMessage, body: Buffer): unknown {
  if (method === 'GET') return null
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // The caller answers 400.
    return undefined
  }
}

/** Ends when the client disconnects before the answer: its request timed out, or it died. */
function abandonment(response: ServerResponse): RequestEnd {
  const end = new RequestEnd()
  response.once('close', () => {
    if (!response.writableFinished) end.now(new Error('The router disconnected'))
  })
  return end
}

function sendError(response: ServerResponse, status: number, code: TollgraphError['code'], message: string): void {
  sendErrors(response, status, [{ message, extensions: { code } }])
}

function sendErrors(response: ServerResponse, status: number, errors: readonly GraphQLFormattedError[]): void {
  send(response, status, {}, JSON.stringify({ errors }))
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body)
}

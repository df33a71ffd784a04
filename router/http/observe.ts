import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Attributes, TraceTrust, Tracing } from '../../subgraphs/kit/tracing/tracing.ts'
import type { Door, RequestMeter } from '../metrics/requestMeter.ts'
import { type CallNotes, callNotes } from '../payments/protocol/callNotes.ts'
import type { AccessLog } from './accessLog.ts'
import type { EndedRequest } from './endedRequest.ts'

/** What watches the requests; null for what is off. */
export interface Observers {
  readonly meter: RequestMeter | null
  readonly accessLog: AccessLog | null
  readonly tracing: Tracing | null
  /** Whether a request continues the trace of its sender. */
  readonly trust: TraceTrust
}

/** Measures each request until its answer is written. Registers nothing where nothing watches. */
export function observeRequests(app: FastifyInstance, { meter, accessLog, tracing, trust }: Observers): void {
  if (!meter && !accessLog && !tracing) return
  app.addHook('onRequest', (request, reply, done) => {
    const begunAt = performance.now()
    request.notes = callNotes()
    const span = tracing?.receive(request.method, request.headers, trust)
    // Hijacked answers end here too, and so does a request whose client has left.
    reply.raw.once('close', () => {
      const ended = endedRequest(request, reply.raw, performance.now() - begunAt, span?.traceId ?? null)
      meter?.ended(ended.labels, ended.status ?? 'aborted', request.isStream ? null : ended.ms / 1_000)
      accessLog?.write(request, ended)
      span?.end(attributesOf(request, ended), (ended.status ?? 0) >= 500)
    })
    // What follows, the handler included, runs in the context of the span.
    if (span) span.run(done)
    else done()
  })
}

function endedRequest(
  request: FastifyRequest,
  { statusCode, writableFinished }: Written,
  ms: number,
  traceId: string | null,
): EndedRequest {
  // A request that no route took, such as one with an unknown method, has neither.
  const { config, url = '*' } = request.routeOptions
  const { door = 'other', operation } = config ?? {}
  const notes = request.notes
  return {
    labels: {
      door,
      service: door === 'graphql' ? 'graphql' : (request.place?.service ?? 'none'),
      operation: operation ?? notes?.operation ?? 'none',
    },
    route: url,
    // A stream ends when its client leaves: that is no failure.
    status: writableFinished || request.isStream ? statusCode : null,
    ms,
    bytes: request.sentBytes,
    payment: notes?.payment ?? null,
    traceId,
  }
}

/** Attributes of a request's span, in OpenTelemetry's words where it has them. */
function attributesOf({ id, method }: FastifyRequest, ended: EndedRequest): Attributes {
  const { labels, payment, route, status } = ended
  return {
    'http.request.method': method,
    'http.route': route,
    'tollgraph.door': labels.door,
    'tollgraph.service': labels.service,
    'tollgraph.operation': labels.operation,
    'tollgraph.request_id': id,
    ...(status === null ? { 'error.type': 'aborted' } : { 'http.response.status_code': status }),
    ...(payment === null ? {} : { 'tollgraph.payment': payment }),
  }
}

interface Written {
  readonly statusCode: number
  readonly writableFinished: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How requests of the route are named in metrics; default: `other`. */
    door?: Door
    /** Default: what the request's call notes. */
    operation?: string
  }
  interface FastifyRequest {
    /** Filled in by the checkout where requests are observed; null elsewhere. */
    notes: CallNotes | null
    /** Length of the answer's body, once it is known. */
    sentBytes: number | null
    /** Whether the answer is a stream without an end of its own. */
    isStream: boolean
  }
}

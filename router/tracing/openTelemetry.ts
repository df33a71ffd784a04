import type { IncomingHttpHeaders } from 'node:http'
import {
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type Attributes as SpanAttributes,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { Resource } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { Logger } from 'pino'
import { TollgraphError } from '../../schema/errors.ts'
import { orAfter } from '../../subgraphs/kit/async/timeout.ts'
import type { RequestSpan, TraceTrust, Tracing } from '../../subgraphs/kit/tracing/tracing.ts'
import type { TracingSettings } from './settings.ts'

/** Longest wait for the collector when the process stops, in milliseconds. */
const LAST_EXPORT_MS = 2_000

/** Where spans go, and which. */
export interface OpenTelemetryOptions
  extends Pick<
    TracingSettings,
    'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_RESOURCE_ATTRIBUTES' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
  > {
  readonly url: string
  /** `service.name`. */
  readonly name: string
  /** `service.version`. */
  readonly version: string
  readonly log: Logger
}

/**
 * Traces by OpenTelemetry's SDK, exported in batches as OTLP over HTTP with JSON. The SDK is registered for the process, so
 * spans of libraries (@apollo/gateway's planning and execution) are parts of the same traces.
 */
export function openTracing(options: OpenTelemetryOptions): { readonly tracing: Tracing; stop(): Promise<void> } {
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_RESOURCE_ATTRIBUTES: attributes, log, name, url, version } = options
  const propagator = new W3CTraceContextPropagator()
  const provider = new NodeTracerProvider({
    resource: new Resource({ ...attributes, 'service.name': name, 'service.version': version }),
    sampler: samplerOf(options),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, headers }))],
  })
  diag.setLogger(
    {
      error: (message) => log.warn({ collector: url }, `Traces cannot be exported: ${message}`),
      warn: (message) => log.warn({ collector: url }, message),
      info: () => {},
      debug: () => {},
      verbose: () => {},
    },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  provider.register({ propagator })
  const tracer = provider.getTracer('tollgraph', version)
  return {
    tracing: tracingBy(tracer, propagator),
    async stop() {
      // A collector that does not answer must not hold the stop up.
      const flushed = provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'The last spans are lost'))
      await orAfter(LAST_EXPORT_MS, flushed, () => {})
      trace.disable()
      context.disable()
      propagation.disable()
      diag.disable()
    },
  }
}

function tracingBy(tracer: Tracer, propagator: W3CTraceContextPropagator): Tracing {
  return {
    receive(name, headers, trust) {
      const span = begin(tracer, propagator, name, headers, trust)
      return requestSpan(span)
    },
    within(name, attributes, work) {
      return tracer.startActiveSpan(name, { attributes: { ...attributes } }, async (span) => {
        try {
          return await work()
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    headers() {
      const made: Record<string, string> = {}
      propagator.inject(context.active(), made, {
        set: (carrier, key, value) => {
          carrier[key] = value
        },
      })
      return made
    },
  }
}

function begin(
  tracer: Tracer,
  propagator: W3CTraceContextPropagator,
  name: string,
  headers: IncomingHttpHeaders,
  trust: TraceTrust,
): Span {
  const received = propagator.extract(ROOT_CONTEXT, headers, {
    get: (carrier, key) => carrier[key],
    keys: (carrier) => Object.keys(carrier),
  })
  const kind = SpanKind.SERVER
  if (trust === 'continue') return tracer.startSpan(name, { kind }, received)
  // A client must not decide which traces are kept, nor write into one of ours.
  const sender = trace.getSpanContext(received)
  return tracer.startSpan(name, { kind, root: true, links: sender ? [{ context: sender }] : [] }, ROOT_CONTEXT)
}

function requestSpan(span: Span): RequestSpan {
  const within = trace.setSpan(ROOT_CONTEXT, span)
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(within, work),
    end(attributes, isFailed) {
      span.setAttributes(attributes as SpanAttributes)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** A refusal that is the client's doing is no failure. Messages stay out: they may quote what a client sent. */
function fail(span: Span, error: unknown): void {
  const isKnown = error instanceof TollgraphError
  const type = isKnown ? error.code : error instanceof Error ? error.name : typeof error
  span.setAttribute('error.type', type)
  if (!isKnown || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: OpenTelemetryOptions): Sampler {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(share)
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) })
  }
}

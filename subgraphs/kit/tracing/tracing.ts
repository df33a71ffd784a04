import type { IncomingHttpHeaders } from 'node:http'

/** Attributes of a span. They never hold secrets, credentials, or values that a client sent. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Whether the sender of a request decides if its trace is kept: a proxy or router of ours does, a client does not. */
export type TraceTrust = 'continue' | 'link'

/** The span of a request that was received. */
export interface RequestSpan {
  readonly traceId: string
  /** Runs work within the span: spans that begin in it, and in what it starts, are its children. */
  run<Value>(work: () => Value): Value
  /** Ends the span; `isFailed` where the server failed. */
  end(attributes: Attributes, isFailed: boolean): void
}

/** Writes spans. */
export interface Tracing {
  /**
   * Begins the span of a request by its W3C `traceparent` header: as part of its sender's trace (`continue`), or as a trace of
   * its own that links to it.
   */
  receive(name: string, headers: IncomingHttpHeaders, trust: TraceTrust): RequestSpan
  /** Runs work in a span below the current one; a rejection ends the span as failed. */
  within<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value>
  /** The W3C headers that name the current span to another process. */
  headers(): Readonly<Record<string, string>>
}

const NO_HEADERS: Readonly<Record<string, string>> = {}

/**
 * One for the process, as in OpenTelemetry: a span finds its parent by the asynchronous context, which is one for the process
 * too. Null while tracing is off, which then costs a comparison for each span.
 */
let current: Tracing | null = null

/** Switches tracing on for this process, or off with null. */
export function setTracing(tracing: Tracing | null): void {
  current = tracing
}

/** What writes spans; null while tracing is off. */
export function activeTracing(): Tracing | null {
  return current
}

/**
 * Runs work in a span; while tracing is off, just runs it.
 *
 * @example
 *   const bill = await traced('bill', {}, () => drawBill(priced, quote))
 */
export function traced<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value> {
  return current ? current.within(name, attributes, work) : work()
}

/** The headers that name the current span to another process; none while tracing is off. */
export function traceHeaders(): Readonly<Record<string, string>> {
  return current ? current.headers() : NO_HEADERS
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Where a request comes in; pages, documents and monitoring are `other`. */
export type Door = 'graphql' | 'rest' | 'mcp' | 'media' | 'other'

/** How a request is named in metrics. Every value comes from the catalogue or the code, never from a client. */
export interface RequestLabels {
  readonly door: Door
  /** The service of a documented path; `graphql` for operations of clients. */
  readonly service: string
  /** Name of a documented operation, path of a page, or kind of a client's operation. */
  readonly operation: string
}

/** Latencies of requests, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Requests by door, service and operation: how many, how they ended, how long they took. */
export class RequestMeter {
  readonly #requests = new Counter({
    name: 'tollgraph_requests_total',
    help: 'Requests by how they ended: 2xx, 3xx, 402, 4xx, 5xx, or aborted by the client before the answer was written.',
    labelNames: ['door', 'service', 'operation', 'status'],
    registers: [],
  })
  readonly #seconds = new Histogram({
    name: 'tollgraph_request_seconds',
    help: 'Time from the headers of a request to the last byte of its answer; live streams are left out.',
    labelNames: ['door', 'service', 'operation'],
    buckets: BUCKETS,
    registers: [],
  })
  readonly #inFlight: Gauge

  /** `inFlight`: requests that are being answered now. */
  constructor(inFlight: { readonly count: number }) {
    this.#inFlight = new Gauge({
      name: 'tollgraph_requests_in_flight',
      help: 'Requests that are being answered now, of at most MAX_IN_FLIGHT.',
      registers: [],
      collect() {
        this.set(inFlight.count)
      },
    })
  }

  /** Counts a request that ended. `seconds` is null for a stream, whose length is its client's choice. */
  ended(labels: RequestLabels, status: number | 'aborted', seconds: number | null): void {
    const { door, service, operation } = labels
    this.#requests.inc({ door, service, operation, status: classOf(status) })
    if (seconds !== null) this.#seconds.observe({ door, service, operation }, seconds)
  }

  register(registry: Registry): void {
    registry.registerMetric(this.#requests)
    registry.registerMetric(this.#seconds)
    registry.registerMetric(this.#inFlight)
  }
}

/** 402 is a class of its own: it is the usual answer to a first request, no error. */
function classOf(status: number | 'aborted'): string {
  return status === 402 || status === 'aborted' ? String(status) : `${Math.floor(status / 100)}xx`
}

import { Counter, Histogram, type Registry } from 'prom-client'
import type { FetchMeter as Fetches, FetchOutcome } from '../graph/fetch.ts'

/** Latencies of fetches from services, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Fetches of operations from services: how many, how they ended, how long they took. */
export class FetchMeter implements Fetches {
  readonly #fetches = new Counter({
    name: 'tollgraph_fetches_total',
    help: 'Fetches from a service: answered, answered with errors of some fields (partial), or without data (failed).',
    labelNames: ['service', 'outcome'],
    registers: [],
  })
  readonly #seconds = new Histogram({
    name: 'tollgraph_fetch_seconds',
    help: 'Time until a service answered a fetch.',
    labelNames: ['service'],
    buckets: BUCKETS,
    registers: [],
  })

  fetched(service: string, outcome: FetchOutcome, ms: number): void {
    this.#fetches.inc({ service, outcome })
    this.#seconds.observe({ service }, ms / 1_000)
  }

  register(registry: Registry): void {
    registry.registerMetric(this.#fetches)
    registry.registerMetric(this.#seconds)
  }
}

import { Counter, Histogram, type Registry } from 'prom-client'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import type { CallMeter, CallOutcome } from '../../subgraphs/kit/upstream/upstream.ts'
import { portNeed } from '../offer/needs.ts'
import { usd } from './usd.ts'

/** Latencies of companies, in seconds. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 100]

/** The calls of this process to one company. */
export interface CompanyCalls {
  readonly company: string
  readonly answered: number
  /** The company answered with an error. */
  readonly refused: number
  /** No answer. */
  readonly failed: number
  /** Mean time until an answer was read, in milliseconds; calls that failed count with the time until they did. */
  readonly meanMs: number
}

/** What companies are asked and cost, and what the fields that need them earn. */
export class ProviderMeter implements CallMeter {
  readonly #costs: ReadonlyMap<string, AtomicUsdc>
  readonly #calls = new Counter({
    name: 'tollgraph_provider_calls_total',
    help: 'Calls to companies: answered, refused (their error) or failed (no answer).',
    labelNames: ['company', 'outcome'],
    registers: [],
  })
  readonly #seconds = new Histogram({
    name: 'tollgraph_provider_call_seconds',
    help: 'Time until an answer of a company was read.',
    labelNames: ['company'],
    buckets: BUCKETS,
    registers: [],
  })
  readonly #cost = new Counter({
    name: 'tollgraph_provider_cost_usd_total',
    help: 'Cost of these calls by PROVIDER_COSTS_USD.',
    labelNames: ['company'],
    registers: [],
  })
  readonly #revenue = new Counter({
    name: 'tollgraph_port_revenue_usd_total',
    help: 'What paid answers of this process charged for fields that need a port (docs/providers.md).',
    labelNames: ['port'],
    registers: [],
  })

  /** `costs`: of one call, by company. */
  constructor(costs: ReadonlyMap<string, AtomicUsdc>) {
    this.#costs = costs
  }

  count(company: string, outcome: CallOutcome, ms: number): void {
    this.#calls.inc({ company, outcome })
    this.#seconds.observe({ company }, ms / 1000)
    const cost = this.#costs.get(company)
    if (cost !== undefined && outcome !== 'failed') this.#cost.inc({ company }, usd(cost))
  }

  /** Counts a charged line. */
  earned({ service, ports }: Pick<FieldFacts, 'service' | 'ports'>, amount: AtomicUsdc): void {
    for (const port of ports) this.#revenue.inc({ port: portNeed(service ?? '', port) }, usd(amount))
  }

  /** All calls since this process began, by company; companies without calls are left out. */
  async calls(): Promise<CompanyCalls[]> {
    const [{ values: counts }, { values: seconds }] = await Promise.all([this.#calls.get(), this.#seconds.get()])
    const sumOf = new Map(
      seconds
        .filter(({ metricName }) => metricName?.endsWith('_sum'))
        .map(({ labels, value }) => [labels.company, value]),
    )
    const companies = [...new Set(counts.map(({ labels }) => String(labels.company)))].toSorted()
    return companies.map((company) => {
      const count = (outcome: CallOutcome) =>
        counts.find(({ labels }) => labels.company === company && labels.outcome === outcome)?.value ?? 0
      const [answered, refused, failed] = [count('answered'), count('refused'), count('failed')]
      const meanMs = Math.round(((sumOf.get(company) ?? 0) * 1_000) / (answered + refused + failed))
      return { company, answered, refused, failed, meanMs }
    })
  }

  register(registry: Registry): void {
    registry.registerMetric(this.#calls)
    registry.registerMetric(this.#seconds)
    registry.registerMetric(this.#cost)
    registry.registerMetric(this.#revenue)
  }
}

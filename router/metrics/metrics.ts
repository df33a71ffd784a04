import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** States in which a payment is on its way to one at rest. */
const UNDER_WAY = ['RESERVED', 'EXECUTED', 'SETTLING', 'PENDING', 'REFUNDING'] as const
/** States in which a refund is owed; STUCK wants an operator. */
const OWED = ['REQUESTED', 'SENDING', 'STUCK'] as const
const ATOMIC_UNITS_PER_USD = 1_000_000

/** Metrics as they are scraped. */
export interface Metrics {
  readonly contentType: string
  /** The page that a scrape gets. Throws when the ledger cannot be asked. */
  scrape(): Promise<string>
}

/**
 * What an operator watches, in Prometheus' words: the process, and what the ledger has not brought to an end. The ledger
 * is asked at each scrape, over the few rows that are under way.
 */
export function openMetrics(pool: Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'tollgraph_' })
  const payments = gauge(registry, 'tollgraph_payments_under_way', 'Payments that are not at rest, by state.', [
    'state',
  ])
  const oldest = gauge(registry, 'tollgraph_payment_oldest_seconds', 'Age of the oldest payment under way, by state.', [
    'state',
  ])
  const refunds = gauge(registry, 'tollgraph_refunds_owed', 'Refunds that are not on chain; STUCK wants an operator.', [
    'state',
  ])
  const owed = gauge(registry, 'tollgraph_refunds_owed_usd', 'What these refunds come to.', ['state'])
  return {
    contentType: registry.contentType,
    async scrape() {
      await ask()
      return registry.metrics()
    },
  }

  async function ask(): Promise<void> {
    const [ofPayments, ofRefunds] = await Promise.all([
      pool.query(
        `SELECT state, count(*)::int AS count, extract(epoch FROM now() - min(created_at))::float8 AS age
         FROM ledger.payment WHERE state = ANY ($1) GROUP BY state`,
        [UNDER_WAY],
      ),
      pool.query(
        `SELECT state, count(*)::int AS count, sum(amount)::float8 AS amount FROM ledger.refund WHERE state = ANY ($1) GROUP BY state`,
        [OWED],
      ),
    ])
    for (const state of UNDER_WAY) {
      const row = ofPayments.rows.find((candidate) => candidate.state === state)
      payments.set({ state }, row?.count ?? 0)
      oldest.set({ state }, row?.age ?? 0)
    }
    for (const state of OWED) {
      const row = ofRefunds.rows.find((candidate) => candidate.state === state)
      refunds.set({ state }, row?.count ?? 0)
      owed.set({ state }, (row?.amount ?? 0) / ATOMIC_UNITS_PER_USD)
    }
  }
}

function gauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

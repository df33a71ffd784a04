import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Pool } from '../../prisma/database.ts'
import { currentOutflow, type OutflowCaps } from '../../prisma/ledger/disbursementClaims.ts'
import { OWED_STATES } from '../../prisma/ledger/disbursementStates.ts'
import { disbursementsOwed, paymentsUnderWay, UNDER_WAY } from '../../prisma/ledger/underWay.ts'
import { ZERO_USDC } from '../../schema/money.ts'
import type { RefundKeys } from '../payments/checkout/refundKeys.ts'
import type { ProviderMeter } from './providerMeter.ts'
import { usd } from './usd.ts'

/** Metrics for scraping. */
export interface Metrics {
  readonly contentType: string
  /** The scraped page. Throws when the ledger cannot be read. */
  scrape(): Promise<string>
}

/**
 * The operator's Prometheus metrics: the process, unfinished payments, refunds and payouts, balances of refund keys, and the
 * used part of the caps, and what companies are asked. Each scrape queries ledger and chains, over the few unfinished rows.
 */
export function openMetrics(pool: Pool, keys: RefundKeys, caps: OutflowCaps, providers: ProviderMeter): Metrics {
  const registry = new Registry()
  providers.register(registry)
  collectDefaultMetrics({ register: registry, prefix: 'tollgraph_' })
  const payments = gauge(registry, 'tollgraph_payments_under_way', 'Payments that are not at rest, by state.', [
    'state',
  ])
  const oldest = gauge(registry, 'tollgraph_payment_oldest_seconds', 'Age of the oldest payment under way, by state.', [
    'state',
  ])
  const refunds = gauge(
    registry,
    'tollgraph_refunds_owed',
    'Refunds that are not on chain; STUCK and NEEDS_APPROVAL want an operator.',
    ['state'],
  )
  const owed = gauge(registry, 'tollgraph_refunds_owed_usd', 'What these refunds come to.', ['state'])
  const balances = gauge(registry, 'tollgraph_refund_key_usd', 'What a refund key holds, by network (CAIP-2).', [
    'network',
    'address',
  ])
  const outflow = gauge(
    registry,
    'tollgraph_refund_outflow_usd',
    'Refunds and payouts of the present clock hour and day (UTC) that count against the caps.',
    ['window'],
  )
  const limits = gauge(registry, 'tollgraph_refund_cap_usd', 'Most of it that is sent without approval.', ['window'])
  limits.set({ window: 'hour' }, usd(caps.hour))
  limits.set({ window: 'day' }, usd(caps.day))
  return {
    contentType: registry.contentType,
    async scrape() {
      await Promise.all([ask(), askKeys()])
      return registry.metrics()
    },
  }

  async function askKeys(): Promise<void> {
    const found = await keys.balances()
    // A key whose chain does not answer has no sample: an old balance would hide that it is unknown.
    balances.reset()
    for (const { network, address, balance } of found)
      if (balance !== null) balances.set({ network, address }, usd(balance))
  }

  async function ask(): Promise<void> {
    const [left, ofPayments, ofDisbursements] = await Promise.all([
      currentOutflow(pool),
      paymentsUnderWay(pool),
      disbursementsOwed(pool),
    ])
    outflow.set({ window: 'hour' }, usd(left.hour))
    outflow.set({ window: 'day' }, usd(left.day))
    for (const state of UNDER_WAY) {
      const found = ofPayments.get(state)
      payments.set({ state }, found?.count ?? 0)
      oldest.set({ state }, found?.age ?? 0)
    }
    for (const state of OWED_STATES) {
      const found = ofDisbursements.get(state)
      refunds.set({ state }, found?.count ?? 0)
      owed.set({ state }, usd(found?.amount ?? ZERO_USDC))
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

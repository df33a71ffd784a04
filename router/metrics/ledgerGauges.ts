import { Gauge, type Registry } from 'prom-client'
import type { Pool } from '../../prisma/database.ts'
import { jobsWaiting } from '../../prisma/jobsWaiting.ts'
import { currentOutflow, type OutflowCaps } from '../../prisma/ledger/disbursementClaims.ts'
import { OWED_STATES } from '../../prisma/ledger/disbursementStates.ts'
import { disbursementsOwed, paymentsUnderWay, settlementsQueued, UNDER_WAY } from '../../prisma/ledger/underWay.ts'
import { ZERO_USDC } from '../../schema/money.ts'
import { usd } from './usd.ts'

/** What only the database knows: unfinished payments, refunds and payouts, the used part of the caps, waiting jobs. */
export class LedgerGauges {
  readonly #pool: Pool
  readonly #payments = gauge('tollgraph_payments_under_way', 'Payments that are not at rest, by state.', ['state'])
  readonly #oldest = gauge('tollgraph_payment_oldest_seconds', 'Age of the oldest payment under way, by state.', [
    'state',
  ])
  readonly #queued = gauge('tollgraph_settlements_queued', 'Payments handed over to be settled by another process.', [])
  readonly #queueLag = gauge('tollgraph_settlement_queue_lag_seconds', 'How long the oldest of them has waited.', [])
  readonly #refunds = gauge(
    'tollgraph_refunds_owed',
    'Refunds that are not on chain; STUCK and NEEDS_APPROVAL want an operator.',
    ['state'],
  )
  readonly #owed = gauge('tollgraph_refunds_owed_usd', 'What these refunds come to.', ['state'])
  readonly #outflow = gauge(
    'tollgraph_refund_outflow_usd',
    'Refunds and payouts of the present clock hour and day (UTC) that count against the caps.',
    ['window'],
  )
  readonly #limits = gauge('tollgraph_refund_cap_usd', 'Most of it that is sent without approval.', ['window'])
  readonly #jobs = gauge('tollgraph_jobs_waiting', 'Background jobs that are queued and due now or later.', ['job'])
  readonly #jobLag = gauge('tollgraph_job_lag_seconds', 'How long the oldest job that is due has been waiting.', [
    'job',
  ])
  readonly #jobsFailing = gauge(
    'tollgraph_jobs_failing',
    'Jobs whose last attempt failed; state "retrying", or "given_up" after the last attempt.',
    ['job', 'state'],
  )
  readonly #all = [
    this.#payments,
    this.#oldest,
    this.#queued,
    this.#queueLag,
    this.#refunds,
    this.#owed,
    this.#outflow,
    this.#jobs,
    this.#jobLag,
    this.#jobsFailing,
  ]

  constructor(pool: Pool, caps: OutflowCaps) {
    this.#pool = pool
    this.#limits.set({ window: 'hour' }, usd(caps.hour))
    this.#limits.set({ window: 'day' }, usd(caps.day))
  }

  register(registry: Registry): void {
    for (const each of [...this.#all, this.#limits]) registry.registerMetric(each)
  }

  /** Leaves the series out: old figures would hide that they are unknown. */
  forget(): void {
    for (const each of this.#all) each.reset()
  }

  /** Reads all figures, over one connection at a time. Throws when the database cannot be read. */
  async read(): Promise<void> {
    const left = await currentOutflow(this.#pool)
    const ofPayments = await paymentsUnderWay(this.#pool)
    const ofQueue = await settlementsQueued(this.#pool)
    const ofDisbursements = await disbursementsOwed(this.#pool)
    const ofJobs = await jobsWaiting(this.#pool)
    this.forget()
    this.#outflow.set({ window: 'hour' }, usd(left.hour))
    this.#outflow.set({ window: 'day' }, usd(left.day))
    for (const state of UNDER_WAY) {
      const found = ofPayments.get(state)
      this.#payments.set({ state }, found?.count ?? 0)
      this.#oldest.set({ state }, found?.age ?? 0)
    }
    this.#queued.set(ofQueue.count)
    this.#queueLag.set(ofQueue.age)
    for (const state of OWED_STATES) {
      const found = ofDisbursements.get(state)
      this.#refunds.set({ state }, found?.count ?? 0)
      this.#owed.set({ state }, usd(found?.amount ?? ZERO_USDC))
    }
    for (const { job, waiting, lag, retrying, givenUp } of ofJobs) {
      this.#jobs.set({ job }, waiting)
      this.#jobLag.set({ job }, lag)
      this.#jobsFailing.set({ job, state: 'retrying' }, retrying)
      this.#jobsFailing.set({ job, state: 'given_up' }, givenUp)
    }
  }
}

function gauge<Label extends string>(name: string, help: string, labelNames: Label[]): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [] })
}

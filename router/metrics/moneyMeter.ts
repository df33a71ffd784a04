import { Counter, Histogram, type Registry } from 'prom-client'
import type { DisbursementPurpose } from '../../prisma/ledger/disbursements.ts'
import type { Judgement } from '../../prisma/ledger/judgement.ts'
import { type AtomicUsdc, atomicUsdc, ZERO_USDC } from '../../schema/money.ts'
import type { Accounts, SettlementOutcome } from '../payments/checkout/accounts.ts'
import type { BillLine } from '../payments/protocol/bill.ts'
import { usd } from './usd.ts'

/** Time from reservation to settlement, in seconds. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 300, 1_800]

/**
 * The money that passes through this process: billed, paid, waived and refunded by service, settlements, refunds sent.
 * Counters begin at zero with each process; the ledger has the sums.
 */
export class MoneyMeter implements Accounts {
  readonly #sums = {
    billed: sum('billed', 'Billed for the lines of payments whose work is done.'),
    paid: sum('paid', 'Of these, charged.'),
    waived: sum('waived', 'Of these, never taken: the work gave no value.'),
    refunded: sum('refunded', 'Of these, taken and owed back.'),
  }
  readonly #settlements = new Counter({
    name: 'tollgraph_settlements_total',
    help: 'Settlements by outcome: settled, failed, or pending (the chain is asked again).',
    labelNames: ['network', 'outcome'],
    registers: [],
  })
  readonly #lag = new Histogram({
    name: 'tollgraph_settle_lag_seconds',
    help: 'Time from the reservation of a payment to its settlement, the work included.',
    labelNames: ['network'],
    buckets: BUCKETS,
    registers: [],
  })
  readonly #sent = new Counter({
    name: 'tollgraph_disbursed_usd_total',
    help: 'Refunds and payouts that this process found on chain.',
    labelNames: ['network', 'purpose'],
    registers: [],
  })

  judged(lines: readonly BillLine[], judgements: ReadonlyMap<number, Judgement>, rest: 'waived' | 'refunded'): void {
    for (const { amount, position, service } of lines) {
      const judgement = judgements.get(position)
      const charged = judgement?.outcome === 'CHARGED' ? judgement.charged : ZERO_USDC
      this.#sums.billed.inc({ service }, usd(amount))
      this.#sums.paid.inc({ service }, usd(charged))
      this.#sums[rest].inc({ service }, usd(atomicUsdc(amount - charged)))
    }
  }

  settled(network: string, outcome: SettlementOutcome, lagMs: number): void {
    this.#settlements.inc({ network, outcome })
    if (outcome === 'settled') this.#lag.observe({ network }, lagMs / 1_000)
  }

  disbursed(network: string, purpose: DisbursementPurpose, amount: AtomicUsdc): void {
    this.#sent.inc({ network, purpose }, usd(amount))
  }

  register(registry: Registry): void {
    for (const counter of Object.values(this.#sums)) registry.registerMetric(counter)
    registry.registerMetric(this.#settlements)
    registry.registerMetric(this.#lag)
    registry.registerMetric(this.#sent)
  }
}

function sum(name: string, help: string): Counter<'service'> {
  return new Counter({ name: `tollgraph_${name}_usd_total`, help, labelNames: ['service'], registers: [] })
}

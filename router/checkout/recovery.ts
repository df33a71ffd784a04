import type { Logger } from 'pino'
import { ZERO_USDC } from '../../schema/money.ts'
import { fewAtATime } from '../facilitator/fewAtATime.ts'
import type { Acts } from './acts.ts'
import type { Answer } from './answer.ts'
import type { Judgement } from './judge.ts'
import { earned } from './judge.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Payment } from './ledger/rows.ts'
import type { Receipts } from './receipt.ts'
import type { Refunds } from './refunds.ts'
import type { Settled, Settler } from './settler.ts'

/** Payments of one sweep, and how many of them are finished at once: one chain that is silent must not hold up the others. */
const BATCH = 50
const AT_ONCE = 10

/**
 * Finishes what a crash or a silent chain left behind. Each payment moves along the same table as in ordinary work:
 * nothing settled is lost, nothing is charged twice, nothing is charged for work that was not done.
 */
export class Recovery {
  readonly #ledger: Ledger
  readonly #settler: Settler
  readonly #acts: Acts
  readonly #refunds: Refunds
  readonly #receipts: Receipts
  readonly #leaseMs: number
  readonly #log: Logger

  constructor(parts: {
    ledger: Ledger
    settler: Settler
    acts: Acts
    refunds: Refunds
    receipts: Receipts
    leaseMs: number
    log: Logger
  }) {
    this.#ledger = parts.ledger
    this.#settler = parts.settler
    this.#acts = parts.acts
    this.#refunds = parts.refunds
    this.#receipts = parts.receipts
    this.#leaseMs = parts.leaseMs
    this.#log = parts.log
  }

  /** Takes up every payment whose process is dead. Returns how many there were. */
  async sweep(): Promise<number> {
    const stale = await this.#ledger.takeStale(this.#leaseMs, BATCH)
    const inTurn = fewAtATime(AT_ONCE)
    const finishing = stale.map((payment) =>
      inTurn(() => this.#finish(payment)).catch((error: unknown) =>
        this.#log.error({ err: error, payment: payment.id }, 'A payment could not be recovered now'),
      ),
    )
    await Promise.all(finishing)
    return stale.length
  }

  async #finish(payment: Payment): Promise<void> {
    this.#log.info({ payment: payment.id, state: payment.state }, 'Recovering a payment')
    switch (payment.state) {
      case 'RESERVED':
        return this.#release(payment)
      case 'EXECUTED':
        if (!(await this.#ledger.move(payment.id, 'SETTLING', 'Taken up after a restart'))) return
        return this.#afterSettlement(payment, await this.#settler.settle(payment))
      case 'SETTLING':
      case 'PENDING':
        return this.#afterSettlement(payment, await this.#settler.reconcile(payment))
      case 'SETTLED':
      case 'REFUNDING':
      case 'REFUNDED':
        return this.#finishActs(payment, payment.transaction)
      default:
        return
    }
  }

  async #release(payment: Payment): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    await this.#acts.release(lines, payment.id)
    const judgements = new Map(lines.map(({ position }) => [position, FAILED]))
    const patch = { judgements, charge: ZERO_USDC }
    await this.#ledger.move(payment.id, 'RELEASED', 'The server stopped before the work was done', patch)
  }

  async #afterSettlement(payment: Payment, settled: Settled): Promise<void> {
    if (settled.kind !== 'settled') return
    if (payment.settle === 'UPFRONT') return this.#finishActs(payment, settled.transaction)
    if (settled.refund) await this.#refunds.sendForAnswer(settled.refund)
    await this.#receipts.ofPayment(payment, settled.transaction)
  }

  /** Settled before the work, and nobody knows whether the work was done: its service does. */
  async #finishActs(payment: Payment, transaction: string | null): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    const judgements = new Map<number, Judgement>()
    for (const line of lines) {
      const isDone = line.settle === 'UPFRONT' && (await this.#acts.isDone(line, payment.id))
      judgements.set(line.position, isDone ? { outcome: 'CHARGED', charged: line.amount, spoiled: [] } : FAILED)
    }
    const failed = lines.filter((line) => judgements.get(line.position) === FAILED)
    await this.#acts.release(failed, payment.id)
    const reason = 'The server stopped before the work was done'
    const answer = lostAnswer(payment, failed.length === 0)
    const { refund } = await this.#ledger.keepAnswer(payment.id, answer, judgements, earned(judgements), reason)
    if (refund) await this.#refunds.sendForAnswer(refund)
    if (transaction) await this.#receipts.ofPayment({ ...payment, charge: earned(judgements) }, transaction)
  }
}

const FAILED: Judgement = { outcome: 'FAILED', charged: ZERO_USDC, spoiled: [] }

/** What a repeated request hears of work whose own answer went down with the process. */
function lostAnswer(payment: Payment, isDone: boolean): Answer {
  const error = isDone
    ? 'The work was done and paid, but its answer was lost when the server stopped. Look at the result where the service lists it.'
    : 'The server stopped before the work was done; the payment is being refunded.'
  const fields = { code: 'INTERNAL', payment: payment.id }
  const body =
    payment.service === 'graphql'
      ? { errors: [{ message: error, extensions: fields }] }
      : { success: false, error, payment: payment.id }
  return {
    status: 500,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(body)),
  }
}

import type { Logger } from 'pino'
import { ZERO_USDC } from '../../../schema/money.ts'
import { fewAtATime } from '../../../subgraphs/kit/fewAtATime.ts'
import { LATE_REASON } from '../ledger/arrival.ts'
import type { Judgement } from '../ledger/judgement.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Payment } from '../ledger/rows.ts'
import type { Answer } from '../protocol/answer.ts'
import { type Acts, hasEffect } from './acts.ts'
import { earned } from './judge.ts'
import type { Receipts } from './receipt.ts'
import type { Refunds } from './refunds.ts'
import type { Settled, Settler } from './settler.ts'

/** Payments of one sweep, and how many of them are finished at once: one chain that is silent must not hold up the others. */
const BATCH = 50
const AT_ONCE = 10
/** How long the receipt of a payment waits for the refund that belongs to it, in milliseconds. */
const REFUND_WAIT_MS = 15_000

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
      case 'FAILED':
        return this.#watch(payment)
      default:
        return
    }
  }

  /** The work was under way. What of it stands is paid for; all else is forbidden before the payment is let go. */
  async #release(payment: Payment): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    await this.#acts.release(lines, payment.id)
    const judgements = new Map<number, Judgement>(lines.map(({ position }) => [position, FAILED]))
    for (const line of lines.filter((one) => payment.settle === 'ON_SUCCESS' && hasEffect(one))) {
      const isDone = await this.#acts.isDone(line, payment.id)
      if (isDone) judgements.set(line.position, { outcome: 'CHARGED', charged: line.amount, spoiled: [] })
    }
    const charge = earned(judgements)
    if (charge > ZERO_USDC) {
      const patch = { answer: doneAnswer(payment), judgements, charge }
      if (!(await this.#ledger.execute(payment.id, 'The server stopped after the work was done', patch))) return
      return this.#afterSettlement({ ...payment, charge }, await this.#settler.settle({ ...payment, charge }))
    }
    const patch = { judgements, charge: ZERO_USDC }
    await this.#ledger.move(payment.id, 'RELEASED', 'The server stopped before the work was done', patch)
  }

  async #afterSettlement(payment: Payment, settled: Settled): Promise<void> {
    if (settled.kind !== 'settled') return
    if (payment.settle === 'UPFRONT') return this.#finishActs(payment, settled.transaction)
    if (settled.refund) await this.#refunds.sendForAnswer(settled.refund, REFUND_WAIT_MS)
    await this.#receipts.ofPayment(payment, settled.transaction)
  }

  /** Given up, and told so: what arrives all the same is not kept. */
  async #watch(payment: Payment): Promise<void> {
    const answer = payment.settle === 'UPFRONT' ? null : LATE.answerOf(payment)
    const settled = await this.#settler.watch(payment, answer)
    if (!settled) return
    if (payment.settle === 'UPFRONT') return this.#finishActs(payment, settled.transaction, LATE)
    // What it charges may be another sum than was to be taken.
    await this.#afterSettlement((await this.#ledger.get(payment.id)) ?? payment, settled)
  }

  /** Settled before the work, and nobody knows whether the work was done: its service does. */
  async #finishActs(payment: Payment, transaction: string | null, { reason, answerOf } = LOST): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    const judgements = new Map<number, Judgement>()
    for (const line of lines) {
      const isDone = hasEffect(line) && (await this.#acts.isDone(line, payment.id))
      judgements.set(line.position, isDone ? { outcome: 'CHARGED', charged: line.amount, spoiled: [] } : FAILED)
    }
    const failed = lines.filter((line) => judgements.get(line.position) === FAILED)
    await this.#acts.release(failed, payment.id)
    const answer = failed.length === 0 ? doneAnswer(payment) : answerOf(payment)
    const { refund } = await this.#ledger.keepAnswer(payment.id, answer, judgements, earned(judgements), reason)
    if (refund) await this.#refunds.sendForAnswer(refund, REFUND_WAIT_MS)
    if (transaction) await this.#receipts.ofPayment({ ...payment, charge: earned(judgements) }, transaction)
  }
}

const FAILED: Judgement = { outcome: 'FAILED', charged: ZERO_USDC, spoiled: [] }

/** Why paid work is not done, and what a repeated request hears of it. */
interface Undone {
  readonly reason: string
  answerOf(payment: Payment): Answer
}

/** The answer went down with the process. */
const LOST: Undone = {
  reason: 'The server stopped before the work was done',
  answerOf(payment) {
    const error = 'The server stopped before the work was done; the payment is being refunded.'
    return plainAnswer(payment, 500, 'INTERNAL', error)
  },
}

/** The payer had been told that nothing is charged. */
const LATE: Undone = {
  reason: LATE_REASON,
  answerOf(payment) {
    const error = 'This payment arrived after it had been given up, so it bought nothing; all of it is being refunded.'
    return plainAnswer(payment, 410, 'GONE', error)
  },
}

/** What a repeated request hears of work that was done, and whose own answer went down with the process. */
function doneAnswer(payment: Payment): Answer {
  const error =
    'The work was done and paid, but its answer was lost when the server stopped. Look at the result where the service lists it.'
  return plainAnswer(payment, 500, 'INTERNAL', error)
}

function plainAnswer({ id, service }: Payment, status: number, code: string, error: string): Answer {
  const body =
    service === 'graphql'
      ? { errors: [{ message: error, extensions: { code, payment: id } }] }
      : { success: false, error, payment: id }
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(body)),
  }
}

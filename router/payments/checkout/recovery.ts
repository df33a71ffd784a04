import type { Logger } from 'pino'
import { isDatabaseGone } from '../../../prisma/isGone.ts'
import { LATE_REASON } from '../../../prisma/ledger/arrival.ts'
import type { Judgement } from '../../../prisma/ledger/judgement.ts'
import type { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { Payment, PaymentLineRow } from '../../../prisma/ledger/rows.ts'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { mapLimit } from '../../../subgraphs/kit/async/mapLimit.ts'
import { type Acts, hasEffect } from './acts.ts'
import type { Disbursements } from './disbursements.ts'
import { earned } from './judge.ts'
import { pathsOf, RESULT_PLACE } from './lostAnswers.ts'
import { withPresented } from './present.ts'
import type { Receipts } from './receipt.ts'
import type { Settled, Settler } from './settler.ts'

/** Payments of one sweep, and how many are finished concurrently: one silent chain must not block the others. */
const BATCH = 50
const AT_ONCE = 10
/** Batches of one sweep: a process that is lost under load leaves hundreds of payments. */
const MOST_BATCHES = 20
/** How long a payment rests that could not be finished, in milliseconds. */
const REST_MS = 15_000
/** How long the receipt of a payment waits for its refund, in milliseconds. */
const REFUND_WAIT_MS = 15_000

/**
 * Finishes payments after a crash or while a chain did not answer. Each payment follows the ordinary transition table:
 * nothing settled is lost, nothing is charged twice, nothing is charged for work that was not done.
 */
export class Recovery {
  readonly #ledger: Ledger
  readonly #settler: Settler
  readonly #acts: Acts
  readonly #disbursements: Disbursements
  readonly #receipts: Receipts
  readonly #leaseMs: number
  readonly #log: Logger

  constructor(parts: {
    ledger: Ledger
    settler: Settler
    acts: Acts
    disbursements: Disbursements
    receipts: Receipts
    leaseMs: number
    log: Logger
  }) {
    this.#ledger = parts.ledger
    this.#settler = parts.settler
    this.#acts = parts.acts
    this.#disbursements = parts.disbursements
    this.#receipts = parts.receipts
    this.#leaseMs = parts.leaseMs
    this.#log = parts.log
  }

  /** Takes every payment whose lease expired. Returns their number. */
  async sweep(): Promise<number> {
    let count = 0
    for (let batch = 1; batch <= MOST_BATCHES; batch += 1) {
      const stale = await this.#ledger.takeStale(this.#leaseMs, BATCH)
      const releases = stale.map(({ id }) => this.#ledger.inHand.take(id))
      await mapLimit([...stale.entries()], AT_ONCE, ([index, payment]) =>
        this.#attempt(payment, releases[index] ?? (() => {})),
      )
      count += stale.length
      if (stale.length < BATCH) break
    }
    return count
  }

  /** Finishes a payment; one that fails is left alone for a while, and then taken again. */
  async #attempt(payment: Payment, release: () => void): Promise<void> {
    try {
      await this.#finish(payment)
      release()
    } catch (error) {
      this.#log.error({ err: error, payment: payment.id }, 'A payment could not be recovered now')
      if (isDatabaseGone(error)) release()
      else setTimeout(release, REST_MS).unref()
    }
  }

  async #finish(payment: Payment): Promise<void> {
    this.#log.info({ payment: payment.id, state: payment.state }, 'Recovering a payment')
    switch (payment.state) {
      case 'RESERVED':
        return this.#release(payment)
      case 'EXECUTED':
        if (!(await this.#ledger.move(payment.id, 'SETTLING', 'Taken up after a restart'))) return
        return this.#afterSettlement(payment, await this.#settler.settle(withPresented(payment)))
      case 'SETTLING':
      case 'PENDING':
        return this.#afterSettlement(payment, await this.#settler.reconcile(withPresented(payment)))
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

  /**
   * The work was under way. Effects that persist are charged; all others are forbidden before the payment is released, also
   * those whose hold is still on its way. An UPFRONT effect does not begin before the money has moved.
   */
  async #release(payment: Payment): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    const judgements = new Map<number, Judgement>(lines.map(({ position }) => [position, FAILED]))
    for (const line of lines.filter(hasEffect)) {
      const isDone = await this.#acts.isDone(line, payment.id)
      if (isDone && payment.settle === 'ON_SUCCESS')
        judgements.set(line.position, { outcome: 'CHARGED', charged: line.amount, spoiled: [] })
    }
    const charge = earned(judgements)
    // As for work that ends by itself: without a way to take or refund a part, a bill is all or nothing.
    const isTakeable = charge === payment.amount || this.#disbursements.canTakePart(payment)
    if (charge > ZERO_USDC && isTakeable) {
      const failed = lines.filter(({ position }) => judgements.get(position) === FAILED)
      const patch = { answer: lostAnswer(payment, lines, failed), judgements, charge }
      if (!(await this.#ledger.execute(payment.id, 'The server stopped after the work was done', patch))) return
      return this.#afterSettlement(
        { ...payment, charge },
        await this.#settler.settle({ ...withPresented(payment), charge }),
      )
    }
    const nothing = new Map([...judgements.keys()].map((position) => [position, FAILED]))
    const patch = { judgements: nothing, charge: ZERO_USDC }
    await this.#ledger.move(payment.id, 'RELEASED', 'The server stopped before the work was done', patch)
  }

  async #afterSettlement(payment: Payment, settled: Settled): Promise<void> {
    if (settled.kind !== 'settled') return
    if (payment.settle === 'UPFRONT') return this.#finishActs(payment, settled.transaction)
    if (settled.refund) await this.#disbursements.sendForAnswer(settled.refund, REFUND_WAIT_MS)
    await this.#receipts.ofPayment(payment, settled.transaction)
  }

  /** The payment failed and the payer knows: money that arrives later is refunded. */
  async #watch(payment: Payment): Promise<void> {
    const answer = payment.settle === 'UPFRONT' ? null : LATE.answerOf(payment)
    const settled = await this.#settler.watch(withPresented(payment), answer)
    if (!settled) return
    if (payment.settle === 'UPFRONT') return this.#finishActs(payment, settled.transaction, LATE)
    // The charged amount may differ from the one that was to be taken.
    await this.#afterSettlement((await this.#ledger.get(payment.id)) ?? payment, settled)
  }

  /** Settled before the work, whose outcome is unknown here: the service knows it. */
  async #finishActs(payment: Payment, transaction: string | null, { reason, answerOf } = LOST): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    const judgements = new Map<number, Judgement>()
    for (const line of lines) {
      const isDone = hasEffect(line) && (await this.#acts.isDone(line, payment.id))
      judgements.set(line.position, isDone ? { outcome: 'CHARGED', charged: line.amount, spoiled: [] } : FAILED)
    }
    const failed = lines.filter((line) => judgements.get(line.position) === FAILED)
    await this.#acts.release(failed, payment.id)
    const isNothingDone = failed.length > 0 && failed.length === lines.length
    const answer = isNothingDone ? answerOf(payment) : lostAnswer(payment, lines, failed)
    const { refund } = await this.#ledger.keepAnswer(payment.id, answer, judgements, earned(judgements), reason)
    if (refund) await this.#disbursements.sendForAnswer(refund, REFUND_WAIT_MS)
    if (transaction) await this.#receipts.ofPayment({ ...payment, charge: earned(judgements) }, transaction)
  }
}

const FAILED: Judgement = { outcome: 'FAILED', charged: ZERO_USDC, spoiled: [] }

/** Why paid work is not done, and the answer to a repeated request. */
interface Undone {
  readonly reason: string
  answerOf(payment: Payment): Answer
}

/** The answer was lost with the process. */
const LOST: Undone = {
  reason: 'The server stopped before the work was done',
  answerOf(payment) {
    const error = 'The server stopped before the work was done; the payment is being refunded.'
    return plainAnswer(payment, 500, 'INTERNAL', error)
  },
}

/** The payer's answer said that nothing is charged. */
const LATE: Undone = {
  reason: LATE_REASON,
  answerOf(payment) {
    const error = 'This payment arrived after it had been given up, so it bought nothing; all of it is being refunded.'
    return plainAnswer(payment, 410, 'GONE', error)
  },
}

/**
 * The answer to a repeated request when its own was lost with the process. Where some of the work was done, it says which: the
 * client must not buy that again.
 */
function lostAnswer(payment: Payment, lines: readonly PaymentLineRow[], failed: readonly PaymentLineRow[]): Answer {
  const done = lines.filter((line) => !failed.includes(line))
  const error =
    failed.length === 0
      ? `The work was done and paid, but its answer was lost when the server stopped. Look at ${RESULT_PLACE}.`
      : `The server stopped during the work. Done and paid: ${pathsOf(done)}; look at ${RESULT_PLACE}. Not done, and being refunded: ${pathsOf(failed)}.`
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

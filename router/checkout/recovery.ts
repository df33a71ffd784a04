import type { Logger } from 'pino'
import type { Acts } from './acts.ts'
import type { Answer } from './answer.ts'
import type { Ledger, Payment } from './ledger.ts'
import { type Refunds, UNPAID_REASON } from './refunds.ts'
import type { Settled, Settler } from './settler.ts'
import type { LineOutcome } from './states.ts'

/** Payments taken up at once. */
const BATCH = 50

/**
 * Finishes what a crash or a silent chain left behind. Each payment moves along the same table as in ordinary work:
 * nothing settled is lost, nothing is charged twice, nothing is charged for work that was not done.
 */
export class Recovery {
  readonly #ledger: Ledger
  readonly #settler: Settler
  readonly #acts: Acts
  readonly #refunds: Refunds
  readonly #leaseMs: number
  readonly #log: Logger

  constructor(parts: { ledger: Ledger; settler: Settler; acts: Acts; refunds: Refunds; leaseMs: number; log: Logger }) {
    this.#ledger = parts.ledger
    this.#settler = parts.settler
    this.#acts = parts.acts
    this.#refunds = parts.refunds
    this.#leaseMs = parts.leaseMs
    this.#log = parts.log
  }

  /** Takes up every payment whose process is dead. Returns how many there were. */
  async sweep(): Promise<number> {
    const stale = await this.#ledger.takeStale(this.#leaseMs, BATCH)
    for (const payment of stale) {
      await this.#finish(payment).catch((error: unknown) =>
        this.#log.error({ err: error, payment: payment.id }, 'A payment could not be recovered now'),
      )
    }
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
        return this.#finishActs(payment)
      default:
        return
    }
  }

  async #release(payment: Payment): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    await this.#acts.release(lines, payment.id)
    const outcomes = new Map(lines.map((line): [number, LineOutcome] => [line.position, 'FAILED']))
    await this.#ledger.move(payment.id, 'RELEASED', 'The server stopped before the work was done', { outcomes })
  }

  async #afterSettlement(payment: Payment, settled: Settled): Promise<void> {
    if (settled.kind !== 'settled') return
    if (payment.settle === 'UPFRONT') return this.#finishActs(payment)
    const lines = await this.#ledger.linesOf(payment.id)
    const unpaid = lines
      .filter((line) => line.outcome !== 'CHARGED' && line.outcome !== 'REFUNDED')
      .map((line) => line.position)
    await this.#refunds.request(payment.id, unpaid, UNPAID_REASON)
  }

  /** Settled before the work, and nobody knows whether the work was done: its service does. */
  async #finishActs(payment: Payment): Promise<void> {
    const lines = await this.#ledger.linesOf(payment.id)
    const outcomes = new Map<number, LineOutcome>()
    for (const line of lines) {
      const isDone = line.settle === 'UPFRONT' && (await this.#acts.isDone(line, payment.id))
      outcomes.set(line.position, isDone ? 'CHARGED' : 'FAILED')
    }
    const failed = [...outcomes].filter(([, outcome]) => outcome === 'FAILED').map(([position]) => position)
    await this.#acts.release(
      lines.filter((line) => outcomes.get(line.position) === 'FAILED'),
      payment.id,
    )
    await this.#refunds.request(payment.id, failed, 'The server stopped before the work was done')
    await this.#ledger.keepAnswer(payment.id, lostAnswer(payment, failed.length === 0), outcomes)
  }
}

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

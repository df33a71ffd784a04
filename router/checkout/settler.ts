import type { Logger } from 'pino'
import type { Settlement } from '../facilitator/facilitator.ts'
import type { TransferFate } from '../rails/fate.ts'
import type { Rails, SignedPayment } from '../rails/rail.ts'
import type { Acts } from './acts.ts'
import { amountToTake, type Ledger } from './ledger/ledger.ts'
import type { Payment } from './ledger/rows.ts'
import { presentedToSettle } from './present.ts'
import { UNEARNED_REASON } from './refunds.ts'

/** What a payment needs for being settled. */
export type Settleable = Pick<
  Payment,
  | 'id'
  | 'scheme'
  | 'network'
  | 'settle'
  | 'payer'
  | 'payTo'
  | 'nonce'
  | 'amount'
  | 'charge'
  | 'presented'
  | 'validBefore'
  | 'createdAt'
>

/** Where a payment stands after an attempt to settle it. */
export type Settled =
  | {
      readonly kind: 'settled'
      readonly transaction: string
      /** The refund of what was taken and not earned; null when nothing goes back. */
      readonly refund: string | null
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'pending'; readonly reason: string; readonly transaction: string | null }

/** How long after its end a credential may still turn up in a block, in milliseconds. */
const AFTERMATH_MS = 30_000
/** When a pending payment is looked at again, in milliseconds; the older it is, the later. */
const RETRY_MS = 2_000
/** What a payment is told whose nonce moved other money. */
const USED = 'invalid_exact_evm_nonce_already_used'

/** Puts payments on chain, and finds out from the chain what became of those whose settlement nobody saw. */
export class Settler {
  readonly #ledger: Ledger
  readonly #acts: Acts
  readonly #rails: Rails
  readonly #log: Logger

  constructor(ledger: Ledger, acts: Acts, rails: Rails, log: Logger) {
    this.#ledger = ledger
    this.#acts = acts
    this.#rails = rails
    this.#log = log
  }

  /** Settles a payment that is in SETTLING, and moves it on. */
  async settle(payment: Settleable): Promise<Settled> {
    const settlement = await this.#ask(payment)
    if (settlement.kind === 'settled') return this.#settled(payment, settlement.transaction, settlement.logIndex)
    if (settlement.kind === 'refused') return this.#failed(payment, settlement.reason)
    return this.#askChain(payment, settlement)
  }

  /**
   * Takes up a payment whose settlement broke off: it is settled when the chain has the transfer, tried again while its
   * credential is good, and failed when that has ended without one.
   */
  async reconcile(payment: Settleable & Pick<Payment, 'state'>): Promise<Settled> {
    const fate = await this.#fateOf(payment)
    if (fate?.kind === 'done') return this.#settled(payment, fate.transaction, fate.logIndex)
    if (fate?.kind === 'spent_elsewhere') return this.#failed(payment, USED)
    if (fate === null) return this.#pending(payment, 'The chain cannot be reached', null)
    const hasEnded = payment.validBefore.getTime() + AFTERMATH_MS < Date.now()
    if (hasEnded) return this.#failed(payment, 'The credential ended before it was settled')
    const settlement = await this.#ask(payment)
    if (settlement.kind === 'settled') return this.#settled(payment, settlement.transaction, settlement.logIndex)
    const reason = settlement.kind === 'unknown' ? settlement.reason : `Refused for now: ${settlement.reason}`
    return this.#askChain(payment, { kind: 'unknown', reason, transaction: null })
  }

  #ask(payment: Settleable): Promise<Settlement> {
    return this.#rails.of(payment).facilitator.settle(presentedToSettle(payment))
  }

  async #askChain(payment: Settleable, settlement: Extract<Settlement, { kind: 'unknown' }>): Promise<Settled> {
    const fate = await this.#fateOf(payment)
    if (fate?.kind === 'done') return this.#settled(payment, fate.transaction, fate.logIndex)
    if (fate?.kind === 'spent_elsewhere') return this.#failed(payment, USED)
    return this.#pending(
      payment,
      `The outcome of the settlement is not known: ${settlement.reason}`,
      settlement.transaction,
    )
  }

  async #settled(payment: Settleable, transaction: string, logIndex: number | undefined): Promise<Settled> {
    const refund = await this.#ledger.settle(payment, transaction, logIndex, UNEARNED_REASON)
    return { kind: 'settled', transaction, refund }
  }

  async #failed(payment: Settleable, reason: string): Promise<Settled> {
    // Before the row comes to its end: a release that fails leaves it to the recovery.
    if (payment.settle === 'UPFRONT') await this.#acts.release(await this.#ledger.linesOf(payment.id), payment.id)
    await this.#ledger.move(payment.id, 'FAILED', reason)
    return { kind: 'failed', reason }
  }

  async #pending(payment: Settleable, reason: string, transaction: string | null): Promise<Settled> {
    this.#log.warn({ payment: payment.id, reason }, 'A settlement is pending')
    await this.#ledger.move(payment.id, 'PENDING', reason, { transaction })
    const age = Date.now() - payment.createdAt.getTime()
    await this.#ledger.postpone(payment.id, Math.max(RETRY_MS, age / 4))
    return { kind: 'pending', reason, transaction }
  }

  async #fateOf(payment: Settleable): Promise<TransferFate | null> {
    const signed: SignedPayment = {
      payer: payment.payer,
      nonce: payment.nonce,
      payTo: payment.payTo,
      amount: amountToTake(payment),
      payload: payment.presented.payload,
    }
    return this.#rails
      .of(payment)
      .fateOf(signed, payment.createdAt)
      .catch((error: unknown) => {
        this.#log.warn({ err: error, payment: payment.id }, 'The chain cannot be asked about a payment')
        return null
      })
  }
}

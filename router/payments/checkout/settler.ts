import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { amountToTake, type Ledger, type SettlementRecord } from '../../../prisma/ledger/ledger.ts'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import { AFTERMATH_MS } from '../../../prisma/ledger/states.ts'
import type { Answer, Presented } from '../../../prisma/ledger/stored.ts'
import type { Settlement } from '../protocol/facilitator.ts'
import { type TransferFate, takenBy } from '../protocol/fate.ts'
import type { Rails, SignedPayment } from '../protocol/rail.ts'
import type { Accounts, SettlementOutcome } from './accounts.ts'
import type { Acts } from './acts.ts'
import { UNEARNED_REASON } from './disbursements.ts'
import { presentedToSettle } from './present.ts'

/** The fields of a payment that settlement needs. */
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
  | 'validBefore'
  | 'createdAt'
> & { readonly presented: Presented }

/** Makes the receipt headers of a payment from its settling transaction. */
export type ReceiptMaker = (transaction: string) => Readonly<Record<string, string>>

/** The state of a payment after a settlement attempt. */
export type Settled =
  | ({ readonly kind: 'settled'; readonly transaction: string } & SettlementRecord)
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'pending'; readonly reason: string; readonly transaction: string | null }

/** First retry interval of a pending payment, in milliseconds; it grows with the payment's age. */
const RETRY_MS = 2_000
/** Longest interval between two looks for a payment that was given up, in milliseconds. */
const LONGEST_WATCH_MS = 60_000
/** How long a reported transaction is looked for on chain, and the pause between looks, in milliseconds. */
const CONFIRMATION_MS = 4_000
const CONFIRMATION_PAUSE_MS = 200
/** Reason of a failed payment whose nonce moved other money. */
const USED = 'invalid_exact_evm_nonce_already_used'

/** Settles payments on chain, and asks the chain for the outcome of interrupted settlements. */
export class Settler {
  readonly #ledger: Ledger
  readonly #acts: Acts
  readonly #rails: Rails
  readonly #log: Logger
  readonly #accounts: Accounts | null

  /** `accounts` counts settlements; null where no metrics are served. */
  constructor(ledger: Ledger, acts: Acts, rails: Rails, log: Logger, accounts: Accounts | null = null) {
    this.#ledger = ledger
    this.#acts = acts
    this.#rails = rails
    this.#log = log
    this.#accounts = accounts
  }

  /**
   * Settles a payment in SETTLING and moves it on. `receipt` makes the receipt headers, used where nothing is refunded.
   */
  async settle(payment: Settleable, receipt?: ReceiptMaker): Promise<Settled> {
    const settlement = await this.#ask(payment)
    if (settlement.kind === 'settled')
      return this.#settled(payment, settlement.transaction, settlement.logIndex, receipt)
    if (settlement.kind === 'refused') return this.#refused(payment, settlement.reason)
    return this.#askChain(payment, settlement)
  }

  /**
   * Resumes an interrupted settlement: settled when the chain has the transfer, retried while the credential is valid,
   * failed when it has expired without one.
   */
  async reconcile(payment: Settleable & Pick<Payment, 'state'>): Promise<Settled> {
    const isPast = hasEnded(payment)
    const fate = await this.#fateOf(payment)
    if (fate?.kind === 'done') return this.#settled(payment, fate.transaction, fate.logIndex)
    if (fate?.kind === 'spent_elsewhere') return this.#failed(payment, USED)
    if (fate === null) return this.#pending(payment, 'The chain cannot be reached', null)
    if (isPast) return this.#failed(payment, 'The credential ended before it was settled')
    const settlement = await this.#ask(payment)
    if (settlement.kind === 'settled') return this.#settled(payment, settlement.transaction, settlement.logIndex)
    const reason = settlement.kind === 'unknown' ? settlement.reason : `Refused for now: ${settlement.reason}`
    return this.#askChain(payment, { kind: 'unknown', reason, transaction: null })
  }

  /**
   * Looks for a failed payment on chain: a facilitator that refused it may have sent it all the same, or have taken
   * another part of a ceiling. Null while it is not there; `answer` is stored for repeated requests once it is.
   */
  async watch(payment: Settleable, answer: Answer | null): Promise<Extract<Settled, { kind: 'settled' }> | null> {
    const isPast = hasEnded(payment)
    const fate = await this.#fateOf(payment)
    const asked = amountToTake(payment)
    const taken = fate && takenBy(fate, asked)
    if (taken) {
      const { transaction } = taken
      const arrival = { ...taken, isOther: taken.amount !== asked }
      this.#log.warn({ payment: payment.id, transaction }, 'A payment that was given up has arrived')
      const record = await this.#ledger.settleLate(payment.id, arrival, answer)
      return record && { kind: 'settled', transaction, ...record }
    }
    const isOver = fate?.kind === 'spent_elsewhere' || (fate?.kind === 'unused' && isPast)
    if (isOver) await this.#ledger.endWatch(payment.id)
    else await this.#ledger.postpone(payment.id, Math.min(nextLookMs(payment), LONGEST_WATCH_MS))
    return null
  }

  #ask(payment: Settleable): Promise<Settlement> {
    return this.#rails.of(payment).facilitator.settle(presentedToSettle(payment))
  }

  /** Fails a refused payment, unless the chain has the transfer or cannot be reached. */
  async #refused(payment: Settleable, reason: string): Promise<Settled> {
    const fate = await this.#fateOf(payment)
    if (fate?.kind === 'done') return this.#settled(payment, fate.transaction, fate.logIndex)
    if (fate === null) return this.#pending(payment, `Refused (${reason}), and the chain cannot be reached`, null)
    return this.#failed(payment, reason)
  }

  async #askChain(payment: Settleable, settlement: Extract<Settlement, { kind: 'unknown' }>): Promise<Settled> {
    const fate = settlement.transaction ? await this.#awaitFate(payment) : await this.#fateOf(payment)
    if (fate?.kind === 'done') return this.#settled(payment, fate.transaction, fate.logIndex)
    if (fate?.kind === 'spent_elsewhere') return this.#failed(payment, USED)
    return this.#pending(
      payment,
      `The outcome of the settlement is not known: ${settlement.reason}`,
      settlement.transaction,
    )
  }

  async #settled(
    payment: Settleable,
    transaction: string,
    logIndex: number | undefined,
    receipt?: ReceiptMaker,
  ): Promise<Settled> {
    const headers = receipt?.(transaction) ?? null
    const record = await this.#ledger.settle(payment, transaction, logIndex, UNEARNED_REASON, headers)
    this.#count(payment, 'settled')
    return { kind: 'settled', transaction, ...record }
  }

  async #failed(payment: Settleable, reason: string): Promise<Settled> {
    // Release before the row reaches its final state: if a release fails, recovery still finds the payment.
    if (payment.settle === 'UPFRONT') await this.#acts.release(await this.#ledger.linesOf(payment.id), payment.id)
    if (!(await this.#ledger.move(payment.id, 'FAILED', reason))) {
      const known = await this.#ledger.get(payment.id)
      // The process that has taken the payment over may still settle it, so the client must not get "nothing was charged".
      if (known && known.state !== 'FAILED')
        return { kind: 'pending', reason: 'Another process settles it', transaction: known.transaction }
    }
    this.#count(payment, 'failed')
    return { kind: 'failed', reason }
  }

  async #pending(payment: Settleable, reason: string, transaction: string | null): Promise<Settled> {
    this.#log.warn({ payment: payment.id, reason }, 'A settlement is pending')
    await this.#ledger.move(payment.id, 'PENDING', reason, { transaction })
    await this.#ledger.postpone(payment.id, nextLookMs(payment))
    this.#count(payment, 'pending')
    return { kind: 'pending', reason, transaction }
  }

  #count({ network, createdAt }: Settleable, outcome: SettlementOutcome): void {
    this.#accounts?.settled(network, outcome, Date.now() - createdAt.getTime())
  }

  /** The fate of a payment reported as on chain: the node may lag behind. */
  async #awaitFate(payment: Settleable): Promise<TransferFate | null> {
    const deadline = Date.now() + CONFIRMATION_MS
    for (;;) {
      const fate = await this.#fateOf(payment)
      const isClear = fate !== null && fate.kind !== 'unused'
      if (isClear || Date.now() + CONFIRMATION_PAUSE_MS > deadline) return fate
      await pause(CONFIRMATION_PAUSE_MS)
    }
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

/**
 * Whether a payment's credential can no longer appear in a block, by the clock. Ask before the chain is asked: while the machine stands
 * still, the clock goes on, and the chain's answer becomes one of before the end.
 */
function hasEnded({ validBefore }: Settleable): boolean {
  return validBefore.getTime() + AFTERMATH_MS < Date.now()
}

/** Delay until the chain is asked again, in milliseconds. */
function nextLookMs({ createdAt }: Settleable): number {
  return Math.max(RETRY_MS, (Date.now() - createdAt.getTime()) / 4)
}

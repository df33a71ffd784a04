import type { FormattedExecutionResult } from 'graphql'
import type { Disbursement } from '../../../prisma/ledger/disbursements.ts'
import type { Judgement } from '../../../prisma/ledger/judgement.ts'
import type { NewPayment, Payment } from '../../../prisma/ledger/rows.ts'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { PRICE_CHANGED, TollgraphError } from '../../../schema/errors.ts'
import { formatUsd, sumUsdc, ZERO_USDC } from '../../../schema/money.ts'
import { type RequestScope, requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { traced } from '../../../subgraphs/kit/tracing/tracing.ts'
import { withHeaders } from '../protocol/answer.ts'
import { type Bill, publicBill } from '../protocol/bill.ts'
import type { Call } from '../protocol/call.ts'
import { hasEffect, type Refusals, scopedLines, withRefusals } from './acts.ts'
import type { Billing } from './billing.ts'
import { deliveredValues } from './evidence/delivered.ts'
import { executeCall, sourceHeader } from './execute.ts'
import { arrivedAt, asWhole, earned, judge } from './judge.ts'
import { withLostAnswers } from './lostAnswers.ts'
import type { CheckoutParts } from './parts.ts'
import type { Patience } from './patience.ts'
import { withReceipt } from './receipt.ts'
import { inProgress, settlementPending } from './refusals.ts'
import { TEMPORARY } from './replays.ts'
import type { ReceiptMaker, Settleable, Settled } from './settler.ts'
import { type Unpaid, withhold } from './withhold.ts'

/** A payment being settled. */
type Paying = Settleable & Pick<Payment, 'protocol' | 'resourceUrl'>
type Judgements = ReadonlyMap<number, Judgement>
type Headers = Readonly<Record<string, string>>

/** Does the work of a reserved payment: act, judge, settle; or settle first where the act cannot be undone. */
export class Work {
  readonly #parts: CheckoutParts
  readonly #billing: Billing

  constructor(parts: CheckoutParts, billing: Billing) {
    this.#parts = parts
    this.#billing = billing
  }

  /**
   * Runs a call under its reserved payment, and moves the payment on. `caller` is the payer where a selected field
   * needs a caller, else null. `patience` covers the settlement. Throws PaymentRequired or SETTLEMENT_PENDING.
   */
  async run(
    call: Call,
    bill: Bill,
    payment: NewPayment,
    caller: WalletAddress | null,
    patience: Patience,
  ): Promise<Answer> {
    const { payer } = payment.credential
    const paid = { id: payment.id, payer, transaction: null, lines: scopedLines(bill, payment.id) }
    const scope = requestScope({
      requestId: call.requestId,
      clientAddress: call.clientAddress,
      caller,
      payment: paid,
    })
    const paying = payingFor(payment, this.#parts.now())
    return bill.settle === 'UPFRONT'
      ? this.#settleThenAct(call, bill, scope, paying, patience)
      : this.#actThenSettle(call, bill, scope, paying, patience)
  }

  async #actThenSettle(
    call: Call,
    bill: Bill,
    scope: RequestScope,
    payment: Paying,
    patience: Patience,
  ): Promise<Answer> {
    const { disbursements, ledger } = this.#parts
    const executed = await executeCall(this.#parts, call, scope)
    // Before anything is released: an effect that persists is charged, one that does not is forbidden.
    const { judgements: judged, done } = await this.#judge(bill, payment.id, executed, scope)
    const canTakePart = disbursements.canTakePart(payment)
    const judgements = canTakePart ? judged : asWhole(bill.lines, judged)
    const charge = earned(judgements)
    const isWhole = [...judgements.values()].every(({ outcome }) => outcome === 'CHARGED')
    if (charge === ZERO_USDC || (!isWhole && !canTakePart)) {
      // Without a way to take or refund a part, a bill is all or nothing.
      const result = this.#handOut(executed, bill, judgements)
      const shown = withhold(
        result,
        charged(bill, judgements, result),
        'another line of the bill failed, so nothing was charged',
      )
      const nothing = uncharged(bill, judgements)
      const answer = this.#paidAnswer(call, shown, scope, bill, nothing)
      const isOurs = await ledger.move(payment.id, 'RELEASED', 'The work gave nothing to charge for', {
        answer,
        judgements: withDelivered(nothing, bill, shown, scope),
        charge: ZERO_USDC,
      })
      // The process that has taken the payment over may have charged the effects that it found.
      if (!isOurs && (await ledger.get(payment.id))?.state !== 'RELEASED') throw inProgress(payment.id)
      this.#parts.accounts?.judged(bill.lines, nothing, 'waived')
      return answer
    }
    const result = this.#handOut(withLostAnswers(executed, bill.lines, done), bill, judgements)
    const answer = this.#paidAnswer(call, result, scope, bill, judgements)
    const isOurs = await ledger.execute(payment.id, 'The work is done', {
      answer,
      judgements: withDelivered(judgements, bill, result, scope),
      charge,
    })
    if (!isOurs && !(await ledger.holds(payment.id, 'SETTLING'))) throw inProgress(payment.id)
    const earnedPayment = { ...payment, charge }
    const headersFor = (transaction: string, refund: Disbursement | null) =>
      this.#headers(earnedPayment, bill, judgements, transaction, refund)
    let told: Headers = {}
    const settled = await this.#settle(call, earnedPayment, patience, (transaction) => {
      told = headersFor(transaction, null)
      return told
    })
    this.#countIncome(bill, judgements, settled.refund ? 'refunded' : 'waived')
    if (settled.isTold) return withReceipt(answer, told)
    const refund = settled.refund ? await disbursements.sendForAnswer(settled.refund, patience.leftMs()) : null
    return withReceipt(answer, await ledger.keepReceipt(payment.id, headersFor(settled.transaction, refund)))
  }

  async #settleThenAct(
    call: Call,
    bill: Bill,
    scope: RequestScope,
    payment: Paying,
    patience: Patience,
  ): Promise<Answer> {
    const { acts, disbursements, ledger, rails } = this.#parts
    let refusals: Refusals
    try {
      refusals = await acts.hold(bill, payment.id, scope)
    } catch (error) {
      // Release before the row reaches its final state: if a release fails, recovery still finds the payment.
      await (isRefusal(error) ? acts.release(bill.lines, payment.id) : acts.forbid(bill.lines, payment.id))
      const reason = error instanceof TollgraphError ? error.message : 'The claim broke off'
      await ledger.move(payment.id, 'RELEASED', reason, {
        ...(isLasting(error) ? { answer: call.refuse(error) } : {}),
        judgements: uncharged(bill, new Map()),
        charge: ZERO_USDC,
      })
      if (error instanceof TollgraphError && error.fields.reason === PRICE_CHANGED) {
        const { message } = error
        throw this.#billing.paymentRequired(call, await this.#billing.again(call), {
          reason: 'quote_overtaken',
          message,
        })
      }
      throw error
    }
    // A refused claim may have written something before it was refused.
    await acts.release(
      bill.lines.filter(({ position }) => refusals.has(position)),
      payment.id,
    )
    const known = withRefusals(scope, refusals)
    if (refusals.size === bill.lines.length) return this.#actThenSettle(call, bill, known, payment, patience)
    const isOurs = await ledger.move(payment.id, 'SETTLING', 'Settled before the work, which cannot be undone')
    if (!isOurs && !(await ledger.holds(payment.id, 'SETTLING'))) {
      // Our lease expired and recovery released the payment: release our hold too, or it leaks.
      if ((await ledger.get(payment.id))?.state === 'RELEASED') await acts.release(bill.lines, payment.id)
      throw inProgress(payment.id)
    }
    const settled = await this.#settle(call, payment, patience)
    const executed = await executeCall(this.#parts, call, settledScope(known, settled.transaction))
    const { judgements, done } = await this.#judge(bill, payment.id, executed, scope)
    const result = this.#handOut(withLostAnswers(executed, bill.lines, done), bill, judgements)
    const unpaid = bill.lines.filter((line) => judgements.get(line.position)?.outcome !== 'CHARGED')
    const canRefund = disbursements.canRefund(rails.of(payment))
    const told = unpaid.length > 0 ? withRefund(result, payment.id, unpaid, canRefund) : result
    const answer = this.#paidAnswer(call, told, scope, bill, judgements)
    const charge = earned(judgements)
    const reason = 'The work failed after it had been paid'
    const evident = withDelivered(judgements, bill, result, scope)
    const kept = await ledger.keepAnswer(payment.id, answer, evident, charge, reason)
    // Our lease expired and recovery stored an answer: that one counts, also for repeated requests.
    if (!kept.isOurs) throw inProgress(payment.id)
    this.#countIncome(bill, judgements, 'refunded')
    const refund = kept.refund ? await disbursements.sendForAnswer(kept.refund, patience.leftMs()) : null
    const headers = this.#headers({ ...payment, charge }, bill, judgements, settled.transaction, refund)
    return withReceipt(answer, await ledger.keepReceipt(payment.id, headers))
  }

  #countIncome({ lines }: Bill, judgements: Judgements, rest: 'waived' | 'refunded'): void {
    const { accounts, catalogue, income } = this.#parts
    accounts?.judged(lines, judgements, rest)
    for (const { position, field } of income ? lines : []) {
      const facts = catalogue.fields.get(field)
      const judgement = judgements.get(position)
      if (facts && judgement?.outcome === 'CHARGED') income?.earned(facts, judgement.charged)
    }
  }

  /** The result as the client gets it: without partly failed values, and without values beyond the billed number. */
  #handOut(executed: FormattedExecutionResult, bill: Bill, judgements: Judgements): FormattedExecutionResult {
    const surplus = unpaid(bill, judgements, 'surplus')
    for (const line of bill.lines) {
      const count = judgements.get(line.position)?.surplus?.length ?? 0
      if (count === 0) continue
      const { field, path, service, units } = line
      this.#parts.log.error(
        { service, field, path, units, surplus: count },
        'More priced values arrived than were billed',
      )
    }
    const sound = withhold(executed, unpaid(bill, judgements, 'spoiled'), 'it failed in part, so it is not charged')
    return withhold(sound, surplus, 'more values arrived than the list was asked for, and only those are paid')
  }

  /**
   * Judges the lines. An act that is done or durably queued is charged even when its answer was lost, and so is any other
   * effect that persists although its answer failed: in part, or because the work broke off. `done`: the positions of these.
   */
  async #judge(
    { lines }: Bill,
    paymentId: string,
    executed: FormattedExecutionResult,
    { report: { waivers } }: RequestScope,
  ): Promise<{ readonly judgements: Judgements; readonly done: ReadonlySet<number> }> {
    const judged = judge(lines, executed, waivers)
    const done = new Set<number>()
    for (const line of lines) {
      const outcome = judged.get(line.position)?.outcome
      const mayBeDone = line.settle === 'UPFRONT' ? outcome !== 'CHARGED' : outcome === 'FAILED' && hasEffect(line)
      if (mayBeDone && (await this.#parts.acts.isDone(line, paymentId))) done.add(line.position)
    }
    return { judgements: done.size === 0 ? judged : judge(lines, executed, waivers, done), done }
  }

  /** Settles. Throws PaymentRequired or SETTLEMENT_PENDING. */
  async #settle(
    call: Call,
    payment: Paying,
    patience: Patience,
    receipt?: ReceiptMaker,
  ): Promise<Extract<Settled, { kind: 'settled' }>> {
    patience.begin()
    const about = { 'tollgraph.payment': payment.id, 'tollgraph.network': payment.network }
    const settled = await traced('settle', about, () => this.#parts.settler.settle(payment, receipt)).finally(() =>
      patience.end(),
    )
    if (settled.kind === 'settled') return settled
    if (settled.kind === 'pending') throw settlementPending(payment.id, settled.transaction)
    throw this.#billing.paymentRequired(call, await this.#billing.again(call), {
      reason: settled.reason,
      message: `The payment was not settled (${settled.reason}); nothing was charged.`,
      headers: this.#parts.receipts.failed(payment, settled.reason),
    })
  }

  /** The receipt headers of a payment, with its refund. */
  #headers(
    payment: Paying,
    bill: Bill,
    judgements: Judgements,
    transaction: string,
    refund: Disbursement | null,
  ): Headers {
    const lines = bill.lines.map((line) => {
      const { outcome, charged } = judgements.get(line.position) ?? { outcome: 'PENDING' as const, charged: null }
      const isBack = refund?.state === 'SENT' && outcome !== 'CHARGED'
      return { ...line, charged, outcome: isBack ? ('REFUNDED' as const) : outcome }
    })
    const settledAt = this.#parts.now()
    return this.#parts.receipts.headers({ payment, transaction, lines, refunds: refund ? [refund] : [], settledAt })
  }

  #paidAnswer(
    call: Call,
    result: FormattedExecutionResult,
    scope: RequestScope,
    bill: Bill,
    judgements: Judgements,
  ): Answer {
    const payment = {
      id: scope.payment?.id,
      lines: publicBill(bill).lines.map((line, position) => {
        const judgement = judgements.get(position)
        const isPart = judgement?.outcome === 'CHARGED' && judgement.charged !== bill.lines[position]?.amount
        return {
          ...line,
          ...(isPart ? { chargedUsd: formatUsd(judgement.charged) } : {}),
          outcome: judgement?.outcome,
        }
      }),
    }
    const answer = call.render({ ...result, extensions: { ...result.extensions, payment } })
    return withHeaders(answer, { ...sourceHeader(scope), 'cache-control': 'private, no-store' })
  }
}

/** Whether a service has refused a claim; after any other error, the claim may still be made. */
function isRefusal(error: unknown): boolean {
  return error instanceof TollgraphError && error.status < 500
}

/** Whether a repeated payment gets the error of its claim again. Otherwise it gets a 402, and a new one may succeed. */
function isLasting(error: unknown): error is TollgraphError {
  return error instanceof TollgraphError && error.fields.reason !== PRICE_CHANGED && !TEMPORARY.includes(error.status)
}

/** The scope of the act after settlement; it shares the report. */
function settledScope(scope: RequestScope, transaction: string): RequestScope {
  return { ...scope, payment: scope.payment && { ...scope.payment, transaction } }
}

function payingFor({ credential, ...payment }: NewPayment, createdAt: Date): Paying {
  return {
    id: payment.id,
    protocol: credential.protocol,
    scheme: credential.scheme,
    network: credential.network,
    settle: payment.settle,
    payer: credential.payer,
    payTo: credential.payTo,
    nonce: credential.nonce,
    amount: payment.amount,
    charge: null,
    presented: payment.presented,
    resourceUrl: payment.resourceUrl,
    validBefore: new Date(Number(credential.validBefore) * 1_000),
    createdAt,
  }
}

/** Adds the delivered values; a completed act counts whole, even when its answer was lost. */
function withDelivered(
  judgements: Judgements,
  bill: Bill,
  result: FormattedExecutionResult,
  scope: RequestScope,
): Judgements {
  const delivered = deliveredValues(bill.lines, result, scope.report.waivers)
  return new Map(
    [...judgements].map(([position, judgement]) => [
      position,
      { ...judgement, delivered: judgement.delivered ?? delivered.get(position) ?? 0 },
    ]),
  )
}

/** The values of lines that are withheld for a reason. */
function unpaid(bill: Bill, judgements: Judgements, reason: 'spoiled' | 'surplus'): Unpaid[] {
  return bill.lines.flatMap(({ field, position }) =>
    (judgements.get(position)?.[reason] ?? []).map((path) => ({ field, path })),
  )
}

/** The values of lines that would have been charged. */
function charged(bill: Bill, judgements: Judgements, result: FormattedExecutionResult) {
  return bill.lines
    .filter((line) => judgements.get(line.position)?.outcome === 'CHARGED')
    .flatMap((line) => arrivedAt(line, result).map((path) => ({ field: line.field, path })))
}

/** The judgement of work that is not charged. */
function uncharged(bill: Bill, judgements: Judgements): Map<number, Judgement> {
  return new Map(
    bill.lines.map(({ position }) => {
      const outcome = judgements.get(position)?.outcome ?? 'CHARGED'
      return [position, { outcome: outcome === 'CHARGED' ? 'WAIVED' : outcome, charged: ZERO_USDC, spoiled: [] }]
    }),
  )
}

/** Adds the refund and its amount to the errors of failed paid work. */
function withRefund(
  result: FormattedExecutionResult,
  payment: string,
  lines: Bill['lines'],
  isPossible: boolean,
): FormattedExecutionResult {
  if (!result.errors) return result
  const usd = formatUsd(sumUsdc(lines.map((line) => line.amount)))
  const refund = { payment, usd, state: isPossible ? 'requested' : 'waits for the operator' }
  const isTheirs = (path: readonly (string | number)[] = []) =>
    lines.some((line) => path.filter((key) => typeof key === 'string').every((key, index) => line.path[index] === key))
  return {
    ...result,
    errors: result.errors.map((error) =>
      isTheirs(error.path) ? { ...error, extensions: { ...error.extensions, refund } } : error,
    ),
  }
}

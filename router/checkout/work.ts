import type { FormattedExecutionResult } from 'graphql'
import { PRICE_CHANGED, TollgraphError } from '../../schema/errors.ts'
import { formatUsd, sumUsdc } from '../../schema/money.ts'
import { type RequestScope, requestScope } from '../../subgraphs/kit/scope.ts'
import type { Presented } from '../facilitator/facilitator.ts'
import { scopedLines } from './acts.ts'
import { type Answer, withHeaders } from './answer.ts'
import { type Bill, publicBill } from './bill.ts'
import type { Billing } from './billing.ts'
import type { Call } from './call.ts'
import type { Credential } from './credential.ts'
import { executeCall, sourceHeader } from './execute.ts'
import { hasArrived, judge } from './judge.ts'
import type { Patch, Payment } from './ledger.ts'
import type { CheckoutParts } from './parts.ts'
import { failedHeaders, receiptHeaders } from './receipt.ts'
import { UNPAID_REASON } from './refunds.ts'
import { inProgress, settlementPending } from './refusals.ts'
import type { LineOutcome } from './states.ts'
import { withhold } from './withhold.ts'

/** A payment on its way to being settled. */
type Paying = Pick<
  Payment,
  'id' | 'presented' | 'protocol' | 'payer' | 'payTo' | 'nonce' | 'amount' | 'validBefore' | 'createdAt'
>

/** The work that a reserved payment pays for: act, judge, settle; or settle first where the act cannot be undone. */
export class Work {
  readonly #parts: CheckoutParts
  readonly #billing: Billing

  constructor(parts: CheckoutParts, billing: Billing) {
    this.#parts = parts
    this.#billing = billing
  }

  /** Runs a call under its reserved payment, and moves the payment on. Throws PaymentRequired or SETTLEMENT_PENDING. */
  async run(call: Call, bill: Bill, credential: Credential, presented: Presented, id: string): Promise<Answer> {
    const payment = { id, payer: credential.payer, lines: scopedLines(bill, id) }
    const scope = requestScope({ requestId: call.requestId, caller: credential.payer, payment })
    const settleable = {
      id,
      presented,
      protocol: credential.protocol,
      payer: credential.payer,
      payTo: credential.payTo,
      nonce: credential.nonce,
      amount: bill.total,
      validBefore: new Date(Number(credential.validBefore) * 1_000),
      createdAt: this.#parts.now(),
    }
    return bill.settle === 'UPFRONT'
      ? this.#settleThenAct(call, bill, scope, settleable)
      : this.#actThenSettle(call, bill, scope, settleable)
  }

  async #actThenSettle(call: Call, bill: Bill, scope: RequestScope, payment: Paying): Promise<Answer> {
    const { ledger, refunds } = this.#parts
    const executed = await executeCall(this.#parts, call, scope)
    const outcomes = judge(bill.lines, executed, scope.report.waivers)
    const unpaid = bill.lines.filter((line) => outcomes.get(line.position) !== 'CHARGED').map((line) => line.position)
    const inPart = bill.lines.filter((line) => outcomes.get(line.position) === 'FAILED' && hasArrived(line, executed))
    const result = withhold(executed, inPart, 'it failed in part, so it is not charged')
    const isWhole = unpaid.length === 0
    if (unpaid.length === bill.lines.length || (!isWhole && !refunds.isPossible)) {
      // Without a way to give a part back, a bill is all or nothing.
      const charged = bill.lines.filter((line) => outcomes.get(line.position) === 'CHARGED')
      const shown = withhold(result, charged, 'another line of the bill failed, so nothing was charged')
      const answer = this.#paidAnswer(call, shown, scope, bill, outcomes)
      await ledger.move(payment.id, 'RELEASED', 'The work gave nothing to charge for', {
        answer,
        outcomes: uncharged(bill, outcomes),
      })
      return answer
    }
    const answer = this.#paidAnswer(call, result, scope, bill, outcomes)
    await this.#moveOn(payment, 'EXECUTED', 'The work is done', { answer, outcomes })
    await refunds.requestInTime(payment.id, unpaid, UNPAID_REASON)
    await this.#moveOn(payment, 'SETTLING', 'Asking the facilitator to settle')
    const settled = await this.#settle(call, payment)
    await refunds.request(payment.id, unpaid, UNPAID_REASON)
    return withHeaders(answer, await receiptHeaders(this.#parts, payment, settled))
  }

  async #settleThenAct(call: Call, bill: Bill, scope: RequestScope, payment: Paying): Promise<Answer> {
    const { acts, ledger, refunds } = this.#parts
    try {
      await acts.hold(bill, payment.id, scope)
    } catch (error) {
      // Let go before the row comes to its end: a release that fails leaves it to the recovery.
      await acts.release(bill.lines, payment.id)
      await ledger.move(
        payment.id,
        'RELEASED',
        error instanceof TollgraphError ? error.message : 'The claim broke off',
        { outcomes: uncharged(bill, new Map()) },
      )
      if (error instanceof TollgraphError && error.fields.reason === PRICE_CHANGED) {
        throw this.#billing.paymentRequired(call, await this.#billing.again(call), 'quote_overtaken', error.message)
      }
      throw error
    }
    await this.#moveOn(payment, 'SETTLING', 'Settled before the work, which cannot be undone')
    const settled = await this.#settle(call, payment)
    const result = await executeCall(this.#parts, call, scope)
    const outcomes = await this.#outcomesOfActs(bill, payment.id, judge(bill.lines, result, scope.report.waivers))
    const unpaid = bill.lines.filter((line) => outcomes.get(line.position) !== 'CHARGED')
    const positions = unpaid.map((line) => line.position)
    await refunds.request(payment.id, positions, 'The work failed after it had been paid')
    const told = unpaid.length > 0 ? withRefund(result, payment.id, unpaid, refunds.isPossible) : result
    const answer = this.#paidAnswer(call, told, scope, bill, outcomes)
    await ledger.keepAnswer(payment.id, answer, outcomes)
    return withHeaders(answer, await receiptHeaders(this.#parts, payment, settled))
  }

  /** An act that is done, or durably on its way, is paid for even when its answer got lost. */
  async #outcomesOfActs(
    bill: Bill,
    paymentId: string,
    judged: Map<number, LineOutcome>,
  ): Promise<Map<number, LineOutcome>> {
    for (const line of bill.lines) {
      if (line.settle !== 'UPFRONT' || judged.get(line.position) === 'CHARGED') continue
      if (await this.#parts.acts.isDone(line, paymentId)) judged.set(line.position, 'CHARGED')
    }
    return judged
  }

  /** Moves a payment towards its settlement. Throws when somebody else has moved it: then this process has lost it. */
  async #moveOn(payment: Paying, next: 'EXECUTED' | 'SETTLING', reason: string, patch: Patch = {}): Promise<void> {
    if (!(await this.#parts.ledger.move(payment.id, next, reason, patch))) throw inProgress(payment.id)
  }

  /** Settles, and returns the transaction. Throws PaymentRequired or SETTLEMENT_PENDING. */
  async #settle(call: Call, payment: Paying): Promise<string> {
    const { network, settler } = this.#parts
    const settled = await settler.settle(payment)
    if (settled.kind === 'settled') return settled.transaction
    if (settled.kind === 'pending') throw settlementPending(payment.id)
    const message = `The payment was not settled (${settled.reason}); nothing was charged.`
    throw this.#billing.paymentRequired(
      call,
      await this.#billing.again(call),
      settled.reason,
      message,
      failedHeaders(payment, settled.reason, network),
    )
  }

  #paidAnswer(
    call: Call,
    result: FormattedExecutionResult,
    scope: RequestScope,
    bill: Bill,
    outcomes: ReadonlyMap<number, LineOutcome>,
  ): Answer {
    const payment = {
      id: scope.payment?.id,
      lines: publicBill(bill).lines.map((line, position) => ({ ...line, outcome: outcomes.get(position) })),
    }
    const answer = call.render({ ...result, extensions: { ...result.extensions, payment } })
    return withHeaders(answer, { ...sourceHeader(scope), 'cache-control': 'private, no-store' })
  }
}

function uncharged(bill: Bill, outcomes: ReadonlyMap<number, LineOutcome>): Map<number, LineOutcome> {
  const settled = (outcome: LineOutcome | undefined): LineOutcome =>
    outcome === undefined || outcome === 'CHARGED' ? 'WAIVED' : outcome
  return new Map(bill.lines.map((line) => [line.position, settled(outcomes.get(line.position))]))
}

/** Tells in the errors of paid work that failed that its money goes back, and how much. */
function withRefund(
  result: FormattedExecutionResult,
  payment: string,
  lines: Bill['lines'],
  isPossible: boolean,
): FormattedExecutionResult {
  if (!result.errors) return result
  const usd = formatUsd(sumUsdc(lines.map((line) => line.amount)))
  const refund = { payment, usd, state: isPossible ? 'requested' : 'waits for the operator' }
  return {
    ...result,
    errors: result.errors.map((error) => ({ ...error, extensions: { ...error.extensions, refund } })),
  }
}

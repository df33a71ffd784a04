import { randomUUID } from 'node:crypto'
import type { FormattedExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import type { Address } from '../../schema/address.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { BadInput, Conflict, Gone, TollgraphError } from '../../schema/errors.ts'
import { type AtomicUsdc, formatUsd, sumUsdc } from '../../schema/money.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import { type RequestScope, requestScope } from '../../subgraphs/kit/scope.ts'
import type { Quoted } from '../../subgraphs/kit/subgraph.ts'
import type { Facilitator, Presented } from '../facilitator/facilitator.ts'
import type { Graph } from '../graph/graph.ts'
import type { Operation } from '../graph/operation.ts'
import type { Siwx } from '../identity/siwx.ts'
import { SIWX_MESSAGES, type SiwxRefusal } from '../identity/siwx.ts'
import type { Network } from '../network.ts'
import { type Acts, scopedLines } from './acts.ts'
import { type Answer, withHeaders } from './answer.ts'
import { type Bill, drawBill, type PublicBill, publicBill } from './bill.ts'
import { type Challenge, PaymentRequired, priceMessage } from './challenge.ts'
import { type Credential, isReadable, readCredential } from './credential.ts'
import { type Inspection, inspectOperation, type SelectedPrice } from './inspect.ts'
import { judge } from './judge.ts'
import type { Ledger, Payment } from './ledger.ts'
import { mismatch } from './match.ts'
import { type Offer, type Resource, requirementsV1, requirementsV2 } from './offer.ts'
import type { QuoteSigner, SignedQuote } from './quote.ts'
import { failedHeaders, settledHeaders } from './receipt.ts'
import type { Refunds } from './refunds.ts'
import type { Settler } from './settler.ts'
import type { LineOutcome } from './states.ts'
import { withhold } from './withhold.ts'

/** One call of an operation, whichever door it came in by. */
export interface Call {
  readonly requestId: string
  readonly operation: Operation
  /** As the client wrote them. Null while the input has not been looked at: such a call is only ever challenged. */
  readonly variables: Readonly<Record<string, unknown>> | null
  /** The variables coerced by their types, defaults in place. */
  readonly values: Readonly<Record<string, unknown>> | null
  readonly resource: Resource
  /** For the ledger: the service and documented path, or `graphql`. */
  readonly endpoint: {
    readonly service: ServiceName | 'graphql'
    readonly method: string | null
    readonly path: string | null
  }
  /** Equal for equal requests: what a credential is spent on. */
  readonly requestHash: Buffer
  /** Extensions of the payment challenge, such as discovery. */
  readonly extensions: Readonly<Record<string, unknown>>
  readonly credentials: Credentials
  /** Asks for the price only. */
  readonly wantsBill: boolean
  /** Makes the HTTP answer of a result. */
  render(result: FormattedExecutionResult): Answer
}

/** What a request carries to pay or to say who it is: header values. */
export interface Credentials {
  readonly payment: string | null
  readonly siwx: string | null
  readonly bearer: string | null
}

export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'bill'; readonly bill: PublicBill }

/** What the checkout works with. */
export interface CheckoutParts {
  readonly catalogue: Catalogue
  readonly graph: Graph
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  readonly ledger: Ledger
  readonly settler: Settler
  readonly acts: Acts
  readonly refunds: Refunds
  readonly facilitator: Facilitator
  readonly siwx: Siwx
  readonly quotes: QuoteSigner
  readonly network: Network
  readonly payee: Address
  readonly log: Logger
  readonly limits: {
    readonly quoteTtlSeconds: number
    readonly paymentTimeoutSeconds: number
    readonly executionTimeoutMs: number
    readonly leaseMs: number
    readonly replayWaitMs: number
  }
  /** Throws when the secret of scheduled jobs is missing or wrong. */
  checkJobSecret(bearer: string | null): void
  /** What a wallet holds; null when the chain cannot be asked. */
  balanceOf(address: Address): Promise<AtomicUsdc | null>
  now(): Date
}

const POLL_MS = 50

/**
 * From an operation to its answer: bill, challenge, credential, reservation, work, judgement, settlement. Both doors
 * call it, so that a payment means the same at both.
 */
export class Checkout {
  readonly #parts: CheckoutParts
  /** Payments that this process works on now, so that repeated credentials wait without asking the database. */
  readonly #running = new Map<string, Promise<void>>()

  constructor(parts: CheckoutParts) {
    this.#parts = parts
  }

  /** Throws PaymentRequired for a missing or invalid credential, and other TollgraphErrors for what they say. */
  async run(call: Call): Promise<Outcome> {
    const inspection = this.#inspect(call)
    if (inspection.isInternal) this.#parts.checkJobSecret(call.credentials.bearer)
    if (inspection.issues.length > 0) throw new BadInput(inspection.issues)
    if (call.wantsBill) return { kind: 'bill', bill: publicBill(await this.#freshBill(call, inspection, null)) }
    return inspection.priced.length > 0 ? this.#runPriced(call, inspection) : this.#runFree(call, inspection)
  }

  /** The number of payments in work; for draining. */
  get inFlight(): number {
    return this.#running.size
  }

  #inspect(call: Call): Inspection {
    return inspectOperation(call.operation, call.values, this.#parts.graph.schema, this.#parts.catalogue)
  }

  // --- Free operations ---

  async #runFree(call: Call, inspection: Inspection): Promise<Outcome> {
    const caller = inspection.needsCaller ? await this.#identify(call) : await this.#callerIfShown(call)
    if (!call.variables) throw new Error('A call without variables was not challenged')
    const scope = requestScope({ requestId: call.requestId, caller, payment: null })
    const result = await this.#execute(call, scope)
    const answer = withHeaders(call.render(result), {
      ...sourceHeader(scope),
      'cache-control': caller ? 'private, no-store' : 'no-store',
    })
    return { kind: 'answer', answer }
  }

  async #identify(call: Call): Promise<Address> {
    const { siwx } = call.credentials
    if (!siwx) throw this.#identityRequired(call, 'siwx_missing_header')
    const identified = await this.#parts.siwx.identify(siwx, call.resource.url, this.#parts.now())
    if (identified.startsWith('siwx_')) throw this.#identityRequired(call, identified as SiwxRefusal)
    return identified as Address
  }

  async #callerIfShown(call: Call): Promise<Address | null> {
    return call.credentials.siwx ? this.#identify(call) : null
  }

  #identityRequired(call: Call, reason: SiwxRefusal): PaymentRequired {
    const extensions = { 'sign-in-with-x': this.#parts.siwx.challenge(call.resource.url, this.#parts.now()) }
    return new PaymentRequired({
      kind: 'identity',
      reason,
      message: SIWX_MESSAGES[reason],
      resource: call.resource,
      offers: [],
      bill: null,
      extensions,
    })
  }

  // --- Priced operations ---

  async #runPriced(call: Call, inspection: Inspection): Promise<Outcome> {
    const header = call.credentials.payment
    if (!header) {
      const bill = await this.#freshBill(call, inspection, null)
      if (bill.total === 0n && call.variables) return this.#runFree(call, { ...inspection, needsCaller: true })
      throw this.#paymentRequired(call, bill, 'payment_required', priceMessage(bill))
    }
    const credential = readCredential(header)
    if (!isReadable(credential)) {
      throw this.#paymentRequired(
        call,
        await this.#freshBill(call, inspection, null),
        credential.reason,
        credential.message,
      )
    }
    const known = await this.#parts.ledger.find(credential, this.#parts.network.id)
    if (known) return this.#replay(call, inspection, credential, known)
    return this.#pay(call, inspection, credential)
  }

  async #pay(call: Call, inspection: Inspection, credential: Credential): Promise<Outcome> {
    const { facilitator, ledger, limits, log, network } = this.#parts
    const bill = await this.#billFor(call, inspection, credential)
    if (bill.total === 0n) return this.#runFree(call, { ...inspection, needsCaller: true })
    const offer = this.#offer(call, bill)
    const wrong = mismatch(credential, offer, this.#parts.now())
    if (wrong) throw this.#paymentRequired(call, bill, wrong.reason, wrong.message)
    const presented = present(credential, offer, call.resource)
    const verification = await facilitator.verify(presented)
    if (!verification.isValid)
      throw this.#paymentRequired(
        call,
        bill,
        verification.reason,
        await this.#explain(verification.reason, verification.message, credential, bill),
      )
    const id = randomUUID()
    const isReserved = await ledger.reserve({
      id,
      credential,
      presented,
      network: network.id,
      asset: network.usdc,
      amount: bill.total,
      settle: bill.settle,
      requestHash: call.requestHash,
      ...call.endpoint,
      operation: call.operation.name,
      requestId: call.requestId,
      lines: bill.lines,
      leaseMs: limits.leaseMs,
    })
    if (!isReserved) {
      const other = await ledger.find(credential, network.id)
      if (!other) throw new Error('A payment vanished from the ledger')
      return this.#replay(call, inspection, credential, other)
    }
    const work = this.#work(call, bill, credential, presented, id)
    const done = work.then(noop, noop)
    this.#running.set(id, done)
    try {
      return { kind: 'answer', answer: await work }
    } catch (error) {
      // What broke off here is finished by the recovery, which need not wait for the lease to run out.
      if (!(error instanceof TollgraphError))
        await ledger
          .postpone(id, 0)
          .catch((failure) => log.error({ err: failure, payment: id }, 'A broken payment waits for its lease'))
      throw error
    } finally {
      this.#running.delete(id)
    }
  }

  async #work(call: Call, bill: Bill, credential: Credential, presented: Presented, id: string): Promise<Answer> {
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
    const result = await this.#execute(call, scope)
    const outcomes = judge(bill.lines, result, scope.report.waivers)
    const unpaid = bill.lines.filter((line) => outcomes.get(line.position) !== 'CHARGED').map((line) => line.position)
    const isWhole = unpaid.length === 0
    if (unpaid.length === bill.lines.length || (!isWhole && !refunds.isPossible)) {
      // Without a way to give a part back, a bill is all or nothing.
      const shown = isWhole || unpaid.length === bill.lines.length ? result : withhold(result, bill.lines)
      const answer = this.#paidAnswer(call, shown, scope, bill, outcomes)
      await ledger.move(payment.id, 'RELEASED', 'The work gave nothing to charge for', {
        answer,
        outcomes: uncharged(bill, outcomes),
      })
      return answer
    }
    const answer = this.#paidAnswer(call, result, scope, bill, outcomes)
    await ledger.move(payment.id, 'EXECUTED', 'The work is done', { answer, outcomes })
    await ledger.move(payment.id, 'SETTLING', 'Asking the facilitator to settle')
    const settled = await this.#settle(call, bill, payment)
    if (!isWhole) await refunds.request(payment.id, unpaid, 'The line failed or found nothing')
    return withHeaders(answer, await this.#receipt(payment, settled))
  }

  async #settleThenAct(call: Call, bill: Bill, scope: RequestScope, payment: Paying): Promise<Answer> {
    const { acts, ledger, refunds } = this.#parts
    try {
      await acts.hold(bill, payment.id, scope)
    } catch (error) {
      await ledger.move(
        payment.id,
        'RELEASED',
        error instanceof TollgraphError ? error.message : 'The claim broke off',
        { outcomes: uncharged(bill, new Map()) },
      )
      throw error
    }
    await ledger.move(payment.id, 'SETTLING', 'Settled before the work, which cannot be undone')
    const settled = await this.#settle(call, bill, payment)
    const result = await this.#execute(call, scope)
    const outcomes = await this.#outcomesOfActs(bill, payment.id, judge(bill.lines, result, scope.report.waivers))
    const answer = this.#paidAnswer(call, result, scope, bill, outcomes)
    const unpaid = [...outcomes].filter(([, outcome]) => outcome !== 'CHARGED').map(([position]) => position)
    await refunds.request(payment.id, unpaid, 'The work failed after it had been paid')
    await ledger.keepAnswer(payment.id, answer, outcomes)
    return withHeaders(answer, await this.#receipt(payment, settled))
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

  /** Settles, and returns the transaction. Throws PaymentRequired or SETTLEMENT_PENDING. */
  async #settle(call: Call, bill: Bill, payment: Paying): Promise<string> {
    const { acts, network, settler } = this.#parts
    const settled = await settler.settle(payment)
    if (settled.kind === 'settled') return settled.transaction
    if (settled.kind === 'pending') throw settlementPending(payment.id)
    await acts.release(bill.lines, payment.id)
    const message = `The payment was not settled (${settled.reason}); nothing was charged.`
    throw this.#paymentRequired(
      call,
      await this.#again(call),
      settled.reason,
      message,
      failedHeaders(payment, settled.reason, network),
    )
  }

  async #receipt(
    payment: Pick<Payment, 'id' | 'protocol' | 'payer' | 'amount'>,
    transaction: string,
  ): Promise<Record<string, string>> {
    return settledHeaders(payment, transaction, this.#parts.network, await this.#parts.ledger.linesOf(payment.id))
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

  // --- Repeated credentials ---

  /** A credential that was here before: its stored answer, its progress, or a refusal. Never runs anything. */
  async #replay(call: Call, inspection: Inspection, credential: Credential, known: Payment): Promise<Outcome> {
    if (!known.credentialHash.equals(credential.hash)) {
      const bill = await this.#freshBill(call, inspection, null)
      throw this.#paymentRequired(
        call,
        bill,
        'invalid_exact_evm_nonce_already_used',
        'The nonce of this payment has been used by another payment.',
      )
    }
    if (!known.requestHash.equals(call.requestHash)) {
      throw new Conflict('This payment was made for another request; sign a new one.', { reason: 'credential_reused' })
    }
    const payment = await this.#waitFor(known)
    switch (payment.state) {
      case 'SETTLED':
      case 'REFUNDING':
      case 'REFUNDED':
        return { kind: 'answer', answer: await this.#storedAnswer(payment) }
      case 'RELEASED':
        if (payment.answer) return { kind: 'answer', answer: payment.answer }
        throw this.#paymentRequired(
          call,
          await this.#again(call),
          'payment_released',
          `${payment.reason}. Nothing was charged; sign a new payment.`,
        )
      case 'FAILED':
        throw this.#paymentRequired(
          call,
          await this.#again(call),
          'payment_failed',
          `The payment was not settled (${payment.reason}); nothing was charged.`,
        )
      case 'PENDING':
        throw settlementPending(payment.id)
      case 'RESERVED':
      case 'EXECUTED':
      case 'SETTLING':
        throw inProgress(payment.id)
    }
  }

  async #storedAnswer(payment: Payment): Promise<Answer> {
    if (payment.answer && payment.transaction)
      return withHeaders(payment.answer, await this.#receipt(payment, payment.transaction))
    if (this.#running.has(payment.id) || payment.settle === 'UPFRONT') throw inProgress(payment.id)
    throw new Gone('This payment was settled and answered; the stored answer is no longer kept.', {
      payment: payment.id,
    })
  }

  async #waitFor(known: Payment): Promise<Payment> {
    const { ledger, limits } = this.#parts
    const deadline = Date.now() + limits.replayWaitMs
    let payment = known
    while (!isAtRest(payment) && Date.now() < deadline) {
      await Promise.race([this.#running.get(payment.id) ?? pause(POLL_MS), pause(Math.max(1, deadline - Date.now()))])
      payment = (await ledger.get(payment.id)) ?? payment
    }
    return payment
  }

  // --- Bills and offers ---

  /** The bill as it would be offered now. Dynamic lines are quoted; before the input is known they cost their maximum. */
  #freshBill(call: Call, inspection: Inspection, caller: Address | null): Promise<Bill> {
    const scope = requestScope({ requestId: call.requestId, caller, payment: null })
    return drawBill(inspection.priced, async (selected) =>
      call.variables ? this.#quote(selected, scope) : maximum(selected),
    )
  }

  /** The bill for a challenge after something went wrong on the way; a thing that cannot be had any more costs its maximum. */
  async #again(call: Call): Promise<Bill> {
    const inspection = this.#inspect(call)
    return this.#freshBill(call, inspection, null).catch((error: unknown) => {
      if (!(error instanceof TollgraphError)) throw error
      return drawBill(inspection.priced, async (selected) => maximum(selected))
    })
  }

  /**
   * The bill that a credential has to cover: at the signed prices it was offered at, where it brings such. A signed price
   * that the thing can no longer be had at is overtaken.
   */
  async #billFor(call: Call, inspection: Inspection, credential: Credential): Promise<Bill> {
    const fresh = await this.#freshBill(call, inspection, credential.payer)
    const token = credential.accepted?.quote
    if (!token || !fresh.isDynamic) return fresh
    const signed = this.#parts.quotes.read(token, call.requestHash, this.#parts.now())
    if (typeof signed === 'string')
      throw this.#paymentRequired(call, fresh, signed, 'The quoted price no longer holds; pay the new one.')
    const isOvertaken = fresh.lines.some(
      (line) => line.settle === 'UPFRONT' && line.amount !== signed.amounts[line.position],
    )
    if (isOvertaken)
      throw this.#paymentRequired(call, fresh, 'quote_overtaken', `The price is ${formatUsd(fresh.total)} USD now.`)
    return atSignedPrices(fresh, signed)
  }

  #quote(selected: SelectedPrice, scope: RequestScope): Promise<Quoted> {
    const { facts, args } = selected
    const runtime = facts.service ? this.#parts.runtimes.get(facts.service) : undefined
    if (!runtime) throw new Error(`${facts.coordinate} belongs to no running service`)
    return runtime.quote(facts.coordinate, args, scope)
  }

  #offer(call: Call, bill: Bill): Offer {
    const { limits, network, now, payee, quotes } = this.#parts
    const expiresAt = new Date(now().getTime() + limits.quoteTtlSeconds * 1_000)
    const amounts = bill.lines.map((line) => line.amount)
    const quote = bill.isDynamic && call.variables ? quotes.sign({ amounts, expiresAt }, call.requestHash) : null
    return {
      scheme: 'exact',
      network,
      amount: bill.total,
      payTo: bill.payTo ?? payee,
      maxTimeoutSeconds: limits.paymentTimeoutSeconds,
      quote,
    }
  }

  #paymentRequired(
    call: Call,
    bill: Bill,
    reason: string,
    message: string,
    headers: Record<string, string> = {},
  ): PaymentRequired {
    const challenge: Challenge = {
      kind: 'payment',
      reason,
      message,
      resource: call.resource,
      offers: [this.#offer(call, bill)],
      bill,
      extensions: call.extensions,
    }
    return new PaymentRequired(challenge, headers)
  }

  async #explain(reason: string, message: string | null, credential: Credential, bill: Bill): Promise<string> {
    if (!/insufficient/.test(reason)) return message ?? `The payment does not verify: ${reason}.`
    const balance = await this.#balanceOf(credential.payer)
    return `The wallet ${credential.payer} ${balance} but this costs ${formatUsd(bill.total)} USD.`
  }

  async #balanceOf(address: Address): Promise<string> {
    const amount = await this.#parts.balanceOf(address)
    return amount === null ? 'does not hold enough USDC,' : `holds ${formatUsd(amount)} USDC,`
  }

  // --- Work ---

  async #execute(call: Call, scope: RequestScope): Promise<FormattedExecutionResult> {
    const { graph, limits, log } = this.#parts
    const timer = deadline(limits.executionTimeoutMs)
    try {
      return await Promise.race([graph.execute(call.operation, call.variables ?? {}, scope), timer.expired])
    } catch (error) {
      log.error({ err: error, requestId: call.requestId }, 'An operation broke off')
      return {
        errors: [
          { message: 'The service failed unexpectedly', extensions: { code: 'INTERNAL', requestId: call.requestId } },
        ],
      }
    } finally {
      timer.clear()
    }
  }
}

/** A payment on its way to being settled. */
type Paying = Pick<
  Payment,
  'id' | 'presented' | 'protocol' | 'payer' | 'payTo' | 'nonce' | 'amount' | 'validBefore' | 'createdAt'
>

function maximum(selected: SelectedPrice): Quoted {
  const { price } = selected.facts
  if (price?.mode !== 'dynamic') throw new Error(`${selected.facts.coordinate} has no range`)
  return { amount: price.max }
}

function atSignedPrices(bill: Bill, signed: SignedQuote): Bill {
  const lines = bill.lines.map((line) => ({ ...line, amount: signed.amounts[line.position] ?? line.amount }))
  return { ...bill, lines, total: sumUsdc(lines.map((line) => line.amount)) }
}

function present(credential: Credential, offer: Offer, resource: Resource): Presented {
  const requirements = credential.protocol === 'x402-v2' ? requirementsV2(offer) : requirementsV1(offer, resource)
  return { payload: credential.payload, requirements } as Presented
}

function uncharged(bill: Bill, outcomes: ReadonlyMap<number, LineOutcome>): Map<number, LineOutcome> {
  const settled = (outcome: LineOutcome | undefined): LineOutcome =>
    outcome === undefined || outcome === 'CHARGED' ? 'WAIVED' : outcome
  return new Map(bill.lines.map((line) => [line.position, settled(outcomes.get(line.position))]))
}

function isAtRest(payment: Payment): boolean {
  if (payment.state === 'SETTLED') return payment.answer !== null
  return !['RESERVED', 'EXECUTED', 'SETTLING'].includes(payment.state)
}

function settlementPending(payment: string): TollgraphError {
  const message =
    'The work is done; whether the payment settled is not known yet. Do not pay again: repeat this request with the same payment.'
  return new TollgraphError('SETTLEMENT_PENDING', message, { payment, retryAfter: 3 })
}

function inProgress(payment: string): TollgraphError {
  return new TollgraphError(
    'IN_PROGRESS',
    'This payment is being worked on. Repeat this request with the same payment to hear its answer.',
    { payment, retryAfter: 1 },
  )
}

function sourceHeader(scope: RequestScope): Record<string, string> {
  const sources = [...scope.report.sources].sort()
  return sources.length > 0 ? { 'x-data-source': sources.join(', ') } : {}
}

function noop(): void {}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function deadline(milliseconds: number): { readonly expired: Promise<FormattedExecutionResult>; clear(): void } {
  let timer: NodeJS.Timeout | undefined
  const message = `The operation took longer than ${milliseconds} ms`
  const expired = new Promise<FormattedExecutionResult>((resolve) => {
    timer = setTimeout(() => resolve({ errors: [{ message, extensions: { code: 'TIMEOUT' } }] }), milliseconds)
  })
  return { expired, clear: () => clearTimeout(timer) }
}

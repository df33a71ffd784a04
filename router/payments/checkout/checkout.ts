import { setTimeout as pause } from 'node:timers/promises'
import type { FormattedExecutionResult } from 'graphql'
import { newPaymentId } from '../../../prisma/ledger/paymentId.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { BadInput, TollgraphError } from '../../../schema/errors.ts'
import { type RequestScope, requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { traced } from '../../../subgraphs/kit/tracing/tracing.ts'
import { openedBy, type SignedRequest } from '../../identity/opened.ts'
import type { SignIn } from '../../identity/siwx.ts'
import { withHeaders } from '../protocol/answer.ts'
import { type Bill, publicBill } from '../protocol/bill.ts'
import type { Call, Outcome } from '../protocol/call.ts'
import { isReadable } from '../protocol/credential.ts'
import { nothingToPay } from './acts.ts'
import { Billing } from './billing.ts'
import { priceMessage } from './challenge.ts'
import { executeCall, sourceHeader } from './execute.ts'
import { reserveCovered, shortageMessage } from './exposure.ts'
import { admitFreeReads, type FreeReads } from './freeReads.ts'
import type { Inspection } from './inspect.ts'
import { inspectCall } from './inspectCall.ts'
import type { OfferIds } from './offerIds.ts'
import { checkOneSignature } from './oneSignature.ts'
import { organizationOf } from './organization.ts'
import type { CheckoutParts } from './parts.ts'
import { Patience } from './patience.ts'
import { type PaidCall, PaymentCheck, type Verified } from './paymentCheck.ts'
import { openKey, purchaseName } from './purchaseName.ts'
import { readPayment } from './readPayment.ts'
import { sameRequestInProgress, settlementPending } from './refusals.ts'
import { Replays, type Running } from './replays.ts'
import { Work } from './work.ts'

/**
 * Attempts to hand a payment over while the database is away, and the base pause in milliseconds, which grows with each
 * attempt.
 */
const HAND_OVER_ATTEMPTS = 8
const HAND_OVER_PAUSE_MS = 200

/**
 * From an operation to its answer: bill, challenge, credential, reservation, work, judgement, settlement. The GraphQL
 * and the REST door both call it, so that a payment means the same at both.
 */
export class Checkout {
  readonly #parts: CheckoutParts
  readonly #billing: Billing
  readonly #check: PaymentCheck
  readonly #work: Work
  readonly #replays: Replays
  /** Payments that this process works on now. */
  readonly #running = new Map<string, Running>()

  constructor(parts: CheckoutParts) {
    this.#parts = parts
    this.#billing = new Billing(parts)
    this.#check = new PaymentCheck(parts, this.#billing)
    this.#work = new Work(parts, this.#billing)
    this.#replays = new Replays(parts, this.#billing, this.#running)
  }

  /** The clock of payments and challenges. */
  now(): Date {
    return this.#parts.now()
  }

  /** Issues and verifies offer ids. */
  get offerIds(): OfferIds {
    return this.#parts.offerIds
  }

  /** Resolves when no payment is being worked on, also for clients that no longer wait. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ done }) => done))
  }

  /** Throws PaymentRequired for a missing or invalid credential, and other TollgraphErrors of the steps. */
  async run(call: Call): Promise<Outcome> {
    const { limiter } = this.#parts
    if (!call.isAdmitted) await limiter.arrived(call)
    const inspection = inspectCall(this.#parts, call)
    if (inspection.isInternal) this.#parts.checkJobSecret(call.credentials.bearer)
    this.#parts.offer.check(inspection.needs)
    if (inspection.issues.length > 0) throw new BadInput(inspection.issues)
    limiter.looksUp(call)
    if (call.wantsBill) return { kind: 'bill', bill: publicBill(await this.#billing.fresh(call, inspection, null)) }
    return inspection.priced.length > 0 ? this.#runPriced(call, inspection) : this.#runFree(call, inspection)
  }

  /** Counts a request whose operation is not known yet, as `run` counts calls. Throws LimitReached. */
  admit(clientAddress: string | null): Promise<void> {
    return this.#parts.limiter.arrived({ clientAddress })
  }

  /** Admits a free query that is repeated for a live stream. See `admitFreeReads`. */
  admitReads(call: Call, signed: SignedRequest): Promise<FreeReads> {
    return admitFreeReads(this.#parts, call, signed)
  }

  /** `bill`: of priced fields that cost nothing this time; null without priced fields. */
  async #runFree(call: Call, inspection: Inspection, bill: Bill | null = null): Promise<Outcome> {
    checkOneSignature(call.operation, inspection)
    const { graph, identity, limiter } = this.#parts
    await limiter.runsFree(call)
    const { credentials, operation, resource, variables } = call
    const opened = () => openedBy({ method: resource.method, operation, variables }, graph.schema)
    const isRead = operation.definition.operation === 'query'
    const introduction = { credentials, resource, isRead, opened }
    const caller = inspection.needsCaller
      ? await identity.require(introduction, this.now())
      : await identity.ifShown(introduction, this.now())
    if (caller) await this.#parts.restrictions.requireAllowed(caller.wallet)
    await limiter.runsFreeFor(call, caller?.wallet ?? null)
    if (!call.variables) throw new Error('A call without variables was not challenged')
    const { clientAddress, requestId } = call
    const told = inspection.needsCaller ? (caller?.wallet ?? null) : null
    const payment = bill && nothingToPay(bill)
    const scope = requestScope({ requestId, clientAddress, caller: told, payment })
    const result = await this.#runSigned(call, isRead ? null : (caller?.signIn ?? null), scope)
    const answer = withHeaders(call.render(result), {
      ...sourceHeader(scope),
      'cache-control': caller ? 'private, no-store' : 'no-store',
    })
    return { kind: 'answer', answer }
  }

  /** Executes a call; a signed mutation gets an audit entry before and its outcome after. */
  async #runSigned(call: Call, signIn: SignIn | null, scope: RequestScope): Promise<FormattedExecutionResult> {
    if (!signIn) return executeCall(this.#parts, call, scope)
    const { auditLog, graph, log } = this.#parts
    const entry = await auditLog.begin(call, signIn, graph.schema)
    const result = await executeCall(this.#parts, call, scope)
    // The mutation is done: without its outcome the row still names the signer.
    await auditLog.end(entry, result).catch((error: unknown) => {
      log.error({ err: error, requestId: call.requestId, entry }, 'The outcome of a signed mutation was not written')
    })
    return result
  }

  async #runPriced(call: Call, inspection: Inspection): Promise<Outcome> {
    const credential = await readPayment(call, this.#parts)
    if (credential === null) {
      const bill = await this.#billing.fresh(call, inspection, null)
      if (bill.total === 0n && call.variables) return this.#runFree(call, { ...inspection, needsCaller: true }, bill)
      throw this.#billing.paymentRequired(call, bill, {
        reason: 'payment_required',
        message: priceMessage(bill, call.variables !== null),
      })
    }
    if (!isReadable(credential)) {
      const bill = await this.#billing.fresh(call, inspection, null)
      throw this.#billing.paymentRequired(call, bill, credential)
    }
    await this.#parts.restrictions.requireAllowed(credential.payer)
    return this.#runPaid({ call, inspection, credential, idempotencyKey: purchaseName(call, credential) })
  }

  async #runPaid(paid: PaidCall): Promise<Outcome> {
    const { call, inspection, credential } = paid
    const { ledger, limiter } = this.#parts
    const begun = Date.now()
    const looking = ledger.lookUp(paid)
    // The payment is checked while it is looked up. The result of the check is used only if the payment is new.
    const ahead = this.#check.isCheap(paid) ? this.#checkAhead(paid) : null
    const { known, at } = await looking
    // A time of the database before the balance was read, which may have been as soon as the look-up was sent.
    const since = ahead ? new Date(at.getTime() - (Date.now() - begun) - 1) : at
    if (known?.by === 'credential') return this.#replays.ofCredential(call, inspection, credential, known.payment)
    // Verify the signature before revealing anything about a wallet.
    await (ahead?.signed ?? this.#check.requireSigned(paid))
    if (known) return this.#replays.ofKey(call, inspection, credential, known.payment)
    await limiter.pays(credential.payer)
    const verified = await (ahead?.verified ?? this.#check.verify(paid))
    return this.#pay(paid, verified, since)
  }

  /** Begins both checks. A caller that does not use their results need not wait for them. */
  #checkAhead(paid: PaidCall): { readonly signed: Promise<void>; readonly verified: Promise<Verified> } {
    const signed = this.#check.requireSigned(paid)
    const verified = signed.then(() => this.#check.verify(paid))
    verified.catch(noop)
    return { signed, verified }
  }

  async #pay(paid: PaidCall, { bill, payment: funded }: Verified, since: Date): Promise<Outcome> {
    const { call, inspection, credential, idempotencyKey } = paid
    const { bases, disbursements, ledger, limits, rails } = this.#parts
    if (!funded) return this.#runFree(call, { ...inspection, needsCaller: true }, bill)
    const rail = rails.of(credential)
    const { challengeId } = credential
    const { presented, balance } = funded
    const organizationId = await organizationOf(call, credential, this.#parts)
    const takesPart = credential.scheme === 'upto' || disbursements.canRefund(rail)
    const basis = bases.maker.of(call.operation, call.variables ?? {}, takesPart)
    await bases.store.keep(basis)
    const payment: NewPayment = {
      id: newPaymentId(),
      credential,
      presented,
      asset: rail.asset,
      amount: bill.total,
      funds: { balance, since },
      settle: bill.settle,
      isRead: bill.settle === 'ON_SUCCESS' && call.operation.definition.operation === 'query',
      basis: basis.id,
      requestHash: call.requestHash,
      idempotencyKey,
      openKey: limits.duplicateWindowMs > 0 ? openKey(credential, call, idempotencyKey) : null,
      ...call.endpoint,
      operation: call.operation.name,
      resourceUrl: call.resource.url,
      requestId: call.requestId,
      organizationId,
      lines: bill.lines,
      leaseMs: limits.leaseMs,
    }
    const release = ledger.inHand.take(payment.id)
    const reserved = await traced('reserve', { 'tollgraph.payment': payment.id }, () =>
      reserveCovered(ledger, rail, payment, limits.duplicateWindowMs),
    ).catch((error: unknown) => {
      release()
      // The row may have been written although its confirmation was lost: hand it to recovery.
      void this.#handOver(payment.id)
      throw error
    })
    if (reserved.kind !== 'reserved') release()
    if (reserved.kind === 'short') {
      const reason = credential.protocol === 'mpp' ? 'payment-insufficient' : 'insufficient_funds'
      const message = shortageMessage(credential.payer, reserved, bill.total)
      throw this.#billing.paymentRequired(call, bill, { reason, message, challengeId })
    }
    if (reserved.kind === 'open') throw sameRequestInProgress(reserved.payment)
    if (reserved.kind === 'known') {
      return reserved.by === 'credential'
        ? this.#replays.ofCredential(call, inspection, credential, reserved.payment)
        : this.#replays.ofKey(call, inspection, credential, reserved.payment)
    }
    return this.#carryOut(call, bill, payment, inspection.needsCaller ? credential.payer : null, release)
  }

  /** `release` is called when this process no longer works on the payment. */
  async #carryOut(
    call: Call,
    bill: Bill,
    payment: NewPayment,
    caller: WalletAddress | null,
    release: () => void,
  ): Promise<Outcome> {
    const { id } = payment
    if (call.notes) call.notes.payment = id
    const patience = new Patience(this.#parts.limits.settlementWaitMs)
    const work = this.#work.run(call, bill, payment, caller, patience)
    const done = work
      .then(noop, (error: unknown) => {
        // Hand a broken payment to recovery at once, without waiting for the lease to expire.
        if (!(error instanceof TollgraphError)) void this.#handOver(id)
      })
      .finally(() => {
        this.#running.delete(id)
        release()
      })
    this.#running.set(id, { done, isLate: false })
    const answer = await Promise.race([work, patience.over])
    if (answer) return { kind: 'answer', answer }
    // The work goes on: the money may be on its way, and a repeated request gets the outcome.
    if (this.#running.has(id)) this.#running.set(id, { done, isLate: true })
    this.#parts.log.warn({ payment: id }, 'A settlement takes longer than its client waits')
    throw settlementPending(id, null)
  }

  /** Expires the lease so that recovery takes the payment at once. The database may still be away: retried. */
  async #handOver(id: string): Promise<void> {
    const { ledger, log } = this.#parts
    for (let attempt = 1; attempt <= HAND_OVER_ATTEMPTS; attempt += 1) {
      try {
        return await ledger.postpone(id, 0)
      } catch (error) {
        log.warn({ err: error, payment: id, attempt }, 'A broken payment cannot be handed over yet')
        await pause(HAND_OVER_PAUSE_MS * attempt)
      }
    }
    log.error({ payment: id }, 'A broken payment waits for its lease')
  }
}

function noop(): void {}

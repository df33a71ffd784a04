import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Address } from '../../schema/address.ts'
import { BadInput, TollgraphError } from '../../schema/errors.ts'
import { requestScope } from '../../subgraphs/kit/scope.ts'
import type { Presented } from '../facilitator/facilitator.ts'
import { SIWX_MESSAGES, type SiwxRefusal } from '../identity/siwx.ts'
import { withHeaders } from './answer.ts'
import { publicBill } from './bill.ts'
import { Billing } from './billing.ts'
import type { Call, Outcome } from './call.ts'
import { PaymentRequired, priceMessage } from './challenge.ts'
import { type Credential, isReadable, readCredential } from './credential.ts'
import { executeCall, sourceHeader } from './execute.ts'
import type { Inspection } from './inspect.ts'
import { inspectCall } from './inspectCall.ts'
import { mismatch } from './match.ts'
import { type Offer, type Resource, requirementsV1, requirementsV2 } from './offer.ts'
import type { CheckoutParts } from './parts.ts'
import { Replays } from './replays.ts'
import { Work } from './work.ts'

/** How often, and after how long, a payment is handed over again while the database is away; the pause grows with each. */
const HAND_OVER_ATTEMPTS = 8
const HAND_OVER_PAUSE_MS = 200

/**
 * From an operation to its answer: bill, challenge, credential, reservation, work, judgement, settlement. Both doors
 * call it, so that a payment means the same at both.
 */
export class Checkout {
  readonly #parts: CheckoutParts
  readonly #billing: Billing
  readonly #work: Work
  readonly #replays: Replays
  /** Payments that this process works on now. */
  readonly #running = new Map<string, Promise<void>>()

  constructor(parts: CheckoutParts) {
    this.#parts = parts
    this.#billing = new Billing(parts)
    this.#work = new Work(parts, this.#billing)
    this.#replays = new Replays(parts, this.#billing, this.#running)
  }

  /** Throws PaymentRequired for a missing or invalid credential, and other TollgraphErrors for what they say. */
  async run(call: Call): Promise<Outcome> {
    const inspection = inspectCall(this.#parts, call)
    if (inspection.isInternal) this.#parts.checkJobSecret(call.credentials.bearer)
    if (inspection.issues.length > 0) throw new BadInput(inspection.issues)
    if (call.wantsBill) return { kind: 'bill', bill: publicBill(await this.#billing.fresh(call, inspection, null)) }
    return inspection.priced.length > 0 ? this.#runPriced(call, inspection) : this.#runFree(call, inspection)
  }

  async #runFree(call: Call, inspection: Inspection): Promise<Outcome> {
    const caller = inspection.needsCaller ? await this.#identify(call) : await this.#callerIfShown(call)
    if (!call.variables) throw new Error('A call without variables was not challenged')
    const scope = requestScope({ requestId: call.requestId, caller, payment: null })
    const result = await executeCall(this.#parts, call, scope)
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

  async #runPriced(call: Call, inspection: Inspection): Promise<Outcome> {
    const header = call.credentials.payment
    if (!header) {
      const bill = await this.#billing.fresh(call, inspection, null)
      if (bill.total === 0n && call.variables) return this.#runFree(call, { ...inspection, needsCaller: true })
      throw this.#billing.paymentRequired(call, bill, 'payment_required', priceMessage(bill))
    }
    const credential = readCredential(header)
    if (!isReadable(credential)) {
      throw this.#billing.paymentRequired(
        call,
        await this.#billing.fresh(call, inspection, null),
        credential.reason,
        credential.message,
      )
    }
    const known = await this.#parts.ledger.find(credential, this.#parts.network.id)
    if (known) return this.#replays.answer(call, inspection, credential, known)
    return this.#pay(call, inspection, credential)
  }

  async #pay(call: Call, inspection: Inspection, credential: Credential): Promise<Outcome> {
    const { facilitator, ledger, limits, network } = this.#parts
    const bill = await this.#billing.forCredential(call, inspection, credential)
    if (bill.total === 0n) return this.#runFree(call, { ...inspection, needsCaller: true })
    const offer = this.#billing.offer(call, bill)
    // A payment's times are the chain's, which goes by the real clock.
    const wrong = mismatch(credential, offer, new Date())
    if (wrong) throw this.#billing.paymentRequired(call, bill, wrong.reason, wrong.message)
    const presented = present(credential, offer, call.resource)
    const verification = await facilitator.verify(presented)
    if (!verification.isValid)
      throw this.#billing.paymentRequired(
        call,
        bill,
        verification.reason,
        await this.#billing.explain(verification.reason, verification.message, credential, bill),
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
      return this.#replays.answer(call, inspection, credential, other)
    }
    const work = this.#work.run(call, bill, credential, presented, id)
    const done = work.then(noop, noop)
    this.#running.set(id, done)
    try {
      return { kind: 'answer', answer: await work }
    } catch (error) {
      // What broke off here is finished by the recovery, which need not wait for the lease to run out.
      if (!(error instanceof TollgraphError)) void this.#handOver(id)
      throw error
    } finally {
      this.#running.delete(id)
    }
  }

  /** Lets the recovery have a payment at once. What broke it may keep the database away for a moment longer. */
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

function present(credential: Credential, offer: Offer, resource: Resource): Presented {
  // As the client accepted it: what each offer has of its own is repeated, not made anew.
  const accepted = { ...offer, quote: credential.accepted?.quote ?? null, id: credential.accepted?.offer ?? null }
  const requirements = credential.protocol === 'x402-v2' ? requirementsV2(accepted) : requirementsV1(offer, resource)
  return { payload: credential.payload, requirements } as Presented
}

function noop(): void {}

import { randomBytes } from 'node:crypto'
import type { Address } from '../../schema/address.ts'
import { TollgraphError } from '../../schema/errors.ts'
import { formatUsd, sumUsdc } from '../../schema/money.ts'
import { type RequestScope, requestScope } from '../../subgraphs/kit/scope.ts'
import type { Quoted } from '../../subgraphs/kit/subgraph.ts'
import { type Bill, drawBill } from './bill.ts'
import type { Call } from './call.ts'
import { type Challenge, PaymentRequired } from './challenge.ts'
import type { Credential } from './credential.ts'
import type { Inspection, SelectedPrice } from './inspect.ts'
import { inspectCall } from './inspectCall.ts'
import type { Offer } from './offer.ts'
import type { CheckoutParts } from './parts.ts'
import type { SignedQuote } from './quote.ts'

/** Draws bills up, offers ways to pay them, and says what is wrong with a payment. */
export class Billing {
  readonly #parts: CheckoutParts

  constructor(parts: CheckoutParts) {
    this.#parts = parts
  }

  /** The bill as it would be offered now. Dynamic lines are quoted; before the input is known they cost their maximum. */
  fresh(call: Call, inspection: Inspection, caller: Address | null): Promise<Bill> {
    const scope = requestScope({ requestId: call.requestId, caller, payment: null })
    return drawBill(inspection.priced, async (selected) =>
      call.variables ? this.#quote(selected, scope) : maximum(selected),
    )
  }

  /** The bill for a challenge after something went wrong on the way; a thing that cannot be had any more costs its maximum. */
  async again(call: Call): Promise<Bill> {
    const inspection = inspectCall(this.#parts, call)
    return this.fresh(call, inspection, null).catch((error: unknown) => {
      if (!(error instanceof TollgraphError)) throw error
      return drawBill(inspection.priced, async (selected) => maximum(selected))
    })
  }

  /**
   * The bill that a credential has to cover: at the signed prices it was offered at, where it brings such. A signed price
   * that the thing can no longer be had at is overtaken.
   */
  async forCredential(call: Call, inspection: Inspection, credential: Credential): Promise<Bill> {
    const fresh = await this.fresh(call, inspection, credential.payer)
    const token = credential.accepted?.quote
    if (!token || !fresh.isDynamic) return fresh
    const signed = this.#parts.quotes.read(token, call.requestHash, this.#parts.now())
    if (typeof signed === 'string')
      throw this.paymentRequired(call, fresh, signed, 'The quoted price no longer holds; pay the new one.')
    const isOvertaken = fresh.lines.some(
      (line) => line.settle === 'UPFRONT' && line.amount !== signed.amounts[line.position],
    )
    if (isOvertaken)
      throw this.paymentRequired(call, fresh, 'quote_overtaken', `The price is ${formatUsd(fresh.total)} USD now.`)
    return atSignedPrices(fresh, signed)
  }

  #quote(selected: SelectedPrice, scope: RequestScope): Promise<Quoted> {
    const { facts, args } = selected
    const runtime = facts.service ? this.#parts.runtimes.get(facts.service) : undefined
    if (!runtime) throw new Error(`${facts.coordinate} belongs to no running service`)
    return runtime.quote(facts.coordinate, args, scope)
  }

  /** The way to pay a bill. Dynamic prices are signed, so that the price a caller saw is the price it pays. */
  offer(call: Call, bill: Bill): Offer {
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
      id: randomBytes(12).toString('base64url'),
    }
  }

  /** The refusal that carries the challenge; `headers` may tell what became of a settlement. */
  paymentRequired(
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
      offers: [this.offer(call, bill)],
      bill,
      extensions: call.extensions,
    }
    return new PaymentRequired(challenge, headers)
  }

  /** What a person may do about a payment that does not verify. */
  async explain(reason: string, message: string | null, credential: Credential, bill: Bill): Promise<string> {
    if (!/insufficient/.test(reason)) return message ?? `The payment does not verify: ${reason}.`
    const balance = await this.#balanceOf(credential.payer)
    return `The wallet ${credential.payer} ${balance} but this costs ${formatUsd(bill.total)} USD.`
  }

  async #balanceOf(address: Address): Promise<string> {
    const amount = await this.#parts.balanceOf(address)
    return amount === null ? 'does not hold enough USDC,' : `holds ${formatUsd(amount)} USDC,`
  }
}

function maximum(selected: SelectedPrice): Quoted {
  const { price } = selected.facts
  if (price?.mode !== 'dynamic') throw new Error(`${selected.facts.coordinate} has no range`)
  return { amount: price.max }
}

function atSignedPrices(bill: Bill, signed: SignedQuote): Bill {
  const lines = bill.lines.map((line) => ({ ...line, amount: signed.amounts[line.position] ?? line.amount }))
  return { ...bill, lines, total: sumUsdc(lines.map((line) => line.amount)) }
}

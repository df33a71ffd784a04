import { parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'
import { BadInput, ProviderNotConfigured, TollgraphError } from '../../../schema/errors.ts'
import { formatUsd, sumUsdc } from '../../../schema/money.ts'
import { refusal } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { type RequestScope, requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { Quoted, UsdcNetwork } from '../../../subgraphs/kit/service/subgraph.ts'
import { traced } from '../../../subgraphs/kit/tracing/tracing.ts'
import { mppChallenges } from '../mpp/challenges.ts'
import { mppProblem, refusalFor } from '../mpp/problem.ts'
import type { Bill } from '../protocol/bill.ts'
import type { Call } from '../protocol/call.ts'
import type { Credential } from '../protocol/credential.ts'
import { type Challenge, PaymentRequired } from '../protocol/paymentRequired.ts'
import { paymentExtensions } from '../x402/extensions.ts'
import { drawBill } from './bill.ts'
import type { Inspection, SelectedPrice } from './inspect.ts'
import { inspectCall } from './inspectCall.ts'
import { offersFor } from './offers.ts'
import type { CheckoutParts } from './parts.ts'
import type { SignedQuote } from './quote.ts'
import { realmOf } from './realm.ts'

/** Why a payment is refused: `reason` is stable, for programs, `message` is for people. */
export interface Refusal {
  readonly reason: string
  readonly message: string
  /** Headers beside the challenge, such as a failed settlement's receipt. */
  readonly headers?: Readonly<Record<string, string>>
  /** The MPP challenge that the payment answered. */
  readonly challengeId?: string | null
}

/** Draws up bills, makes offers, and refuses payments. */
export class Billing {
  readonly #parts: CheckoutParts
  /** Bills of calls whose input was not read, which never change. */
  readonly #unseen = new WeakMap<Inspection, Bill>()

  constructor(parts: CheckoutParts) {
    this.#parts = parts
  }

  /**
   * The bill at current prices. Dynamic lines are quoted; without input they cost their maximum. Throws ProviderNotConfigured for
   * a bill that can only be paid on a network that is not served, Forbidden for a refused payee, and BadInput for a
   * payee with whom the money would be lost, or for more than the operator lets a subgraph sell in one operation.
   */
  async fresh(call: Call, inspection: Inspection, caller: WalletAddress | null): Promise<Bill> {
    if (call.variables === null) return this.#ofUnseen(inspection)
    const { clientAddress, requestId } = call
    const told = inspection.needsCaller ? caller : null
    const scope = requestScope({ requestId, clientAddress, caller: told, payment: null })
    const bill = await traced('bill', {}, () => drawBill(inspection.priced, (selected) => this.#quote(selected, scope)))
    checkSubgraphLimits(bill, this.#parts.runtimes)
    checkLinesOfFetches(inspection.priced, this.#parts.runtimes)
    const { network, payTo } = bill
    if (payTo !== null) {
      const objection = this.#parts.objectionTo(payTo)
      if (objection) throw badPayee(bill, payTo, objection)
      if (await this.#parts.restrictions.isRefused(payTo)) throw refusal(payTo)
    }
    if (network !== null && !this.#parts.rails.all.some((rail) => rail.family === network)) throw notServed(network)
    return bill
  }

  async #ofUnseen(inspection: Inspection): Promise<Bill> {
    const known = this.#unseen.get(inspection)
    if (known) return known
    const bill = await drawBill(inspection.priced, async (selected) => maximum(selected))
    this.#unseen.set(inspection, bill)
    return bill
  }

  /**
   * The bill for a challenge after a failure; if it cannot be quoted any more, its dynamic lines cost their maximum.
   */
  async again(call: Call): Promise<Bill> {
    const inspection = inspectCall(this.#parts, call)
    return this.fresh(call, inspection, null).catch((error: unknown) => {
      if (!(error instanceof TollgraphError)) throw error
      return drawBill(inspection.priced, async (selected) => maximum(selected))
    })
  }

  /**
   * The bill that a credential has to cover: at the credential's signed quote, if it carries one. A quote of an UPFRONT
   * line whose price has changed is overtaken.
   */
  async forCredential(call: Call, inspection: Inspection, credential: Credential): Promise<Bill> {
    const fresh = await this.fresh(call, inspection, credential.payer)
    const token = credential.accepted?.quote
    if (!token || !fresh.isDynamic) return fresh
    const signed = this.#parts.quotes.read(token, call.requestHash, this.#parts.now())
    if (typeof signed === 'string')
      throw this.paymentRequired(call, fresh, {
        reason: signed,
        message: 'The quoted price no longer holds; pay the new one.',
      })
    const isOvertaken = fresh.lines.some(
      (line) => line.settle === 'UPFRONT' && line.amount !== signed.amounts[line.position],
    )
    if (isOvertaken)
      throw this.paymentRequired(call, fresh, {
        reason: 'quote_overtaken',
        message: `The price is ${formatUsd(fresh.total)} USD now.`,
      })
    return atSignedPrices(fresh, signed)
  }

  async #quote({ facts, args, of, takesProblem }: SelectedPrice, scope: RequestScope): Promise<Quoted> {
    const runtime = facts.service ? this.#parts.runtimes.get(facts.service) : undefined
    if (!runtime) throw new Error(`${facts.coordinate} belongs to no running service`)
    try {
      return await runtime.quote(facts.coordinate, args, scope, of)
    } catch (error) {
      // The claim, or the resolver, refuses this caller again, as a problem of the payload.
      if (!takesProblem || scope.caller === null || !(error instanceof TollgraphError)) throw error
      return runtime.quote(facts.coordinate, args, { ...scope, caller: null }, of)
    }
  }

  /** The refusal with the challenge. */
  paymentRequired(call: Call, bill: Bill, refusal: Refusal): PaymentRequired {
    const { limits, now, secret, signedOffers } = this.#parts
    const offers = offersFor(this.#parts, call, bill)
    const x402Offers = offers.filter(({ rail }) => rail.wires.includes('x402'))
    const at = now()
    const expires = new Date(at.getTime() + limits.paymentTimeoutSeconds * 1_000)
    const challenge: Challenge = {
      kind: 'payment',
      reason: refusal.reason,
      message: refusal.message,
      resource: call.resource,
      offers: x402Offers,
      authenticate: mppChallenges(offers, {
        realm: realmOf(call),
        secret,
        description: call.resource.description,
        expires,
        accept: call.credentials.acceptPayment ?? undefined,
      }),
      problem: call.credentials.mpp ? mppProblem(refusalFor(refusal)) : null,
      bill,
      extensions: {
        ...paymentExtensions(x402Offers),
        ...signedOffers.extension(call.resource.url, x402Offers, at),
        ...call.extensions,
      },
    }
    return new PaymentRequired(challenge, refusal.headers)
  }

  /** A message for the client about a payment that does not verify. */
  async explain(reason: string, message: string | null, credential: Credential, bill: Bill): Promise<string> {
    if (!/insufficient/.test(reason)) return message ?? `The payment does not verify: ${reason}.`
    const balance = await this.#balanceOf(credential.payer)
    const short = `The wallet ${credential.payer} ${balance} but this costs ${formatUsd(bill.total)} USD.`
    const faucet = this.#parts.faucetOf(credential.payer)
    return faucet === null ? short : `${short} For test money: POST ${faucet}`
  }

  async #balanceOf(address: WalletAddress): Promise<string> {
    const amount = await this.#parts.balanceOf(address)
    return amount === null ? 'does not hold enough USDC,' : `holds ${formatUsd(amount)} USDC,`
  }
}

/** A subgraph's fields of one operation cost no more together than its operator allows. */
function checkSubgraphLimits({ lines }: Bill, runtimes: CheckoutParts['runtimes']): void {
  for (const service of new Set(lines.map((line) => line.service))) {
    const limit = runtimes.get(service)?.maxPerOperation ?? null
    if (limit === null) continue
    const own = lines.filter((line) => line.service === service)
    const sum = sumUsdc(own.map(({ amount }) => amount))
    if (sum <= limit) continue
    const message = `costs with the other fields of ${service} ${formatUsd(sum)} USD; one operation may cost ${formatUsd(limit)} USD there: ask for less, or in several operations`
    throw new BadInput(own.map(({ path }) => ({ path, code: 'too_expensive', message })))
  }
}

/**
 * A fetch names its paid lines in one header, which has a limit: without this check, the work would fail after the payment.
 * A subgraph knows a line by its field and response key alone, so a fetch names all of the operation that have these.
 */
function checkLinesOfFetches(priced: readonly SelectedPrice[], runtimes: CheckoutParts['runtimes']): void {
  for (const service of new Set(priced.map(({ facts }) => facts.service))) {
    const most = runtimes.get(service ?? '')?.maxLines ?? null
    if (most === null) continue
    const own = priced
      .filter(({ facts }) => facts.service === service)
      .map(({ facts, path, fetch }) => ({ path, fetch, name: `${facts.coordinate} ${path.at(-1)}` }))
    if (own.length <= most) continue
    for (const fetch of new Set(own.map((line) => line.fetch))) {
      const names = new Set(own.filter((line) => line.fetch === fetch).map(({ name }) => name))
      const beyond = own.filter(({ name }) => names.has(name)).slice(most)
      if (beyond.length === 0) continue
      const message = `is beyond the ${most} priced fields of ${service} that are served at once: ask for it in another operation`
      throw new BadInput(beyond.map(({ path }) => ({ path, code: 'too_many_lines', message })))
    }
  }
}

/** The setting that enables payments on a chain. */
const NETWORK_SETTING: Record<UsdcNetwork, string> = {
  base: 'RPC_URL',
  tempo: 'TEMPO_RPC_URL',
  solana: 'SOLANA_RPC_URL',
}

/** The error of a bad payee, which names its argument. */
function badPayee({ lines }: Bill, payTo: WalletAddress, message: string): BadInput {
  const issues = lines.flatMap(({ args }) =>
    placesOf(args, payTo).map((path) => ({ path, code: 'bad_payee', message })),
  )
  return new BadInput(issues)
}

/** Where a wallet's address stands in a value, as paths of members. */
function placesOf(value: unknown, wallet: WalletAddress): string[][] {
  if (typeof value === 'string') return parseWalletAddress(value) === wallet ? [[]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, wallet).map((path) => [name, ...path]))
}

/** Not UNAVAILABLE, after which a client asks again. */
function notServed(network: UsdcNetwork): ProviderNotConfigured {
  return new ProviderNotConfigured(
    network,
    `USDC cannot be sent on ${network} here; it takes an installation with ${NETWORK_SETTING[network]}. Base is served.`,
  )
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

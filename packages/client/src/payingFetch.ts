import { billIn } from './bill.ts'
import { Budget, type BudgetLimits, type Counted } from './budget.ts'
import { type Call, type Fetch, type FetchInput, jsonOf, readCall, send } from './call.ts'
import { type Challenge, challengeOf, chooseOffer, type Offer, reasonOf, type SignIn, signInOf } from './challenge.ts'
import { deliver, type RetryRule } from './deliver.ts'
import { NoWayToPayError, OverBudgetError, PaymentRefusedError, SignInRefusedError, WalletError } from './errors.ts'
import { saidBy } from './failures.ts'
import { KeptPayments } from './keptPayments.ts'
import { NETWORKS, type PayableNetwork } from './networks.ts'
import { type KeptPayment, memoryStore, type PaymentStore } from './payments.ts'
import { chargedIn, type Receipt, ReceiptChecker } from './receipt.ts'
import { signIn, signPayment } from './sign.ts'
import { checkTakeOver } from './takeOver.ts'
import { formatUsd, parseUsd } from './usd.ts'
import type { Wallet } from './wallet.ts'

/** How a paying fetch works. */
export interface PayingOptions {
  /** What signs. A function is called at the first payment or sign-in, such as to connect an extension. */
  readonly wallet: Wallet | (() => Wallet | Promise<Wallet>)
  /** Limits, or a budget that several clients share. */
  readonly budget: BudgetLimits | Budget
  /** Networks that may be paid on; by default Base, and Base Sepolia or the devnet. */
  readonly networks?: readonly PayableNetwork[]
  /** Called with the checked receipt of each paid call. The answer does not wait for it. */
  readonly onReceipt?: (receipt: Receipt) => void
  /** Where payments without an answer are kept; by default in memory. */
  readonly store?: PaymentStore
  /** When the same payment is sent again: by default after 1 s, for a minute. */
  readonly retry?: Partial<RetryRule>
  /** `globalThis.fetch` by default. */
  readonly fetch?: Fetch
}

/** What one call may do, beside what the budget allows. */
export interface CallTerms {
  /** The price that the user has agreed to, in decimal USD: a higher one is not paid. `"0"` pays nothing. */
  readonly agreed?: string
}

/** The arguments of `fetch`, with the terms of the call. */
export type PayingInit = RequestInit & { readonly payment?: CallTerms }

/**
 * `fetch` that answers a 402: it pays within the budget, or signs in. At most one payment is signed for a call. Answers of
 * other statuses are returned as they are. Throws the errors of `errors.ts`, and those of `fetch` as long as nothing is
 * paid.
 */
export type PayingFetch = (input: FetchInput, init?: PayingInit) => Promise<Response>

const RETRY: RetryRule = { patienceMs: 60_000, pauseMs: 1_000 }

/**
 * Makes a fetch that pays.
 *
 * @example
 * const pay = payingFetch({ wallet, budget: { perCall: '0.10', total: '1.00' } })
 * const answer = await pay('https://api.example.com/domains/api/check', { method: 'POST', headers, body })
 */
export function payingFetch(options: PayingOptions): PayingFetch {
  const payer = new Payer(options)
  return async (input, { payment, ...init } = {}) => payer.answer(await readCall(input, init), payment ?? {})
}

/** The receipts of answers, by the answer that `payingFetch` gave. */
const RECEIPTS = new WeakMap<Response, Promise<Receipt | null>>()

/** The checked receipt of an answer of `payingFetch`; null if nothing was settled for it. */
export async function receiptOf(answer: Response): Promise<Receipt | null> {
  return (await RECEIPTS.get(answer)) ?? null
}

class Payer {
  readonly #options: PayingOptions
  readonly #networks: readonly PayableNetwork[]
  readonly #budget: Budget
  readonly #kept: KeptPayments
  readonly #fetch: Fetch
  readonly #checker: ReceiptChecker
  /** Payments of this client that count against the budget, by the name of their call. */
  readonly #counted = new Map<string, Counted>()
  /** The last of the calls with the same name. */
  readonly #queues = new Map<string, Promise<unknown>>()

  constructor(options: PayingOptions) {
    this.#options = options
    this.#networks = options.networks ?? NETWORKS
    this.#budget = options.budget instanceof Budget ? options.budget : new Budget(options.budget)
    this.#kept = new KeptPayments(options.store ?? memoryStore())
    this.#fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
    this.#checker = new ReceiptChecker(this.#fetch)
  }

  /** Equal calls wait for each other: the router refuses a second payment of a request that is not settled. */
  async answer(call: Call, terms: CallTerms): Promise<Response> {
    const before = this.#queues.get(call.name)
    const answer = (before ?? Promise.resolve()).then(() => this.#answer(call, terms))
    const settled = answer.catch(() => {})
    this.#queues.set(call.name, settled)
    try {
      return await answer
    } finally {
      if (this.#queues.get(call.name) === settled) this.#queues.delete(call.name)
    }
  }

  async #answer(call: Call, terms: CallTerms): Promise<Response> {
    call.signal.throwIfAborted()
    const kept = this.#kept.find(call.name)
    const first = kept ? await this.#takenOver(call, kept, terms) : await send(call, this.#fetch)
    if (first.status !== 402) return first
    const challenge = challengeOf(first)
    if (!challenge) throw new NoWayToPayError([], this.#networks)
    const wanted = signInOf(challenge)
    return wanted ? this.#signedIn(call, wanted) : this.#paid(call, first, challenge, terms)
  }

  async #paid(call: Call, unpaid: Response, challenge: Challenge, terms: CallTerms): Promise<Response> {
    const offer = chooseOffer(challenge, this.#networks)
    const bill = billIn(await jsonOf(unpaid))
    const limit = agreedUnits(terms)
    if (limit !== null && offer.units > limit) throw new OverBudgetError(offer.units, 'agreed', limit, bill)
    const counted = this.#budget.take(offer.units, offer.required.maxTimeoutSeconds, bill)
    const { payment, isNew } = await this.#signedAndKept(call, challenge, offer).catch((error: unknown) => {
      counted.dropped()
      throw error
    })
    if (isNew) {
      counted.expires()
      this.#counted.set(call.name, counted)
    } else counted.dropped()
    const answer = isNew ? await this.#delivered(call, payment, false) : await this.#takenOver(call, payment, terms)
    if (answer.status === 402) throw await refusal(answer, this.#networks)
    return answer
  }

  /** Signs a payment and keeps it; or gives one that another page has kept for the same call meanwhile. */
  async #signedAndKept(
    call: Call,
    challenge: Challenge,
    offer: Offer,
  ): Promise<{ readonly payment: KeptPayment; readonly isNew: boolean }> {
    const before = this.#kept.get(call.name)
    if (before) return { payment: before, isNew: false }
    this.#kept.checkRoom(challenge)
    const signed = await this.#signed(call, challenge, offer)
    // The router gets the other page's payment alone; this signature is dropped.
    const other = this.#kept.get(call.name)
    if (other) return { payment: other, isNew: false }
    this.#kept.keep(call.name, signed)
    return { payment: signed, isNew: true }
  }

  async #signed(call: Call, challenge: Challenge, offer: Offer): Promise<KeptPayment> {
    const wallet = await this.#wallet()
    const headers = await signPayment(challenge, offer, wallet)
    call.signal.throwIfAborted()
    const { network, maxTimeoutSeconds: validSeconds } = offer.required
    const [units, payer] = [String(offer.units), wallet.address]
    return { headers: { ...headers }, units, network, payer, at: Date.now(), validSeconds }
  }

  /**
   * Sends a payment that the store has kept for the same call, of this page or of another one. Throws a KeptPaymentError if
   * this call would not have made it.
   */
  async #takenOver(call: Call, payment: KeptPayment, terms: CallTerms): Promise<Response> {
    const [agreed, perCall] = [agreedUnits(terms), this.#budget.perCallUnits]
    const most = agreed !== null && agreed < perCall ? agreed : perCall
    checkTakeOver(payment, { most, address: (await this.#wallet()).address })
    return this.#delivered(call, payment, true)
  }

  /** Sends a payment, until its final answer; only then it is forgotten. */
  async #delivered(call: Call, payment: KeptPayment, wasSent: boolean): Promise<Response> {
    const { at, validSeconds, network, payer } = payment
    const units = BigInt(payment.units)
    const secondsLeft = Math.max(0, validSeconds - (Date.now() - at) / 1_000)
    const counted = this.#counted.get(call.name) ?? this.#budget.count(units, secondsLeft)
    this.#counted.set(call.name, counted)
    const rule = { ...RETRY, ...this.#options.retry }
    const answer = await deliver(call, payment, this.#fetch, rule, wasSent).catch((error: unknown) => {
      counted.lost()
      throw error
    })
    this.#kept.forget(call.name, payment)
    this.#counted.delete(call.name)
    const charged = chargedIn(answer, units)
    // A payment that was not settled counts until it expires.
    if (charged === null) counted.expires()
    else counted.settled(charged)
    const receipt = this.#checker.receiptOf(answer, { url: call.url, units, network, payer })
    RECEIPTS.set(answer, receipt)
    const { onReceipt } = this.#options
    if (onReceipt) void receipt.then((checked) => checked && onReceipt(checked))
    return answer
  }

  async #signedIn(call: Call, wanted: SignIn): Promise<Response> {
    const headers = await signIn(wanted, await this.#wallet(), call.url)
    const answer = await send(call, this.#fetch, headers)
    const again = answer.status === 402 ? challengeOf(answer) : null
    if (!again || !signInOf(again)) return answer
    throw new SignInRefusedError(reasonOf(again), saidBy(await jsonOf(answer)).message)
  }

  async #wallet(): Promise<Wallet> {
    const { wallet } = this.#options
    if (typeof wallet !== 'function') return wallet
    try {
      return await wallet()
    } catch (error) {
      throw new WalletError('anything', error)
    }
  }
}

/** The agreed price in atomic units; null without one. Throws a RangeError if it is no decimal amount of USD. */
function agreedUnits({ agreed }: CallTerms): bigint | null {
  return agreed === undefined ? null : parseUsd(agreed)
}

/** Why the router refused a payment. */
async function refusal(answer: Response, networks: readonly PayableNetwork[]): Promise<PaymentRefusedError> {
  const challenge = challengeOf(answer)
  const said = saidBy(await jsonOf(answer))
  return new PaymentRefusedError(
    said.reason ?? reasonOf(challenge),
    said.message,
    challenge && priceOf(challenge, networks),
  )
}

function priceOf(challenge: Challenge, networks: readonly PayableNetwork[]): string | null {
  try {
    return formatUsd(chooseOffer(challenge, networks).units)
  } catch (error) {
    if (error instanceof NoWayToPayError) return null
    throw error
  }
}

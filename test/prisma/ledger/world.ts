import { createHash, randomUUID } from 'node:crypto'
import type { FormattedExecutionResult } from 'graphql'
import { parse } from 'graphql'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { normalise } from '../../../router/graph/operation.ts'
import { challengeV2 } from '../../../router/payments/checkout/challenge.ts'
import type { DisbursementRequest } from '../../../router/payments/checkout/disbursements.ts'
import type { Call } from '../../../router/payments/protocol/call.ts'
import { PaymentRequired } from '../../../router/payments/protocol/paymentRequired.ts'
import { TollgraphError } from '../../../schema/errors.ts'
import { setShift } from './clock.ts'
import type { LedgerDatabase } from './database.ts'
import { LineCut, type Mishap, type Turn } from './lifeline.ts'
import { type LedgerRouter, startRouter } from './router.ts'
import { Shop } from './shop.ts'
import { type Attempt, type Signed, signatureOf, Token } from './token.ts'

/** What each payer has to begin with, in atomic units: the last one is poor. */
export const FUNDS = [10_000_000n, 10_000_000n, 70_000n] as const
export const ROUTERS = 2

/** A credential that a payer has signed, and what for. */
export interface Purchase {
  readonly payer: string
  readonly nonce: string
  readonly text: string
  readonly name: string | null
  readonly header: string
  /** Names may be used again after answers were forgotten: how often that happened before. */
  readonly epoch: number
}

/** What a client hears. */
export type Heard =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly error: TollgraphError }
  /** The router's own line to something broke. */
  | { readonly kind: 'broken' }
  /** The router died or stalled meanwhile. */
  | { readonly kind: 'nothing' }

/** The payments of one run: two routers over one ledger, one chain, one service, and the clients' memory. */
export class World {
  readonly token = new Token()
  readonly routers: LedgerRouter[]
  readonly purchases: Purchase[] = []
  /** By payment: its answer with receipt, as it was first told. */
  readonly told = new Map<string, string>()
  /** Refunds that services have asked for and nobody has carried out yet. */
  readonly jobs: DisbursementRequest[] = []
  readonly shop = new Shop((actId) => this.jobs.push({ actId, reason: 'It failed for good' }))
  readonly payers = FUNDS.map((_, index) => `0x${createHash('sha1').update(`${randomUUID()}${index}`).digest('hex')}`)
  readonly funds = FUNDS
  /** Says when a router may take its next step; a test may replace it. */
  turn: Turn = async () => {}
  epoch = 0
  readonly #started: LedgerRouter[] = []
  /** What stalled routers were at. */
  readonly #suspended: { readonly router: LedgerRouter; readonly work: Promise<unknown> }[] = []
  readonly db: LedgerDatabase
  #shift = 0

  constructor(db: LedgerDatabase) {
    this.db = db
    for (const [index, funds] of FUNDS.entries()) this.token.mint(this.payers[index] ?? '', funds)
    this.routers = Array.from({ length: ROUTERS }, () => this.start())
  }

  /** Starts a router. */
  start(): LedgerRouter {
    const router = startRouter(this.db.pool, this.token, this.shop, (what) => this.turn(what))
    this.#started.push(router)
    return router
  }

  /** Ends all routers, so that none keeps a connection. */
  end(): void {
    for (const { lifeline } of this.#started) lifeline.kill()
  }

  /** Starts the routers again that are lost. */
  replaceLost(): void {
    for (const [index, router] of this.routers.entries()) if (router.lifeline.isLost) this.routers[index] = this.start()
  }

  get hasStalled(): boolean {
    return this.#suspended.length > 0
  }

  /** Lets routers that stood still finish what they were at, to nobody's ears. */
  async resume(): Promise<void> {
    const suspended = this.#suspended.splice(0)
    for (const { router } of suspended) router.lifeline.resume()
    await Promise.all(suspended.map(({ work }) => work))
    for (const { router } of suspended) router.lifeline.kill()
  }

  /** Waits for a router's work for as long as the router is there. */
  async #hear<Value>(router: LedgerRouter, work: Promise<Value>): Promise<Value | null> {
    const heard = await Promise.race([work, router.lifeline.lost.then(() => null)])
    // The work itself may have been done in the step before.
    if (router.lifeline.isStalled) this.#suspended.push({ router, work: work.catch((error) => this.#wonder(error)) })
    return heard
  }

  /** Whoever comes late may hear of a broken line; nothing else. */
  #wonder(error: unknown): void {
    if (!(error instanceof LineCut)) this.token.outrages.push(`A late router broke off: ${error}`)
  }

  /** Lets time pass, here and in the database. */
  async pass(milliseconds: number): Promise<void> {
    this.#shift += milliseconds
    setShift(this.#shift)
    await this.db.setShift(this.#shift)
  }

  /** Signs a payment for what a request costs; null when it is not paid that way. */
  async sign(
    text: string,
    by: { payer: number; scheme: string; name: string | null; attempts: readonly Attempt[] },
  ): Promise<Purchase | null> {
    const payer = this.payers[by.payer] ?? ''
    const unpaid = await this.start()
      .checkout.run(callFor(text, null, null))
      .catch((error: unknown) => error)
    if (!(unpaid instanceof PaymentRequired)) throw new Error(`Not challenged: ${text}`, { cause: unpaid })
    const challenge = challengeV2(unpaid.challenge) as { accepts: { scheme: string; amount: string; payTo: string }[] }
    const accepted = challenge.accepts.find(({ scheme }) => scheme === by.scheme)
    if (!accepted) return null
    const payload: Signed = {
      from: payer,
      to: accepted.payTo,
      value: accepted.amount,
      nonce: randomUUID(),
      validBefore: Math.floor(Date.now() / 1_000) + 300,
      signature: signatureOf(payer),
    }
    this.token.plan(payload.nonce, by.attempts)
    const header = Buffer.from(JSON.stringify({ x402Version: 2, accepted, payload })).toString('base64')
    const { nonce } = payload
    const purchase = { payer, nonce, text, name: by.name, header, epoch: this.epoch }
    this.purchases.push(purchase)
    return purchase
  }

  /** Signs a payment of a fixed sum by the first payer. Throws where there is nothing to pay. */
  async signExact(text: string): Promise<Purchase> {
    const purchase = await this.sign(text, { payer: 0, scheme: 'exact', name: null, attempts: [] })
    if (!purchase) throw new Error(`There is nothing to pay: ${text}`)
    return purchase
  }

  /** Sends a payment with a request, and remembers the answer. Throws when it is not what was told before. */
  async send(router: LedgerRouter, purchase: Purchase, text = purchase.text): Promise<Heard> {
    const call = callFor(text, purchase.header, purchase.name)
    const work = router.checkout.run(call).then((outcome): Heard => {
      if (outcome.kind !== 'answer') throw new Error('A bill that nobody asked for')
      return { kind: 'answer', answer: outcome.answer }
    }, refusal)
    const heard = (await this.#hear(router, work)) ?? { kind: 'nothing' }
    if (heard.kind === 'answer') this.#remember(heard.answer)
    return heard
  }

  /** Carries refunds out that services have asked for; those that are not to be had now stay. */
  async work(router: LedgerRouter, mishap: Mishap | null = null): Promise<boolean> {
    router.lifeline.plan(mishap)
    for (const job of [...this.jobs]) {
      const work = router.disbursements.carryOut(job).then(
        () => true,
        () => false,
      )
      const isDone = await this.#hear(router, work)
      if (isDone && this.jobs.includes(job)) this.jobs.splice(this.jobs.indexOf(job), 1)
    }
    return router.lifeline.plan(null)
  }

  /** What the recovery job does. */
  async sweep(router: LedgerRouter, mishap: Mishap | null = null): Promise<void> {
    router.lifeline.plan(mishap)
    const swept = router.recovery.sweep().then(() => router.disbursements.sweep())
    await this.#hear(router, swept.catch(cutOnly))
    router.lifeline.plan(null)
  }

  #remember({ status, headers, body }: Answer): void {
    const { extensions, errors } = JSON.parse(body.toString()) as FormattedExecutionResult
    const paid = extensions?.payment as { id: string } | undefined
    const payment = paid?.id ?? String(errors?.[0]?.extensions?.payment)
    const text = `${status} ${body.toString()} ${headers['payment-response'] ?? 'without receipt'}`
    const before = this.told.get(payment)
    if (before !== undefined && before !== text)
      throw new Error(`Payment ${payment} was answered differently:\n${before}\n${text}`)
    this.told.set(payment, text)
  }
}

/** The answer that a client gets for an error. Rethrows what no client should cause. */
export function refusal(error: unknown): Heard {
  if (error instanceof TollgraphError) return { kind: 'refused', error }
  cutOnly(error)
  return { kind: 'broken' }
}

/** Rethrows any error but a broken line. */
export function cutOnly(error: unknown): void {
  if (!(error instanceof LineCut)) throw error
}

/** A call as the GraphQL door makes it. */
export function callFor(text: string, payment: string | null, idempotencyKey: string | null): Call {
  const { operation, requestHash } = operationOf(text)
  return {
    requestId: randomUUID(),
    clientAddress: null,
    notes: null,
    operation,
    variables: {},
    resource: {
      url: 'http://localhost/graphql',
      method: 'POST',
      description: '',
      mimeType: 'application/json',
      serviceName: 'gateway',
    },
    endpoint: { service: 'graphql', method: null, path: null },
    requestHash,
    extensions: {},
    credentials: {
      payment,
      mpp: null,
      siwx: null,
      bearer: null,
      idempotencyKey,
      organization: null,
      acceptPayment: null,
    },
    wantsBill: false,
    render: (result) => ({
      status: result.errors && !result.data ? 502 : 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(result)),
    }),
    refuse: ({ status, message }) => ({ status, headers: {}, body: Buffer.from(JSON.stringify({ error: message })) }),
  }
}

const operations = new Map<string, Pick<Call, 'operation' | 'requestHash'>>()

function operationOf(text: string): Pick<Call, 'operation' | 'requestHash'> {
  const known = operations.get(text)
  if (known) return known
  const operation = normalise(parse(text), null)
  const made = { operation, requestHash: createHash('sha256').update(operation.text).digest() }
  operations.set(text, made)
  return made
}

import { approveDisbursements } from '../../prisma/ledger/disbursementClaims.ts'
import { disbursementMark } from '../../prisma/ledger/disbursementMark.ts'
import { expireLeasesOf } from '../../prisma/ledger/leases.ts'
import { newPaymentId } from '../../prisma/ledger/paymentId.ts'
import type { Answer, Scheme } from '../../prisma/ledger/stored.ts'
import type { DisbursementRequest } from '../../router/payments/checkout/disbursements.ts'
import { type BookedPayment, sum } from '../prisma/ledger/books.ts'
import type { Mishap } from '../prisma/ledger/lifeline.ts'
import { brokenAlways, brokenAtRest, brokenOf, type Outside } from '../prisma/ledger/promises.ts'
import { LEASE_MS, type LedgerRouter, NO_SIGNER, startRouter } from '../prisma/ledger/router.ts'
import { Shop } from '../prisma/ledger/shop.ts'
import { ATTEMPTS, type Attempt, NETWORK, type Signed, signatureOf, Token } from '../prisma/ledger/token.ts'
import { callFor, cutOnly, type Heard, type Purchase, refusal } from '../prisma/ledger/world.ts'
import type { Ware } from './market.ts'
import { bookOf, booksOf } from './memory/books.ts'
import { aboveCaps, openTwice } from './memory/held.ts'
import { MemoryPool } from './memory/memoryPool.ts'
import { Tables } from './memory/tables.ts'
import { CAPS, CLIENTS, FUNDS, LATENCY, LONGEST_STALL_MS, MEANS, MISHAPS, type Options, ROUTERS } from './options.ts'
import { Random } from './random.ts'
import { VirtualTime } from './virtualTime.ts'

/** What a simulation came by. */
export interface Tally {
  payments: number
  /** Calls of routers to database, chain and services. */
  calls: number
  crash: number
  cut: number
  stall: number
  /** Rows that crashes of the database have taken back. */
  lostRows: number
  /** By the state in which they ended. */
  readonly states: Record<string, number>
  refunds: number
}

/** What should hold and does not. */
export class Broken extends Error {
  readonly seed: number
  /** Payments that the message names. */
  readonly payments: readonly string[]

  constructor(seed: number, broken: readonly string[]) {
    super(`Seed ${seed}: ${broken.join('\n')}`)
    this.seed = seed
    this.payments = [...new Set(broken.join(' ').match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [])]
  }
}

/** A router, and when it was lost. */
interface Lost {
  readonly router: LedgerRouter
  readonly at: number
}

const MINUTE_MS = 60_000
/** About as long as a sweep works on one payment, in milliseconds. */
const RESUME_MS = 100
/** A process that is silent for so long loses its leases, in milliseconds. */
const SILENCE_MS = 10_000

/**
 * Some hundred payments of some clients over several routers, one ledger, one chain and one service, with everything that can go
 * wrong between two statements. What happens follows from the seed alone.
 *
 * The product's own: checkout, work, settler, recovery, disbursements, the ledger's code with its transition table, and the order
 * of their statements. Models: the database (`memory/`), the chain (`Token`), the service (`Shop`), what carries calls between them
 * (`Lifeline`), time and clients.
 */
export class Simulation implements Outside {
  readonly seed: number
  readonly token = new Token()
  readonly jobs: DisbursementRequest[] = []
  readonly shop = new Shop((actId) => this.jobs.push({ actId, reason: 'It failed for good' }))
  readonly purchases: Purchase[] = []
  readonly payers: readonly string[]
  readonly funds: bigint[] = [...FUNDS]
  readonly tally: Tally = { payments: 0, calls: 0, crash: 0, cut: 0, stall: 0, lostRows: 0, states: {}, refunds: 0 }
  readonly #options: Options
  readonly #market: readonly Ware[]
  readonly #random: Random
  readonly #time: VirtualTime
  readonly #tables: Tables
  readonly #pool: MemoryPool
  #started = 0
  #mined = 0
  readonly #routers: LedgerRouter[] = []
  readonly #names = new Map<LedgerRouter, string>()
  #lost: Lost[] = []
  readonly #told = new Map<string, string>()
  /** Purchases whose client has got no answer. */
  readonly #unanswered = new Set<Purchase>()
  /** Payments of which something was committed since they were checked. */
  readonly #changed = new Set<string>()
  /** Nonces of payments of which a client was told that nothing is charged. */
  readonly #toldFree = new Set<string>()
  #fail: (error: Error) => void = () => {}
  /** Rejects with the first breach; the simulation ends there. */
  readonly #failed: Promise<never>
  #isCalm = false
  #isOver = false

  constructor(seed: number, market: readonly Ware[], options: Options) {
    this.seed = seed
    this.#failed = new Promise((_, reject) => {
      this.#fail = reject
    })
    this.#market = market
    this.#options = options
    this.#random = new Random(seed)
    this.#time = new VirtualTime(this.#random)
    this.#tables = new Tables((id) => this.#changed.add(id))
    this.#pool = this.#poolOf('operator')
    this.payers = FUNDS.map((_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`)
    for (const [index, payer] of this.payers.entries()) this.token.mint(payer, FUNDS[index] ?? 0n)
    options.mutation?.meddle?.(this)
  }

  /** Runs it to its end. Throws Broken. */
  async run(): Promise<Tally> {
    const restore = this.#time.install()
    const { stackTraceLimit } = Error
    // Most errors here are refusals, whose stacks would take more time than all else.
    Error.stackTraceLimit = 0
    try {
      // The library of payment ids keeps random bytes in stock: those of the simulation before are used up first.
      while (this.#time.fills === 0) newPaymentId()
      await this.#time.run(Promise.race([this.#live(), this.#failed]))
      return this.tally
    } finally {
      for (const router of [...this.#routers, ...this.#lost.map(({ router }) => router)]) router.lifeline.kill()
      Error.stackTraceLimit = stackTraceLimit
      restore()
    }
  }

  async #live(): Promise<void> {
    for (let index = 0; index < ROUTERS; index += 1) this.#routers.push(this.#start())
    const around = [
      ...this.#routers.map(() => this.#sweepAgainAndAgain()),
      this.#approvals(),
      this.#blocks(),
      this.#databaseCrashes(),
      this.#outages(),
      ...this.payers.map((_, index) => this.#wallet(index)),
    ]
    await Promise.race([
      Promise.all(Array.from({ length: CLIENTS }, () => this.#client())),
      // None of them ends before all clients have; an error ends the simulation.
      ...around.map((work) => work.then(() => new Promise(() => {}))),
    ])
    this.#isOver = true
    await this.#quiesce()
    this.#checkAtRest()
    // Each credential is answered for, and no answer changes when it is repeated.
    for (const purchase of this.purchases)
      if (this.#unanswered.has(purchase) || this.#random.chance(0.05)) await this.#lastWord(purchase)
    await this.#quiesce()
    this.#count(this.#checkAtRest())
  }

  #start(): LedgerRouter {
    const turn = (what: string) => this.#turn(router, what)
    this.#started += 1
    const name = `router ${this.#started}`
    const pool = this.#poolOf(name).asPool()
    const router: LedgerRouter = startRouter(pool, this.token, this.shop, turn, { signer: NO_SIGNER, caps: CAPS })
    this.#names.set(router, name)
    return router
  }

  /** The database as one process reaches it. */
  #poolOf(process: string): MemoryPool {
    const { mutation, trace } = this.#options
    const witness =
      trace &&
      ((name: string, values: readonly unknown[], rowCount: number) =>
        this.#trace(`${process}: ${name}, ${rowCount} rows: ${shown(values)}`))
    return new MemoryPool(this.#tables, () => Math.floor(this.#time.now), {
      bend: mutation?.bend,
      commits: mutation?.commits,
      unsynced: mutation?.unsynced,
      witness,
      deadlocked: (statement) => this.token.outrages.push(`A deadlock at ${statement}`),
    })
  }

  /** A call of a router: it takes its time, and something may go wrong. */
  async #turn(router: LedgerRouter, what: string): Promise<void> {
    this.#check()
    this.tally.calls += 1
    const random = this.#random
    if (this.#isCalm) return this.#time.sleep(random.real() * LATENCY.usual)
    const isLong = random.below(LATENCY.seldomEach) === 0
    const delay = random.real() * (isLong ? LATENCY.seldom : LATENCY.usual)
    await this.#time.sleep(delay)
    for (const kind of ['crash', 'cut', 'stall'] as const)
      if (random.below(MISHAPS[kind]) === 0) return this.#plan(router, kind, what)
  }

  #plan(router: LedgerRouter, kind: Mishap['kind'], what: string): void {
    this.tally[kind] += 1
    const step = this.#random.below(2)
    this.#trace(`${this.#names.get(router)}: ${kind} ${step === 0 ? 'before' : 'after'} a call (${what})`)
    router.lifeline.plan({ kind, step })
  }

  async #client(): Promise<void> {
    while (this.purchases.length < this.#options.payments) {
      await this.#buy()
      await this.#time.sleep(this.#random.wait(MEANS.think))
    }
  }

  async #buy(): Promise<void> {
    const random = this.#random
    const purchase = this.#sign()
    this.#unanswered.add(purchase)
    // A client that sends its payment twice at once.
    const copies = random.chance(0.05) ? 2 : 1
    await Promise.all(Array.from({ length: copies }, () => this.#insist(purchase)))
    if (random.chance(0.05)) await this.#send(this.#router(), purchase)
    if (random.chance(0.02)) await this.#send(this.#router(), purchase, random.pick(this.#market).text)
    if (random.chance(0.05)) this.#askForRefund(purchase)
  }

  /** Repeats a request until it is answered. */
  async #insist(purchase: Purchase): Promise<void> {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const heard = await this.#send(this.#router(), purchase)
      if (isFinal(heard)) return
      await this.#time.sleep(this.#random.wait(MEANS.retry))
    }
  }

  #sign(): Purchase {
    const random = this.#random
    const { accepted, text } = random.pick(this.#market)
    const index = random.below(this.payers.length)
    const payer = this.payers[index] as string
    const number = this.purchases.length
    const payload: Signed = {
      from: payer,
      to: accepted.payTo,
      value: accepted.amount,
      nonce: `nonce ${number}`,
      validBefore: Math.floor(this.#time.now / 1_000) + 60 + random.below(240),
      signature: signatureOf(payer),
    }
    if (random.chance(0.2)) this.token.plan(payload.nonce, this.#attempts(ATTEMPTS))
    const paid = { scheme: accepted.scheme as Scheme, network: NETWORK, payer, nonce: payload.nonce }
    if (random.chance(0.1))
      for (const key of ['unearned', 'late', '0', 'some'])
        this.token.plan(disbursementMark(paid, key), this.#attempts(REFUND_ATTEMPTS))
    const header = Buffer.from(JSON.stringify({ x402Version: 2, accepted, payload })).toString('base64')
    // Some names are used by several purchases.
    const name = random.chance(0.2) ? `name-${random.below(2) === 0 ? number : number >> 3}` : null
    const purchase = { payer, nonce: payload.nonce, text, name, header, epoch: 0 }
    this.purchases.push(purchase)
    return purchase
  }

  #attempts(of: readonly Attempt[]): Attempt[] {
    return Array.from({ length: 1 + this.#random.below(3) }, () => this.#random.pick(of))
  }

  /** A service or the operator asks for a part of a payment's first line back, or pays it on. */
  #askForRefund({ payer, nonce }: Purchase): void {
    const schemes = ['exact', 'upto']
    const id = schemes.map((scheme) => this.#tables.byNonce.get(`${scheme} ${NETWORK} ${payer} ${nonce}`)).find(Boolean)
    if (!id) return
    const usd = this.#random.pick(['0.002', '0.007', '0.03', undefined])
    const key = usd === undefined ? undefined : this.#random.pick(['some', 'more'])
    this.jobs.push({ actId: `${id}:0`, key, usd, reason: 'The service says so' })
    // Another one at once, for what is left.
    const to = this.#random.pick(this.payers)
    if (this.#random.chance(0.5))
      this.jobs.push({ actId: `${id}:0`, key: 'on', usd: '0.004', to, purpose: 'PAYOUT', reason: 'To its seller' })
  }

  /** Sends a payment with a request. Throws where its answer differs from the one before. */
  async #send(router: LedgerRouter, purchase: Purchase, text = purchase.text): Promise<Heard> {
    const work = router.checkout.run(callFor(text, purchase.header, purchase.name)).then((outcome): Heard => {
      if (outcome.kind !== 'answer') throw new Error('A bill that no client asked for')
      return { kind: 'answer', answer: outcome.answer }
    }, refusal)
    const heard = (await this.#hear(router, work)) ?? { kind: 'nothing' as const }
    if (heard.kind === 'answer') {
      this.#unanswered.delete(purchase)
      this.#remember(heard.answer)
    }
    if (heard.kind === 'refused' && FREE.test(heard.error.message)) this.#toldFree.add(purchase.nonce)
    return heard
  }

  /** Waits for a router's work while the router is there. */
  async #hear<Value>(router: LedgerRouter, work: Promise<Value>): Promise<Value | null> {
    // Late work of a router that stood still reaches no client; whatever it throws is wrong.
    work.catch((error: Error) => this.#fail(error))
    return Promise.race([work, router.lifeline.lost.then(() => null)])
  }

  #remember({ status, headers, body }: Answer): void {
    const text = `${status} ${body.toString()} ${headers['payment-response'] ?? 'without receipt'}`
    const id = /"payment":(?:\{"id":)?"([^"]+)"/.exec(text)?.[1] ?? text
    const before = this.#told.get(id)
    if (before !== undefined && before !== text)
      this.#fail(new Broken(this.seed, [`Payment ${id} was answered differently:\n${before}\n${text}`]))
    this.#told.set(id, text)
  }

  /** A router that lives; those that are lost are replaced. */
  #router(): LedgerRouter {
    for (const [index, router] of this.#routers.entries()) {
      if (!router.lifeline.isLost) continue
      this.#lost.push({ router, at: this.#time.now })
      if (router.lifeline.isStalled)
        this.#time.after(this.#random.real() * LONGEST_STALL_MS, () => router.lifeline.resume())
      this.#routers[index] = this.#start()
    }
    return this.#random.pick(this.#routers)
  }

  async #sweepAgainAndAgain(): Promise<void> {
    while (!this.#isOver) {
      await this.#time.sleep(this.#random.wait(MEANS.sweep))
      await this.#sweep(this.#router())
    }
  }

  /** What the jobs of a router do. */
  async #sweep(router: LedgerRouter): Promise<void> {
    const { disbursements, ledger, recovery } = router
    const silent = this.#lost.filter(({ at }) => this.#time.now - at > SILENCE_MS)
    // As the heartbeat does for processes that are silent.
    if (silent.length > 0 && this.#random.chance(0.5)) {
      await expireLeasesOf(
        this.#pool.asPool(),
        silent.map(
          ({
            router: {
              ledger: { owner },
            },
          }) => owner,
        ),
      )
      this.#lost = this.#lost.filter((lost) => !silent.includes(lost) || lost.router.lifeline.isStalled)
    }
    // Processes that stood still go on while another one works on their payments.
    for (const { router: lost } of this.#lost)
      if (lost.lifeline.isStalled && this.#random.chance(0.5))
        this.#time.after(this.#random.real() * RESUME_MS, () => lost.lifeline.resume())
    const swept = async () => {
      await recovery.sweep()
      await disbursements.sweep()
      await ledger.expireForgotten(new Date(), LEASE_MS)
      await ledger.forgetSettled()
    }
    await this.#hear(router, swept().catch(cutOnly))
    for (const job of [...this.jobs]) {
      // Another router has carried it out meanwhile.
      if (!this.jobs.includes(job)) continue
      const work = disbursements.carryOut(job).then(
        () => true,
        () => false,
      )
      const isDone = await this.#hear(router, work)
      if (isDone && this.jobs.includes(job)) this.jobs.splice(this.jobs.indexOf(job), 1)
    }
  }

  /** The operator approves what exceeds a cap. */
  async #approvals(): Promise<void> {
    while (!this.#isOver) {
      await this.#time.sleep(this.#random.wait(MEANS.approval))
      await this.#approveAll()
    }
  }

  async #approveAll(): Promise<void> {
    const waiting = [...this.#tables.owed].filter(
      (id) => this.#tables.disbursements.cells.get(id)?.committed?.state === 'NEEDS_APPROVAL',
    )
    if (waiting.length > 0) await approveDisbursements(this.#pool.asPool(), waiting)
  }

  async #blocks(): Promise<void> {
    while (!this.#isOver) {
      await this.#time.sleep(this.#random.wait(MEANS.block))
      if (!this.token.isAway) this.token.mineSent()
    }
  }

  async #databaseCrashes(): Promise<void> {
    while (!this.#isOver) {
      await this.#time.sleep(this.#random.wait(MEANS.databaseCrash))
      const lost = this.#tables.crash()
      this.tally.lostRows += lost
      this.#trace(`database: crash loses ${lost} rows`)
    }
  }

  async #outages(): Promise<void> {
    while (!this.#isOver) {
      await this.#time.sleep(this.#random.wait(MEANS.chainAway))
      this.token.isAway = !this.#isOver
      await this.#time.sleep(this.#random.wait(MEANS.chainBack))
      this.token.isAway = false
    }
  }

  /** A payer moves all its money away, and gets new money. */
  async #wallet(index: number): Promise<void> {
    const payer = this.payers[index] as string
    while (!this.#isOver) {
      await this.#time.sleep(this.#random.wait(MEANS.spending))
      const all = this.token.balanceOf(payer)
      this.#mint(index, -all)
      await this.#time.sleep(this.#random.wait(MEANS.income))
      this.#mint(index, FUNDS[index] ?? 0n)
    }
  }

  #mint(index: number, amount: bigint): void {
    this.token.mint(this.payers[index] as string, amount)
    this.funds[index] = (this.funds[index] ?? 0n) + amount
  }

  /** Everything works again, and time passes until recovery has finished what was left behind. */
  async #quiesce(): Promise<void> {
    this.#isCalm = true
    // What was planned and has not happened yet.
    for (const router of this.#names.keys()) router.lifeline.plan(null)
    this.token.heal()
    this.token.mineSent()
    for (const minutes of [2, 3, 20, 600, 600]) {
      await this.#time.sleep(minutes * MINUTE_MS)
      await this.#approveAll()
      await this.#sweep(this.#router())
      await this.#sweep(this.#router())
    }
  }

  async #lastWord(purchase: Purchase): Promise<void> {
    const { kind } = await this.#send(this.#router(), purchase)
    if (kind !== 'answer' && kind !== 'refused')
      throw new Broken(this.seed, [`${purchase.nonce} has no answer: ${kind}`])
  }

  /** Checks the payments of which something has changed. */
  #check(): void {
    if (this.#changed.size === 0) return
    const broken = [...this.#changed].flatMap((id) => {
      const book = bookOf(this.#tables, id)
      return book ? [...brokenOf(book, this), ...openTwice(this.#tables, book)] : []
    })
    broken.push(...this.token.outrages)
    this.#changed.clear()
    if (broken.length > 0) this.#fail(new Broken(this.seed, broken))
  }

  #checkAtRest() {
    const books = booksOf(this.#tables)
    const broken = [
      ...brokenAlways(books, this),
      ...brokenAtRest(books, this),
      ...aboveCaps(this.#tables, CAPS),
      ...this.#chargedInSpite(books),
    ]
    if (broken.length > 0) throw new Broken(this.seed, broken)
    return books
  }

  /** Payments that took money, and keep it, although they had failed or their client was told that nothing is charged. */
  #chargedInSpite(books: readonly BookedPayment[]): string[] {
    const wasOver = ({ steps }: BookedPayment) => steps.some(([from]) => from === 'FAILED' || from === 'RELEASED')
    return books
      .filter((book) => book.settled !== null && (wasOver(book) || this.#toldFree.has(book.nonce)))
      .filter(({ refunds, settled }) => sum(refunds.map(({ amount }) => amount)) !== settled)
      .map(({ id, settled }) => `Payment ${id} was over and not charged, and it keeps a part of ${settled}`)
  }

  #count(books: ReturnType<typeof booksOf>): void {
    this.tally.payments = this.purchases.length
    for (const { refunds, state } of books) {
      this.tally.states[state] = (this.tally.states[state] ?? 0) + 1
      this.tally.refunds += refunds.length
    }
  }

  #trace(what: string): void {
    const { trace } = this.#options
    if (!trace) return
    const at = new Date(this.#time.now).toISOString()
    const mined = [...this.token.mined.values()].slice(this.#mined)
    this.#mined += mined.length
    for (const { amount, nonce, to } of mined) {
      const payments = ['exact', 'upto'].map((scheme) =>
        this.#tables.byNonce.get(`${scheme} ${NETWORK} ${this.#payerOf(nonce)} ${nonce}`),
      )
      trace(`${at} chain: ${amount} to ${to} by ${nonce} ${payments.join('')}`)
    }
    trace(`${at} ${what}`)
  }

  #payerOf(nonce: string): string {
    return this.purchases.find((purchase) => purchase.nonce === nonce)?.payer ?? ''
  }
}

/** Parameters in a line: short ones whole, long ones shortened. */
function shown(values: readonly unknown[]): string {
  const text = JSON.stringify(values, (_key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString()
    if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer') return '…'
    return value
  })
  return text.slice(0, 2_000)
}

/** What the answer says of a payment that has ended and takes nothing. */
const FREE = /^The payment was not settled .*nothing was charged\.$|Nothing was charged; sign a new payment\.$/

const REFUND_ATTEMPTS = ATTEMPTS.filter((attempt) => attempt !== 'overtake')

/** Refusals after which a client sends the same payment again. */
const AGAIN = new Set(['IN_PROGRESS', 'SETTLEMENT_PENDING', 'UNAVAILABLE'])

function isFinal(heard: Heard): boolean {
  return heard.kind === 'answer' || (heard.kind === 'refused' && !AGAIN.has(heard.error.code))
}

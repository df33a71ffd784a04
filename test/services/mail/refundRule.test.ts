import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approveDisbursements } from '../../../prisma/ledger/disbursementClaims.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { startWorker, type Worker } from '../../../router/jobs/worker.ts'
import { Disbursements } from '../../../router/payments/checkout/disbursements.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../router/payments/protocol/refunder.ts'
import type { Address } from '../../../schema/address.ts'
import { parseUsd } from '../../../schema/money.ts'
import { newPayment, settledPayment } from '../../prisma/ledger/newPayment.ts'
import { NETWORK } from '../../prisma/ledger/token.ts'
import { directQueue } from '../../support/jobQueue.ts'
import { newWallet, Refusal, someName, startTestMail, type TestMail } from './support/service.ts'

// The messaging service and the ledger as they run, over one Postgres; the chain is a list of what left the refund key.

const DAY_MS = 24 * 60 * 60_000
const WALLETS = 4
const PRICES = { topUpInbox: '1', topUpInboxQuarter: '2.5', topUpInboxYear: '8' } as const

type Step =
  | { readonly kind: 'buy'; readonly by: number }
  | { readonly kind: 'topUp'; readonly by: number; readonly inbox: number; readonly field: keyof typeof PRICES }
  | { readonly kind: 'cancel'; readonly inbox: number; readonly to: number | null; readonly times: number }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'approve' }

const wallet = fc.nat(WALLETS - 1)
const inbox = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('buy' as const), by: wallet }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('topUp' as const),
      by: wallet,
      inbox,
      field: fc.constantFrom('topUpInbox' as const, 'topUpInboxQuarter' as const, 'topUpInboxYear' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      inbox,
      to: fc.option(wallet, { nil: null }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.nat(100) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'approve' as const }) },
)

const CANCEL = `mutation ($username: String!, $refundAddress: Address) {
  cancelInbox(input: { username: $username, refundAddress: $refundAddress }) { cancelled { refund { status } } } }`

let service: TestMail
let ledger: Ledger
let disbursements: Disbursements
let worker: Worker
/** What left the refund key, by signed transfer. */
const left = new Map<string, { readonly to: string; readonly amount: bigint }>()

beforeAll(async () => {
  service = await startTestMail()
  const { pool } = service.db
  const log = pino({ level: 'silent' })
  ledger = new Ledger(pool, randomUUID())
  const till: Refunder = {
    sender: 'till',
    balance: async () => parseUsd('1000'),
    sentBefore: async () => null,
    async prepare({ mark: name, to, amount }) {
      const expiresAt = new Date(Date.now() + 600_000).toISOString()
      return { sender: 'till', expiresAt, transfer: { name, to, amount: amount.toString() } }
    },
    async send({ transfer: { name, to, amount } }) {
      left.set(String(name), { to: String(to), amount: BigInt(String(amount)) })
      return { kind: 'settled', transaction: String(name) }
    },
    fateOf: async ({ transfer: { name } }) =>
      left.has(String(name)) ? { kind: 'done', transaction: String(name) } : { kind: 'unused' },
  }
  const rails = new Rails([{ scheme: 'exact', network: NETWORK, refunder: till } as Rail])
  // So low that some refunds of a run wait for approval.
  const caps = { hour: parseUsd('2'), day: parseUsd('4') }
  disbursements = new Disbursements({ pool, ledger, rails, minimum: parseUsd('0'), caps, log })
  const jobs = new Map([['ledger.refund', (payload: unknown) => disbursements.carryOut(payload as never)]])
  worker = await startWorker(directQueue(pool), jobs, [], log)
})
afterAll(async () => {
  await worker?.stop()
  await service?.stop()
})

/** One run: what its wallets paid, and its inboxes by owner. */
class Run {
  readonly wallets = Array.from({ length: WALLETS }, newWallet)
  readonly paid = new Map<string, bigint>()
  readonly #inboxes: { readonly owner: Address; readonly username: string }[] = []

  async take(next: Step): Promise<void> {
    if (next.kind === 'buy') {
      const [owner, username] = [this.#wallet(next.by), someName()]
      await this.#buy(owner, 'buyInbox', '1', username)
      this.#inboxes.push({ owner, username })
    } else if (next.kind === 'topUp') {
      const { username } = this.#inboxes[next.inbox] ?? {}
      if (username) await this.#buy(this.#wallet(next.by), next.field, PRICES[next.field], username)
    } else if (next.kind === 'cancel') {
      const { owner, username } = this.#inboxes[next.inbox] ?? {}
      if (!owner) return
      const args = { username, ...(next.to === null ? {} : { refundAddress: this.#wallet(next.to) }) }
      const cancels = Array.from({ length: next.times }, () => service.run(owner, CANCEL, args).catch(refusedOnly))
      await Promise.all(cancels)
    } else if (next.kind === 'wait') {
      service.now = new Date(service.now.getTime() + next.days * DAY_MS)
    } else {
      await approveAll()
    }
  }

  /** A payment whose work is refused, such as of an inbox that is gone, is not settled. */
  async #buy(payer: Address, field: string, usd: string, username: string): Promise<void> {
    // A balance that covers the payments before it: with only its own amount the ledger would not reserve it.
    const made = newPayment([parseUsd(usd)], { funds: { balance: parseUsd('1000'), since: new Date() } })
    const payment = { ...made, credential: { ...made.credential, payer } }
    const select = field === 'buyInbox' ? '{ address }' : '{ inbox }'
    const purchase = { field, args: { username }, select, usd, paymentId: payment.id }
    const isBought = await service.buy(payer, purchase).then(() => true, refusedOnly)
    if (!isBought) return
    await settledPayment(ledger, payment)
    this.paid.set(payer, (this.paid.get(payer) ?? 0n) + parseUsd(usd))
  }

  #wallet(index: number): Address {
    const found = this.wallets[index]
    if (!found) throw new Error(`There is no wallet ${index}`)
    return found
  }

  check(): void {
    let [paidByAll, backToAll] = [0n, 0n]
    for (const one of this.wallets) {
      const [paid, back] = [this.paid.get(one) ?? 0n, gotBack(one)]
      expect(back <= paid, `${one} paid ${paid} and got back ${back}`).toBe(true)
      paidByAll += paid
      backToAll += back
    }
    expect(backToAll <= paidByAll).toBe(true)
  }
}

function gotBack(to: string): bigint {
  return [...left.values()].filter((one) => one.to === to).reduce((sum, { amount }) => sum + amount, 0n)
}

async function approveAll(): Promise<void> {
  const { pool } = service.db
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM ledger.disbursement WHERE state = 'NEEDS_APPROVAL'`)
  await approveDisbursements(
    pool,
    rows.map(({ id }) => id),
  )
  await disbursements.sweep(-1)
}

function refusedOnly(error: unknown): false {
  if (error instanceof Refusal) return false
  throw error
}

it('whatever is bought, topped up, cancelled and approved, no wallet gets back more than it paid', {
  timeout: 180_000,
}, async () => {
  let waited = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (some) => {
      const steps: Step[] = [{ kind: 'buy', by: 0 }, ...some, { kind: 'cancel', inbox: 0, to: null, times: 2 }]
      const { pool } = service.db
      await pool.query('DELETE FROM ledger.outflow')
      const run = new Run()
      for (const next of steps) {
        await run.take(next)
        run.check()
      }
      // Nobody else in the world gets anything.
      const known = new Set<string>(run.wallets)
      const { rows } = await pool.query<{ state: string; to: string }>(
        `SELECT refund.state, coalesce(refund.recipient, payment.payer) AS "to"
         FROM ledger.disbursement AS refund JOIN ledger.payment ON payment.id = payment_id WHERE payer = ANY ($1)`,
        [run.wallets],
      )
      expect(rows.filter(({ to }) => !known.has(to))).toEqual([])
      waited += rows.filter(({ state }) => state === 'NEEDS_APPROVAL').length
      await approveAll()
      run.check()
      const { rows: open } = await pool.query(
        `SELECT refund.id FROM ledger.disbursement AS refund JOIN ledger.payment ON payment.id = payment_id
         WHERE payer = ANY ($1) AND refund.state <> 'SENT'`,
        [run.wallets],
      )
      expect(open).toEqual([])
    }),
    { numRuns: 40, interruptAfterTimeLimit: 120_000 },
  )
  // Or the caps were not among what was tried.
  expect(waited).toBeGreaterThan(0)
})

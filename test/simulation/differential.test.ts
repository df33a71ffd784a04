import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Pool } from '../../prisma/database.ts'
import {
  approveDisbursements,
  claimDisbursement,
  isClaimed,
  keepPrepared,
  yieldDisbursement,
} from '../../prisma/ledger/disbursementClaims.ts'
import {
  closeDisbursement,
  disbursementsOf,
  openPayout,
  openRefund,
  restingDisbursements,
} from '../../prisma/ledger/disbursements.ts'
import type { Judgement } from '../../prisma/ledger/judgement.ts'
import { expireLeasesOf } from '../../prisma/ledger/leases.ts'
import { Ledger } from '../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../prisma/ledger/rows.ts'
import type { PaymentState } from '../../prisma/ledger/states.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { atomicUsdc } from '../../schema/money.ts'
import { readBooks } from '../prisma/ledger/books.ts'
import { type LedgerDatabase, ledgerDatabase } from '../prisma/ledger/database.ts'
import { newPayment } from '../prisma/ledger/newPayment.ts'
import { booksOf } from './memory/books.ts'
import { MemoryPool } from './memory/memoryPool.ts'
import { Tables } from './memory/tables.ts'

/** Sequences, and statements of one. */
const RUNS = 40
const STEPS = 60
/** Reservations of a run; later steps name them by number. */
const PAYMENTS = 2
const BEGINNING = Date.UTC(2026, 0, 1)
const OWNERS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const
const PAYER = '0x0000000000000000000000000000000000000001' as WalletAddress
const CAPS = { hour: atomicUsdc(12_000n), day: atomicUsdc(20_000n) }

/** A ledger under test: the real one, or the one in memory. */
interface Side {
  readonly pool: Pool
  readonly ledgers: readonly Ledger[]
}

let db: LedgerDatabase
let tables: Tables
let now = BEGINNING
let sides: readonly Side[]

beforeAll(async () => {
  db = await ledgerDatabase()
  // A clock that stands still until it is moved, so that times can be compared.
  await db.pool.query(`CREATE OR REPLACE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS
    $$ SELECT to_timestamp(milliseconds / 1000) FROM clock.shift $$`)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await db?.close()
})

async function begin(): Promise<void> {
  await db.clear()
  await db.pool.query('DELETE FROM ledger.outflow')
  await moveTo(BEGINNING)
  tables = new Tables()
  const memory = new MemoryPool(tables, () => now).asPool()
  sides = [db.pool, memory].map((pool) => ({ pool, ledgers: OWNERS.map((owner) => new Ledger(pool, owner)) }))
}

async function moveTo(time: number): Promise<void> {
  now = time
  await db.setShift(now)
}

/** One thing that a router does with the ledger; the numbers choose its payment, its process and its details. */
type Step = readonly [what: keyof typeof STATEMENTS, payment: number, owner: number, detail: number]

interface Given {
  readonly side: Side
  readonly ledger: Ledger
  readonly payment: NewPayment
  readonly detail: number
}

const NEXT: readonly PaymentState[] = ['SETTLING', 'PENDING', 'SETTLED', 'RELEASED', 'FAILED', 'REFUNDING', 'REFUNDED']
const ANSWER = { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('done') }

function judgementsOf({ lines }: NewPayment, detail: number): Map<number, Judgement> {
  return new Map(
    lines.map(({ amount, position }): [number, Judgement] => {
      const isEarned = ((detail >> position) & 1) === 0
      const charged = isEarned ? amount : atomicUsdc(0n)
      return [position, { outcome: isEarned ? 'CHARGED' : 'FAILED', charged, spoiled: [], delivered: 1 }]
    }),
  )
}

function earnedBy(judgements: ReadonlyMap<number, Judgement>) {
  return atomicUsdc([...judgements.values()].reduce((sum, { charged }) => sum + charged, 0n))
}

/** A disbursement of a payment, by number. */
async function disbursementOf({ detail, payment, side }: Given) {
  const all = (await disbursementsOf(side.pool, payment.id)).sort((one, other) => (one.key < other.key ? -1 : 1))
  return all[detail % Math.max(1, all.length)] ?? null
}

const STATEMENTS = {
  reserve: ({ detail, ledger, payment }: Given) =>
    ledger.reserve({ ...payment, funds: { ...payment.funds, balance: atomicUsdc(BigInt(detail) * 9_000n) } }, 60_000),
  find: ({ ledger, payment }: Given) => ledger.lookUp(payment),
  move: ({ detail, ledger, payment }: Given) =>
    ledger.move(payment.id, NEXT[detail % NEXT.length] as PaymentState, `Step ${detail}`, {
      transaction: detail > 4 ? `0x${detail}` : null,
    }),
  execute: ({ detail, ledger, payment }: Given) => {
    const judgements = judgementsOf(payment, detail)
    return ledger.execute(payment.id, 'Done', { answer: ANSWER, judgements, charge: earnedBy(judgements) })
  },
  settle: async ({ ledger, payment }: Given) => {
    const known = await ledger.get(payment.id)
    return known && ledger.settle(known, '0xabc', 1, 'Not earned', { 'payment-response': 'receipt' })
  },
  settleLate: ({ detail, ledger, payment }: Given) => {
    const arrival = { transaction: '0xdef', amount: payment.amount, isOther: detail % 2 === 0 }
    return ledger.settleLate(payment.id, arrival, detail % 3 === 0 ? null : ANSWER)
  },
  keepAnswer: ({ detail, ledger, payment }: Given) => {
    const judgements = judgementsOf(payment, detail)
    return ledger.keepAnswer(payment.id, ANSWER, judgements, earnedBy(judgements), 'Not earned')
  },
  keepReceipt: ({ detail, ledger, payment }: Given) => ledger.keepReceipt(payment.id, { receipt: `${detail}` }),
  retell: ({ ledger, payment }: Given) => ledger.retell(payment.id),
  holds: ({ detail, ledger, payment }: Given) => ledger.holds(payment.id, NEXT[detail % NEXT.length] as PaymentState),
  endWatch: ({ ledger, payment }: Given) => ledger.endWatch(payment.id),
  takeStale: async ({ detail, ledger }: Given) =>
    (await ledger.takeStale(90_000, detail)).sort((one, other) => (one.id < other.id ? -1 : 1)),
  expireForgotten: ({ detail, ledger }: Given) => ledger.expireForgotten(new Date(now + detail * 20_000), 90_000),
  expireLeases: ({ ledger, side }: Given) => expireLeasesOf(side.pool, [ledger.owner]),
  postpone: ({ detail, ledger, payment }: Given) => ledger.postpone(payment.id, detail * 10_000),
  forgetSettled: ({ ledger }: Given) => ledger.forgetSettled(),
  lines: ({ ledger, payment }: Given) => ledger.linesOf(payment.id),
  refund: ({ detail, payment, side }: Given) =>
    inTransaction(side.pool, (client) => {
      const amount = detail % 2 === 0 ? null : atomicUsdc(BigInt(detail) * 500n)
      return openRefund(client, payment.id, `key ${detail % 3}`, [{ position: detail % 2, amount }], 'Asked for')
    }),
  payout: ({ detail, payment, side }: Given) =>
    inTransaction(side.pool, (client) => {
      const amount = atomicUsdc(BigInt(detail) * 300n)
      return openPayout(client, payment.id, 'payout', [{ position: 0, amount }], 'To its seller', PAYER)
    }),
  claim: async (given: Given) => {
    const found = await disbursementOf(given)
    return found && claimDisbursement(given.side.pool, found.id, given.ledger.owner, 60_000, CAPS)
  },
  isClaimed: async (given: Given) => {
    const found = await disbursementOf(given)
    return found && inTransaction(given.side.pool, (client) => isClaimed(client, found))
  },
  prepare: async (given: Given) => {
    const found = await disbursementOf(given)
    const prepared = { sender: 'till', expiresAt: new Date(now).toISOString(), transfer: { nonce: `${given.detail}` } }
    return found && keepPrepared(given.side.pool, found, prepared)
  },
  giveBack: async (given: Given) => {
    const found = await disbursementOf(given)
    const state = (['REQUESTED', 'STUCK', 'DECLINED'] as const)[given.detail % 3]
    return found && state && yieldDisbursement(given.side.pool, found, state, 'The chain is away')
  },
  close: async (given: Given) => {
    const found = await disbursementOf(given)
    return found && inTransaction(given.side.pool, (client) => closeDisbursement(client, found.id, '0xfed'))
  },
  approve: async (given: Given) => {
    const found = await disbursementOf(given)
    return found && (await approveDisbursements(given.side.pool, [found.id])).length
  },
  resting: async ({ side }: Given) => (await restingDisbursements(side.pool, 60_000, 50)).length,
} satisfies Record<string, (given: Given) => unknown>

/** A result as text, without ids that each side draws itself, and errors by their message. */
async function resultOf(work: () => unknown): Promise<string> {
  const result: unknown = await Promise.resolve()
    .then(work)
    .catch((error: Error) => `threw ${error.message.replace(/[0-9a-f-]{36}/g, 'id')}`)
  return JSON.stringify(result ?? null, (key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString()
    return key === 'id' || key === 'refund' || key === 'requestId' ? typeof value : value
  }).replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"')
}

/** All rows that both sides have, with their times. */
async function compareRows(context: string): Promise<void> {
  const show = (books: Awaited<ReturnType<typeof readBooks>>) =>
    books
      .map(({ id, state, reason, settled, key, createdAt, lines, refunds, steps }) => ({
        id,
        state,
        reason,
        settled,
        key,
        createdAt: createdAt.getTime(),
        lines: lines.map(({ position, amount, charged, outcome }) => ({ position, amount, charged, outcome })),
        refunds: refunds
          .map((refund) => ({
            key: refund.key,
            state: refund.state,
            amount: refund.amount,
            note: refund.note,
            recipient: refund.recipient,
            parts: refund.parts.map(({ position, amount }) => ({ position, amount })),
          }))
          .sort((one, other) => (one.key < other.key ? -1 : 1)),
        steps,
      }))
      .sort((one, other) => (one.id < other.id ? -1 : 1))
  expect(show(booksOf(tables)), context).toEqual(show(await readBooks(db.pool)))
  const { rows: open } = await db.pool.query(`SELECT payment_id AS "paymentId", owner, state, is_due AS "isDue",
      amount::text, encode(open_key, 'hex') AS "openKey", extract(epoch FROM lease_until)::float8 * 1000 AS "leaseUntil",
      extract(epoch FROM settled_at)::float8 * 1000 AS "settledAt" FROM ledger.open_payment ORDER BY payment_id`)
  const ours = [...tables.open.cells.values()].flatMap(({ committed }) => committed ?? [])
  const members = ours.map(({ paymentId, owner, state, isDue, amount, openKey, leaseUntil, settledAt }) => {
    return { paymentId, owner, state, isDue, amount: amount.toString(), openKey, leaseUntil, settledAt }
  })
  const rounded = open.map((row) => ({
    ...row,
    leaseUntil: Math.round(row.leaseUntil),
    settledAt: row.settledAt === null ? null : Math.round(row.settledAt),
  }))
  expect(
    members.sort((one, other) => (one.paymentId < other.paymentId ? -1 : 1)),
    context,
  ).toEqual(rounded)
  const { rows: outflow } = await db.pool.query(
    'SELECT day_amount::text AS day, hour, hour_amount::text AS amount FROM ledger.outflow ORDER BY outflow.day',
  )
  const counted = [...tables.outflow.cells.values()].flatMap(({ committed }) => committed ?? [])
  expect(
    counted.map(({ dayAmount, hour, hourAmount }) => ({ day: `${dayAmount}`, hour, amount: `${hourAmount}` })),
    context,
  ).toEqual(outflow)
}

const names = Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[]
/** The usual way of a payment, so that many steps find one where they lead on. */
const usual = fc.constantFrom<keyof typeof STATEMENTS>(
  'reserve',
  'reserve',
  'execute',
  'settle',
  'move',
  'keepAnswer',
  'refund',
  'claim',
  'prepare',
  'isClaimed',
  'settleLate',
  'close',
)
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.oneof({ arbitrary: usual, weight: 2 }, fc.constantFrom(...names)),
  fc.nat(PAYMENTS - 1),
  fc.nat(OWNERS.length - 1),
  fc.nat(12),
)
const pause = fc.constantFrom(0, 0, 0, 1_000, 1_000, 6_000, 70_000, 100_000, 3_600_000)

describe('the ledger in memory', () => {
  it('does and answers what the ledger in Postgres does, statement by statement', { timeout: 300_000 }, async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, pause), { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        await begin()
        const payments = Array.from({ length: PAYMENTS }, (_, index) => {
          const scheme = index === 1 ? 'upto' : 'exact'
          const made = newPayment([6_000n, 4_000n], { scheme, settle: index % 2 === 0 ? 'ON_SUCCESS' : 'UPFRONT' })
          const name = index === 0 ? 'key:one' : null
          return {
            ...made,
            id: randomUUID(),
            credential: { ...made.credential, payer: PAYER },
            idempotencyKey: name,
            openKey: Buffer.from(`open ${index >> 1}`),
          }
        })
        const done: string[] = []
        for (const [[what, number, owner, detail], delay] of steps) {
          await moveTo(now + delay)
          const payment = payments[number] as NewPayment
          const results: string[] = []
          for (const side of sides) {
            const given = { side, ledger: side.ledgers[owner] as Ledger, payment, detail }
            results.push(await resultOf(() => (STATEMENTS[what] as (given: Given) => unknown)(given)))
          }
          done.push(`${what} ${number} by ${owner}, ${detail}, after ${delay} ms: ${results[0]}`)
          const context = done.join('\n')
          expect(results[1], context).toBe(results[0])
          await compareRows(context)
          if (results[0] !== 'null') seen.add(what)
        }
      }),
      { numRuns: RUNS, seed: 21, endOnFailure: true },
    )
    // A statement that never found its row was not compared.
    expect(names.filter((name) => !seen.has(name) && !VOID.has(name))).toEqual([])
  })
})

/** Statements that return nothing; their rows are compared. */
const VOID: ReadonlySet<string> = new Set([
  'retell',
  'endWatch',
  'expireForgotten',
  'expireLeases',
  'postpone',
  'forgetSettled',
  'giveBack',
  'close',
])

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginAudit } from '../../../prisma/ledger/audits.ts'
import {
  approveDisbursements,
  claimDisbursement,
  currentOutflow,
  type OutflowCaps,
  yieldDisbursement,
} from '../../../prisma/ledger/disbursementClaims.ts'
import { getDisbursement, openRefund } from '../../../prisma/ledger/disbursements.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Disbursements } from '../../../router/payments/checkout/disbursements.ts'
import { RefundKeys } from '../../../router/payments/checkout/refundKeys.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../router/payments/protocol/refunder.ts'
import { type AtomicUsdc, atomicUsdc, parseUsd } from '../../../schema/money.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'
import { NETWORK, PAYEE } from './token.ts'

// What leaves by the refund key without a person's approval is bounded by the hour and by the day, over all routers.

const HOUR_MS = 3_600_000
const LEASE_MS = 60_000
/** A moment at the beginning of a day, as far ahead as the database's clock has to be set for it. */
const untilMidnight = () => 24 * HOUR_MS - (Date.now() % (24 * HOUR_MS))

let db: LedgerDatabase
let ledger: Ledger
let sent: bigint[]
let logged: { readonly level: number; readonly msg: string; readonly [field: string]: unknown }[]

const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) })

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
})
beforeEach(async () => {
  sent = []
  logged = []
  await db.setShift(untilMidnight())
  await clear()
})
afterAll(() => db?.close())

async function clear(): Promise<void> {
  await db.clear()
  await db.pool.query('DELETE FROM ledger.outflow')
}

const caps = (hour: bigint, day: bigint): OutflowCaps => ({ hour: atomicUsdc(hour), day: atomicUsdc(day) })

/** A till whose transfers always land. */
function till(balance: AtomicUsdc = parseUsd('1000')): Refunder {
  return {
    sender: 'till',
    balance: async () => balance,
    sentBefore: async () => null,
    async prepare({ amount }) {
      const expiresAt = new Date(Date.now() + 600_000).toISOString()
      return { sender: 'till', expiresAt, transfer: { amount: amount.toString() } }
    },
    async send({ transfer }) {
      sent.push(BigInt(String(transfer.amount)))
      return { kind: 'settled', transaction: randomUUID() }
    },
    fateOf: async () => ({ kind: 'unused' }),
  }
}

const railsOf = (refunder: Refunder | null) => new Rails([{ scheme: 'exact', network: NETWORK, refunder } as Rail])

function router(limits: OutflowCaps, refunder: Refunder | null = till(), minimum = parseUsd('0')): Disbursements {
  return new Disbursements({
    pool: db.pool,
    ledger,
    rails: railsOf(refunder),
    minimum,
    caps: limits,
    log,
  })
}

async function opened(amount: bigint): Promise<string> {
  const payment = newPayment([amount])
  await settledPayment(ledger, payment)
  const id = await inTransaction(db.pool, (client) =>
    openRefund(client, payment.id, 'a', [{ position: 0, amount: null }], 'because'),
  )
  if (!id) throw new Error('A refund is needed')
  return id
}

const stateOf = async (id: string) => (await getDisbursement(db.pool, id))?.state

describe('refunds that several routers take up at the same time', () => {
  it('never exceed the caps together, and what is above them waits for approval', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 1n, max: 50n }), { minLength: 1, maxLength: 12 }),
        fc.bigInt({ min: 0n, max: 150n }),
        fc.bigInt({ min: 0n, max: 150n }),
        async (amounts, hour, day) => {
          await clear()
          const limits = caps(hour, day)
          const ids = await Promise.all(amounts.map(opened))
          // Each is taken up by two routers.
          const claims = await Promise.all(
            [...ids, ...ids].map((id) => claimDisbursement(db.pool, id, ledger.owner, LEASE_MS, limits)),
          )
          const taken = claims.filter((claim) => claim?.state === 'SENDING')
          const total = taken.reduce((sum, claim) => sum + (claim?.amount ?? 0n), 0n)
          expect(total <= hour && total <= day).toBe(true)
          expect(await currentOutflow(db.pool)).toEqual({ hour: total, day: total })
          for (const id of ids) {
            const { state, amount } = (await getDisbursement(db.pool, id)) ?? {}
            if (state === 'SENDING') continue
            expect(state).toBe('NEEDS_APPROVAL')
            expect(total + (amount ?? 0n) > hour || total + (amount ?? 0n) > day).toBe(true)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a refund below the minimum', () => {
  const MINIMUM = atomicUsdc(101n)
  const LIMITS = caps(1_000n, 1_000n)
  const paymentOf = async (id: string) => (await getDisbursement(db.pool, id))?.paymentId ?? ''

  it('is declined, and its payment stays settled', async () => {
    const id = await opened(100n)
    expect(await router(LIMITS, till(), MINIMUM).send(id)).toMatchObject({ state: 'DECLINED' })
    expect((await ledger.get(await paymentOf(id)))?.state).toBe('SETTLED')
    expect(sent).toEqual([])
  })

  it('is sent where it was begun before the minimum was raised: its payment would stay under way', async () => {
    const id = await opened(100n)
    const silent = { ...till(), prepare: () => Promise.reject(new Error('The chain does not answer')) }
    await expect(router(LIMITS, silent).send(id)).rejects.toThrow('does not answer')
    expect((await ledger.get(await paymentOf(id)))?.state).toBe('REFUNDING')
    expect(await router(LIMITS, till(), MINIMUM).send(id)).toMatchObject({ state: 'SENT' })
    expect((await ledger.get(await paymentOf(id)))?.state).toBe('REFUNDED')
    expect(sent).toEqual([100n])
  })
})

describe('a refund of a payment to a payee that a quote named', () => {
  const LIMITS = caps(1_000n, 1_000n)
  const ours = (payee: string) =>
    new Disbursements({
      pool: db.pool,
      ledger,
      rails: new Rails([{ ...railsOf(till()).of({ scheme: 'exact', network: NETWORK }), payee }]),
      minimum: parseUsd('0'),
      caps: LIMITS,
      log,
    })

  it('waits for the operator, whose own money it would be', async () => {
    const id = await opened(100n)
    const desk = ours(`0x${'a'.repeat(40)}`)
    expect(await desk.send(id)).toMatchObject({ state: 'NEEDS_APPROVAL' })
    const { rows } = await db.pool.query('SELECT note FROM ledger.disbursement WHERE id = $1', [id])
    expect(rows[0].note).toContain('went to a payee that a quote named')
    expect([sent, await currentOutflow(db.pool)]).toEqual([[], { hour: 0n, day: 0n }])
    await approveDisbursements(db.pool, [id])
    expect(await desk.send(id)).toMatchObject({ state: 'SENT' })
    expect(sent).toEqual([100n])
  })

  it('is sent where the payee is the operator, or was when the ledger was audited', async () => {
    expect(await ours(PAYEE).send(await opened(100n))).toMatchObject({ state: 'SENT' })
    const audit = { asked: 'all', network: NETWORK, since: new Date(), fromBlock: 0n, toBlock: 1n, next: new Date() }
    await beginAudit(db.pool, { ...audit, payees: [PAYEE] })
    expect(await ours(`0x${'a'.repeat(40)}`).send(await opened(100n))).toMatchObject({ state: 'SENT' })
  })
})

describe('a refund above a cap', () => {
  it('moves nothing, is an error in the log, and is sent when the operator approves it', async () => {
    const id = await opened(100n)
    const desk = router(caps(99n, 1_000n))
    expect(await desk.send(id)).toMatchObject({ state: 'NEEDS_APPROVAL' })
    await desk.sweep(-1)
    expect(sent).toEqual([])
    expect(await stateOf(id)).toBe('NEEDS_APPROVAL')
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        refund: id,
        usd: '0.0001',
        msg: expect.stringContaining('Refund cap reached'),
      }),
    )
    expect(await approveDisbursements(db.pool, [id])).toEqual([id])
    await desk.sweep(-1)
    expect(sent).toEqual([100n])
    expect(await stateOf(id)).toBe('SENT')
    expect(await approveDisbursements(db.pool, [id])).toEqual([])
    // What a person approved leaves the caps as they were.
    expect(await currentOutflow(db.pool)).toEqual({ hour: 0n, day: 0n })
  })
})

describe('the caps', () => {
  it('begin anew with the hour, and the cap of the day with the day', async () => {
    const desk = router(caps(10n, 15n))
    const send = async (amount: bigint) => (await desk.send(await opened(amount)))?.state
    const midnight = untilMidnight()
    await db.setShift(midnight)
    expect([await send(10n), await send(1n)]).toEqual(['SENT', 'NEEDS_APPROVAL'])
    await db.setShift(midnight + HOUR_MS)
    expect([await send(5n), await send(1n)]).toEqual(['SENT', 'NEEDS_APPROVAL'])
    await db.setShift(midnight + 24 * HOUR_MS)
    expect([await send(10n), await send(1n)]).toEqual(['SENT', 'NEEDS_APPROVAL'])
    expect(sent).toEqual([10n, 5n, 10n])
  })

  it('count what was signed, once, and nothing that could not be signed', async () => {
    const id = await opened(8n)
    await expect(router(caps(10n, 10n), null).send(id)).rejects.toThrow('No key for refunds')
    expect(await currentOutflow(db.pool)).toEqual({ hour: 0n, day: 0n })
    const silent: Refunder = {
      ...till(),
      send: async () => ({ kind: 'unknown', reason: 'silence', transaction: null }),
    }
    await expect(router(caps(10n, 10n), silent).send(id)).rejects.toThrow('not sent')
    expect(await currentOutflow(db.pool)).toEqual({ hour: 8n, day: 8n })
    expect(await router(caps(10n, 10n)).send(id)).toMatchObject({ state: 'SENT' })
    expect(await currentOutflow(db.pool)).toEqual({ hour: 8n, day: 8n })
  })

  it('are not given room by a worker that another one has replaced', async () => {
    const id = await opened(8n)
    const limits = caps(10n, 10n)
    const late = await claimDisbursement(db.pool, id, ledger.owner, -1, limits)
    const next = await claimDisbursement(db.pool, id, ledger.owner, LEASE_MS, limits)
    if (!late || !next) throw new Error('Both were to take it up')
    await yieldDisbursement(db.pool, late, 'REQUESTED', 'late')
    expect(await currentOutflow(db.pool)).toEqual({ hour: 8n, day: 8n })
    await yieldDisbursement(db.pool, next, 'REQUESTED', 'gave up')
    expect(await currentOutflow(db.pool)).toEqual({ hour: 0n, day: 0n })
  })
})

describe('a refund key that holds little', () => {
  it('is reported in the log, once an hour, and one whose chain is silent is not', async () => {
    const keys = new RefundKeys(railsOf(till(parseUsd('49.99'))), parseUsd('50'), log)
    await keys.report()
    await keys.report()
    expect(logged.map(({ msg, usd, network }) => ({ msg, usd, network }))).toEqual([
      { msg: expect.stringContaining('Refund key is low'), usd: '49.99', network: NETWORK },
    ])
    const silent = { ...till(), balance: () => Promise.reject(new Error('The chain is away')) }
    const unknown = new RefundKeys(railsOf(silent), parseUsd('50'), log)
    await unknown.report()
    expect(await unknown.balances()).toEqual([{ network: NETWORK, address: 'till', balance: null }])
    expect(logged).toHaveLength(1)
  })
})

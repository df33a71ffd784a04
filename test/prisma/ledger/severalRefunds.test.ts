import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WHOLE_LEDGER } from '../../../prisma/ledger/auditScope.ts'
import { OWED_STATES } from '../../../prisma/ledger/disbursementStates.ts'
import { disbursementsOf, openRefund } from '../../../prisma/ledger/disbursements.ts'
import { earnedKept } from '../../../prisma/ledger/invariants/earnedKept.ts'
import { history } from '../../../prisma/ledger/invariants/history.ts'
import { lineOutcomes } from '../../../prisma/ledger/invariants/lineOutcomes.ts'
import { paymentsAtRest } from '../../../prisma/ledger/invariants/paymentsAtRest.ts'
import { refundAmounts } from '../../../prisma/ledger/invariants/refundAmounts.ts'
import { refundsAtRest } from '../../../prisma/ledger/invariants/refundsAtRest.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { recoverDisbursement } from '../../../prisma/ledger/recovered.ts'
import { inSnapshot } from '../../../prisma/ledger/snapshot.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Disbursements } from '../../../router/payments/checkout/disbursements.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../router/payments/protocol/refunder.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { gate } from '../../support/gate.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'
import { NO_CAPS } from './noCaps.ts'
import { NETWORK } from './token.ts'

/** The refunds of one payment; each is all of its line. */
const AMOUNTS = [100n, 60n] as const
const INVARIANTS = [earnedKept, history, lineOutcomes, paymentsAtRest, refundAmounts, refundsAtRest]

let db: LedgerDatabase
let ledger: Ledger
let payment: string

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
})
beforeEach(newPaid)
afterAll(() => db?.close())

async function newPaid(): Promise<void> {
  await db.clear()
  const paid = newPayment(AMOUNTS)
  await settledPayment(ledger, paid)
  payment = paid.id
}

/** A till whose transfers land once `beforeSending` has let them. */
function till(beforeSending: () => Promise<void> = async () => {}): Refunder {
  return {
    sender: 'till',
    balance: async () => atomicUsdc(1_000_000n),
    sentBefore: async () => null,
    async prepare({ mark }) {
      await beforeSending()
      return { sender: 'till', expiresAt: new Date(Date.now() + 600_000).toISOString(), transfer: { mark } }
    },
    send: async ({ transfer }) => ({ kind: 'settled', transaction: `transfer ${String(transfer.mark)}` }),
    fateOf: async () => ({ kind: 'unused' }),
  }
}

const SILENT = till(() => Promise.reject(new Error('The chain does not answer')))

function desk(refunder: Refunder, minimum = 0n): Disbursements {
  const rails = new Rails([{ scheme: 'exact', network: NETWORK, refunder } as Rail])
  const log = pino({ level: 'silent' })
  return new Disbursements({ pool: db.pool, ledger, rails, minimum: atomicUsdc(minimum), caps: NO_CAPS, log })
}

async function open(position: number): Promise<string> {
  const id = await inTransaction(db.pool, (client) =>
    openRefund(client, payment, `${position}`, [{ position, amount: null }], `because of ${position}`),
  )
  return id ?? expect.fail('A refund is needed')
}

const stateOf = async () => (await ledger.get(payment))?.state
const stepsOf = async () => {
  const { rows } = await db.pool.query(
    'SELECT to_state AS state FROM ledger.payment_transition WHERE payment_id = $1 ORDER BY id',
    [payment],
  )
  return rows.map(({ state }) => state as string).slice(-4)
}

/** What is wrong with the payment's state, beside its refunds. */
async function wrongState(): Promise<string | null> {
  const state = await stateOf()
  const refunds = (await disbursementsOf(db.pool, payment)).map((refund) => refund.state)
  const owed = refunds.filter((refund) => OWED_STATES.includes(refund)).length
  const sent = refunds.filter((refund) => refund === 'SENT').length
  const isTrue =
    (state === 'SETTLED' && sent === 0) ||
    (state === 'REFUNDING' && owed > 0) ||
    (state === 'REFUNDED' && owed === 0 && sent > 0)
  return isTrue ? null : `The payment is ${state}, and its refunds are ${refunds.join(' and ')}`
}

async function breaches(): Promise<string[]> {
  return inSnapshot(db.pool, async (client) => {
    const { rows } = await client.query<{ now: Date }>('SELECT now()')
    const ground = { client, now: rows[0]?.now ?? new Date(), graceMs: 60_000, scope: WHOLE_LEDGER }
    const found: string[] = []
    for (const { name, breaches: find } of INVARIANTS)
      for await (const { message } of find(ground)) found.push(`${name}: ${message}`)
    return found
  })
}

/** What may happen to a refund, which is opened with the first of it. */
const EVENTS = {
  'is opened': async (position: number) => void (await open(position)),
  'is sent': async (position: number) => void (await desk(till()).send(await open(position))),
  'cannot be sent': async (position: number) =>
    desk(SILENT)
      .send(await open(position))
      .then(
        () => {},
        () => {},
      ),
  'is found too small': async (position: number) => void (await desk(till(), 1_000n).send(await open(position))),
  'is sent with the other': async () => {
    const ids = await Promise.all(AMOUNTS.map((_, position) => open(position)))
    await Promise.all(ids.map((id) => desk(till()).send(id)))
  },
} satisfies Record<string, (position: number) => Promise<void>>

const event = fc.tuple(fc.constantFrom(...(Object.keys(EVENTS) as (keyof typeof EVENTS)[])), fc.nat(AMOUNTS.length - 1))

describe('a payment of which two refunds are due', () => {
  it('is REFUNDING until the second is sent, whichever is sent first', async () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      await newPaid()
      const ids = [await open(0), await open(1)] as const
      await desk(till()).send(ids[first])
      expect(await stateOf()).toBe('REFUNDING')
      await desk(till()).send(ids[second])
      expect(await stepsOf()).toEqual(['SETTLING', 'SETTLED', 'REFUNDING', 'REFUNDED'])
      expect(await ledger.get(payment)).toMatchObject({ reason: expect.stringContaining(`because of ${second}`) })
      expect(await breaches()).toEqual([])
    }
  })

  it('is REFUNDING again from when another refund is due', async () => {
    await desk(till()).send(await open(0))
    expect(await stateOf()).toBe('REFUNDED')
    const second = await open(1)
    expect(await stateOf()).toBe('REFUNDING')
    await desk(till()).send(second)
    expect(await stepsOf()).toEqual(['REFUNDING', 'REFUNDED', 'REFUNDING', 'REFUNDED'])
  })

  it('is REFUNDED by the first where the second turns out too small to be sent', async () => {
    const second = await open(1)
    await desk(till()).send(await open(0))
    expect(await desk(till(), 1_000n).send(second)).toMatchObject({ state: 'DECLINED' })
    expect(await stateOf()).toBe('REFUNDED')
  })

  it('declines a small one that was never sent while the other is under way', async () => {
    const [first, second] = [await open(0), await open(1)]
    const [reached, goOn] = [gate(), gate()]
    const sending = desk(
      till(async () => {
        reached.open()
        await goOn.opened
      }),
    ).send(first)
    await reached.opened
    expect(await desk(till(), 1_000n).send(second)).toMatchObject({ state: 'DECLINED' })
    expect(await stateOf()).toBe('REFUNDING')
    goOn.open()
    await sending
    expect(await stateOf()).toBe('REFUNDED')
  })

  it('has a true state, and books without a fault, after whatever happens to them in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (events) => {
        await newPaid()
        for (const [what, position] of events) {
          await EVENTS[what](position)
          expect(await wrongState()).toBeNull()
        }
        await desk(till()).sweep(-1)
        expect(await wrongState()).toBeNull()
        expect(await stateOf()).not.toBe('REFUNDING')
        expect(await breaches()).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

it('a refund that a restored ledger had lost leaves its payment REFUNDING while another is owed', async () => {
  await open(0)
  const { payer } = (await ledger.get(payment)) ?? expect.fail('no payment')
  const lost = {
    payment,
    key: '1',
    sender: 'till',
    to: payer,
    amount: atomicUsdc(AMOUNTS[1]),
    transaction: 'found',
    logIndex: 0,
    nonce: '0x1',
    sentAt: new Date(),
  }
  expect(await recoverDisbursement(db.pool, await open(1), lost)).toBe(true)
  expect(await wrongState()).toBeNull()
  expect(await stateOf()).toBe('REFUNDING')
})

it('a payment that is REFUNDED while a refund of it is owed is found by the audit', async () => {
  const [first] = [await open(0), await open(1)]
  await desk(till()).send(first)
  expect(await breaches()).toEqual([])
  await db.pool.query(`UPDATE ledger.payment SET state = 'REFUNDED' WHERE id = $1`, [payment])
  await db.pool.query(`UPDATE ledger.open_payment SET state = 'REFUNDED' WHERE payment_id = $1`, [payment])
  expect(await breaches()).toContain('payments_at_rest: It is REFUNDED, and a refund of it is owed')
})

import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRefund } from '../../prisma/ledger/disbursements.ts'
import { Ledger } from '../../prisma/ledger/ledger.ts'
import type { PreparedTransfer } from '../../prisma/ledger/stored.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { Disbursements } from '../../router/payments/checkout/disbursements.ts'
import { type Rail, Rails } from '../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../router/payments/protocol/refunder.ts'
import { atomicUsdc, parseUsd } from '../../schema/money.ts'
import { type LedgerDatabase, ledgerDatabase } from '../prisma/ledger/database.ts'
import { newPayment, settledPayment } from '../prisma/ledger/newPayment.ts'
import { NO_CAPS } from '../prisma/ledger/noCaps.ts'
import { NETWORK } from '../prisma/ledger/token.ts'
import { gate } from '../support/gate.ts'

/** Longer than one attempt at a refund may take. */
const PAST_LEASE_MS = 130_000
const HOUR_MS = 3_600_000

let db: LedgerDatabase
let ledger: Ledger
/** What has left the till, by signed transfer: on this chain two signatures are two transfers. */
let sent: string[]

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
})
beforeEach(async () => {
  sent = []
  await db.setShift(0)
  await db.clear()
})
afterAll(() => db?.close())

/** Signs transfers that nothing but the ledger keeps from being made twice; `beforeSigning` may stand still. */
function refunder(beforeSigning: () => Promise<void> = async () => {}): Refunder {
  return {
    sender: 'till',
    balance: async () => parseUsd('1000'),
    sentBefore: async () => null,
    async prepare() {
      const expiresAt = new Date(Date.now() + 600_000).toISOString()
      await beforeSigning()
      return { sender: 'till', expiresAt, transfer: { id: randomUUID() } }
    },
    async send({ transfer }: PreparedTransfer) {
      if (!sent.includes(String(transfer.id))) sent.push(String(transfer.id))
      return { kind: 'settled', transaction: String(transfer.id) }
    },
    async fateOf({ transfer }) {
      const isDone = sent.includes(String(transfer.id))
      return isDone ? { kind: 'done', transaction: String(transfer.id) } : { kind: 'unused' }
    },
  }
}

function refundsBy(given: Refunder, minimum = '0'): Disbursements {
  const rail = { scheme: 'exact', network: NETWORK, refunder: given } as Rail
  const log = pino({ level: 'silent' })
  return new Disbursements({
    pool: db.pool,
    ledger,
    rails: new Rails([rail]),
    minimum: parseUsd(minimum),
    caps: NO_CAPS,
    log,
  })
}

async function openedRefund(): Promise<string> {
  const payment = newPayment([100n])
  await settledPayment(ledger, payment)
  const part = { position: 0, amount: atomicUsdc(60n) }
  const id = await inTransaction(db.pool, (client) => openRefund(client, payment.id, 'a', [part], 'because'))
  if (!id) throw new Error('A refund is needed')
  return id
}

async function standing(id: string): Promise<{ refund: string; payment: string; transaction: string | null }> {
  const { rows } = await db.pool.query(
    `SELECT refund.state AS refund, payment.state AS payment, refund.transaction_hash AS transaction
     FROM ledger.disbursement AS refund JOIN ledger.payment ON payment.id = payment_id WHERE refund.id = $1`,
    [id],
  )
  return rows[0]
}

describe('a refund whose sender stood still until somebody else took it over', () => {
  it('is sent once, also where the chain would take a second signature', async () => {
    const id = await openedRefund()
    const [reached, goOn] = [gate(), gate()]
    const late = refundsBy(
      refunder(async () => {
        reached.open()
        await goOn.opened
      }),
    ).send(id)
    await reached.opened
    await db.setShift(PAST_LEASE_MS)
    await refundsBy(refunder()).send(id)
    goOn.open()
    await expect(late).rejects.toThrow('taken over this refund')
    expect(sent).toHaveLength(1)
    expect(await standing(id)).toEqual({ refund: 'SENT', payment: 'REFUNDED', transaction: sent[0] })
  })
})

it('a refund that a restored ledger has lost is found on a chain that takes its nonce once, however long ago it was sent', async () => {
  const payment = newPayment([100n])
  await settledPayment(ledger, payment)
  const landedAt = Date.now() + HOUR_MS
  await db.setShift(24 * HOUR_MS)
  const part = { position: 0, amount: atomicUsdc(60n) }
  const id = await inTransaction(db.pool, (client) => openRefund(client, payment.id, 'a', [part], 'because'))
  const till: Refunder = {
    ...refunder(),
    send: async () => ({ kind: 'refused', reason: 'the nonce is used' }),
    async fateOf(_transfer, signedAfter) {
      if (signedAfter.getTime() > landedAt) throw new Error('The chain has no log yet of a used nonce')
      return { kind: 'done', transaction: 'first' }
    },
  }
  await refundsBy(till).send(id ?? '')
  expect(await standing(id ?? '')).toEqual({ refund: 'SENT', payment: 'REFUNDED', transaction: 'first' })
})

describe('a refund that was sent although nobody heard of it', () => {
  it('is found on chain, however small refunds have been declared since', async () => {
    const id = await openedRefund()
    const deaf = { ...refunder(), fateOf: async () => Promise.reject(new Error('The chain does not answer')) }
    const silent: Refunder = {
      ...deaf,
      async send(prepared) {
        await refunder().send(prepared)
        return { kind: 'unknown', reason: 'silence', transaction: null }
      },
    }
    await expect(refundsBy(silent).send(id)).rejects.toThrow('The chain does not answer')
    await refundsBy(refunder(), '1').send(id)
    expect(await standing(id)).toEqual({ refund: 'SENT', payment: 'REFUNDED', transaction: sent[0] })
    expect(sent).toHaveLength(1)
  })
})

describe('refunds that are taken up together', () => {
  it('are not held up by one whose chain is silent', async () => {
    const [stuck, other] = [await openedRefund(), await openedRefund()]
    const goOn = gate()
    let isFirst = true
    const sweep = refundsBy(
      refunder(async () => {
        if (isFirst) {
          isFirst = false
          await goOn.opened
        }
      }),
    ).sweep(-1)
    await expect.poll(() => sent.length).toBe(1)
    goOn.open()
    await sweep
    for (const id of [stuck, other]) expect(await standing(id)).toMatchObject({ refund: 'SENT' })
  })
})

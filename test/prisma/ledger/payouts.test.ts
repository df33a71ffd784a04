import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Disbursement, disbursementsOf, refundable } from '../../../prisma/ledger/disbursements.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { PreparedTransfer } from '../../../prisma/ledger/stored.ts'
import { type DisbursementRequest, Disbursements, NotSentYet } from '../../../router/payments/checkout/disbursements.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../router/payments/protocol/refunder.ts'
import { parseWalletAddress } from '../../../schema/address.ts'
import { parseUsd } from '../../../schema/money.ts'
import { allowAddress, refuseAddresses } from '../../../subgraphs/kit/abuse/actions.ts'
import { restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { eventually } from '../../support/ledger.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'
import { NO_CAPS } from './noCaps.ts'
import { NETWORK } from './token.ts'

// A part of a settled payment that is paid on to somebody whom the payer named.

const SOMEBODY = `0x${'5'.repeat(40)}`
const SOLANA_WALLET = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

let db: LedgerDatabase
let ledger: Ledger
let sent: { readonly id: string; readonly to: string; readonly amount: bigint }[]

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

/** A till that may fail at a step; a signed transfer moves nothing twice. */
function till(failing: 'nowhere' | 'signing' | 'sending' | 'hearing' = 'nowhere'): Refunder {
  return {
    sender: 'till',
    balance: async () => parseUsd('1000'),
    sentBefore: async () => null,
    async prepare({ to, amount }) {
      if (failing === 'signing') throw new Error('The key is away')
      const expiresAt = new Date(Date.now() + 600_000).toISOString()
      return { sender: 'till', expiresAt, transfer: { id: randomUUID(), to, amount: amount.toString() } }
    },
    async send({ transfer }: PreparedTransfer) {
      if (failing === 'sending') throw new Error('The chain is away')
      const { id, to, amount } = transfer as Record<string, string>
      if (!sent.some((one) => one.id === id)) sent.push({ id: id ?? '', to: to ?? '', amount: BigInt(amount ?? 0) })
      if (failing === 'hearing') throw new Error('Nobody hears of it')
      return { kind: 'settled', transaction: id ?? '' }
    },
    async fateOf({ transfer }) {
      const isDone = sent.some(({ id }) => id === transfer.id)
      return isDone ? { kind: 'done', transaction: String(transfer.id) } : { kind: 'unused' }
    },
  }
}

function payoutsBy(refunder: Refunder | null): Disbursements {
  const rail = { scheme: 'exact', network: NETWORK, refunder } as Rail
  const log = pino({ level: 'silent' })
  return new Disbursements({
    pool: db.pool,
    ledger,
    rails: new Rails([rail]),
    minimum: parseUsd('0'),
    caps: NO_CAPS,
    log,
  })
}

async function paid(amount: bigint): Promise<string> {
  const payment = newPayment([amount])
  await settledPayment(ledger, payment)
  return payment.id
}

const payout = (id: string, given: Partial<DisbursementRequest> = {}): DisbursementRequest => ({
  purpose: 'PAYOUT',
  actId: `${id}:0`,
  key: 'commission',
  usd: '0.00003',
  reason: 'A commission',
  to: SOMEBODY,
  ...given,
})
const refund = (id: string): DisbursementRequest => ({ actId: `${id}:0`, reason: 'It failed' })
const states = async (id: string) =>
  (await disbursementsOf(db.pool, id)).map(({ purpose, state }: Disbursement) => `${purpose} ${state}`)
const moves = () => sent.map(({ to, amount }) => ({ to, amount }))

describe('a payout', () => {
  it('goes to whom it is for, once, and leaves its payment settled', async () => {
    const id = await paid(100n)
    await payoutsBy(till()).carryOut(payout(id))
    await payoutsBy(till()).carryOut(payout(id))
    await payoutsBy(till()).carryOut(payout(id, { usd: '0.00005' }))
    expect(moves()).toEqual([{ to: SOMEBODY, amount: 30n }])
    expect(await states(id)).toEqual(['PAYOUT SENT'])
    expect((await ledger.get(id))?.state).toBe('SETTLED')
    expect((await ledger.linesOf(id))[0]?.outcome).not.toBe('REFUNDED')
  })

  it.each(['signing', 'sending', 'hearing'] as const)(
    'that breaks off at %s is sent once all the same',
    async (step) => {
      const id = await paid(100n)
      await expect(payoutsBy(till(step)).carryOut(payout(id))).rejects.toThrow()
      await payoutsBy(till()).sweep(-1)
      expect(moves()).toEqual([{ to: SOMEBODY, amount: 30n }])
      expect(await states(id)).toEqual(['PAYOUT SENT'])
    },
  )

  it('to a refused address waits, signs nothing and says so; it is sent once the address is off the list', async () => {
    const id = await paid(100n)
    const to = parseWalletAddress(privateKeyToAddress(generatePrivateKey())) ?? expect.fail('no address')
    await refuseAddresses(db.pool, [to], { by: 'ada', reason: 'A list' })
    const isSeen = (isRefused: boolean) =>
      eventually('the change', async () => (await restrictionsOf(db.pool).isRefused(to)) === isRefused)
    await isSeen(true)
    await expect(payoutsBy(till()).carryOut(payout(id, { to }))).rejects.toThrow('refused addresses')
    expect(moves()).toEqual([])
    expect(await states(id)).toEqual(['PAYOUT REQUESTED'])
    await allowAddress(db.pool, to, { by: 'ada', reason: 'Off the list' })
    await isSeen(false)
    await payoutsBy(till()).sweep(-1)
    expect(moves()).toEqual([{ to, amount: 30n }])
  })

  it('waits where there is no key, and says so', async () => {
    const id = await paid(100n)
    await expect(payoutsBy(null).carryOut(payout(id))).rejects.toThrow(NotSentYet)
    const { rows } = await db.pool.query('SELECT state, note FROM ledger.disbursement WHERE payment_id = $1', [id])
    expect(rows).toEqual([{ state: 'REQUESTED', note: expect.stringContaining('No key for refunds') }])
    await payoutsBy(till()).sweep(-1)
    expect(moves()).toEqual([{ to: SOMEBODY, amount: 30n }])
  })

  it('counts against what is left: a refund of all gives back the rest', async () => {
    const id = await paid(100n)
    await payoutsBy(till()).carryOut(payout(id))
    expect((await refundable(db.pool, id)).get(0)).toBe(70n)
    await payoutsBy(till()).carryOut(refund(id))
    expect(moves().map(({ amount }) => amount)).toEqual([30n, 70n])
    expect(await states(id)).toEqual(['PAYOUT SENT', 'REFUND SENT'])
  })

  it('of what was given back already goes nowhere', async () => {
    const id = await paid(100n)
    await payoutsBy(till()).carryOut(refund(id))
    await payoutsBy(till()).carryOut(payout(id))
    expect(moves()).toHaveLength(1)
    expect(await states(id)).toEqual(['REFUND SENT'])
  })

  it.each([SOLANA_WALLET, 'nobody', undefined])(
    'to %s, who is nobody on this chain, is not sent to the payer',
    async (to) => {
      const id = await paid(100n)
      await payoutsBy(till()).carryOut(payout(id, { to }))
      expect(sent).toEqual([])
      expect(await states(id)).toEqual([])
    },
  )
})

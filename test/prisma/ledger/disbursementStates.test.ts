import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  approveDisbursements,
  claimDisbursement,
  type OutflowCaps,
  yieldDisbursement,
} from '../../../prisma/ledger/disbursementClaims.ts'
import { DISBURSEMENT_STATES, type DisbursementState, OWED_STATES } from '../../../prisma/ledger/disbursementStates.ts'
import { closeDisbursement, getDisbursement, openRefund, refundable } from '../../../prisma/ledger/disbursements.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { payoutState, refundState } from '../../../prisma/ledger/shownState.ts'
import { statesLeadingTo, statesWhere } from '../../../prisma/ledger/stateTable.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment, settledPayment } from './newPayment.ts'
import { NO_CAPS } from './noCaps.ts'

const ALL = statesWhere(DISBURSEMENT_STATES, () => true)
const NOTHING: OutflowCaps = { hour: ZERO_USDC, day: ZERO_USDC }

let db: LedgerDatabase
let ledger: Ledger

beforeAll(async () => {
  db = await ledgerDatabase()
  ledger = new Ledger(db.pool, randomUUID())
})
beforeEach(() => db.clear())
afterAll(() => db?.close())

/** All that the ledger does to a disbursement, each tried from every state. */
const STEPS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'a claim': (id) => claimDisbursement(db.pool, id, ledger.owner, 60_000, NO_CAPS),
  'a claim above a cap': (id) => claimDisbursement(db.pool, id, ledger.owner, 60_000, NOTHING),
  'a failed attempt': (id) => yieldDisbursement(db.pool, { id, attempts: 1 }, 'REQUESTED', ''),
  'the last failed attempt': (id) => yieldDisbursement(db.pool, { id, attempts: 1 }, 'STUCK', ''),
  'an amount below the minimum': (id) => yieldDisbursement(db.pool, { id, attempts: 1 }, 'DECLINED', ''),
  'an approval': (id) => approveDisbursements(db.pool, [id]),
  'a transfer on chain': (id) => inTransaction(db.pool, (client) => closeDisbursement(client, id, 'hash')),
}

async function disbursementIn(state: DisbursementState): Promise<string> {
  const payment = newPayment([100n])
  await settledPayment(ledger, payment)
  const part = { position: 0, amount: null }
  const id = await inTransaction(db.pool, (client) => openRefund(client, payment.id, 'a', [part], 'because'))
  await db.pool.query('UPDATE ledger.disbursement SET state = $2, attempts = 1 WHERE id = $1', [id, state])
  return id ?? expect.fail('no disbursement')
}

async function stateOf(id: string): Promise<DisbursementState> {
  return (await getDisbursement(db.pool, id))?.state ?? expect.fail('no disbursement')
}

describe('the life of a disbursement', () => {
  it('leads from REQUESTED to every state', () => {
    const reached = new Set<DisbursementState>(['REQUESTED'])
    for (const state of reached) for (const next of DISBURSEMENT_STATES[state].next) reached.add(next)
    expect([...reached].sort()).toEqual([...ALL].sort())
  })

  it.each(ALL)('goes on from %s by the ways of the table, and by all of them', async (state) => {
    const reached = new Set<DisbursementState>()
    for (const step of Object.values(STEPS)) {
      const id = await disbursementIn(state)
      // A step may refuse by throwing; the state is what counts.
      const isDone = await step(id).then(
        () => true,
        () => false,
      )
      const after = await stateOf(id)
      if (after !== state) reached.add(after)
      if (after !== state) expect(isDone).toBe(true)
    }
    const others = DISBURSEMENT_STATES[state].next.filter((next) => next !== state)
    expect([...reached].sort()).toEqual([...others].sort())
  })

  it.each(['NEEDS_APPROVAL', 'DECLINED'] as const)(
    'reports a transfer of one that is %s, which cannot have been signed, instead of closing it',
    async (state) => {
      const id = await disbursementIn(state)
      await expect(STEPS['a transfer on chain']?.(id)).rejects.toThrow(`which is ${state}`)
    },
  )

  it('keeps the transaction by which it was closed', async () => {
    const id = await disbursementIn('SENDING')
    const close = (hash: string) => inTransaction(db.pool, (client) => closeDisbursement(client, id, hash))
    await close('first')
    await close('second')
    expect(await getDisbursement(db.pool, id)).toMatchObject({ state: 'SENT', transaction: 'first' })
  })

  it.each(ALL)('takes its amount from its line while it is %s, unless it is declined', async (state) => {
    const id = await disbursementIn(state)
    const { paymentId } = (await getDisbursement(db.pool, id)) ?? expect.fail('no disbursement')
    expect((await refundable(db.pool, paymentId)).get(0)).toBe(state === 'DECLINED' ? 100n : 0n)
  })

  it('is owed until it is sent or declined', () => {
    expect(ALL.filter((state) => !OWED_STATES.includes(state))).toEqual(['SENT', 'DECLINED'])
    for (const state of ALL) expect(DISBURSEMENT_STATES[state].next.length > 0).toBe(OWED_STATES.includes(state))
  })

  it('is held back by a cap wherever it could be sent', () => {
    expect(statesLeadingTo(DISBURSEMENT_STATES, 'NEEDS_APPROVAL')).toEqual(
      statesLeadingTo(DISBURSEMENT_STATES, 'SENDING'),
    )
  })

  it('is shown to callers as REFUNDED or PAID once it is sent, and otherwise as it is', () => {
    expect(ALL.map(refundState)).toEqual(ALL.map((state) => (state === 'SENT' ? 'REFUNDED' : state)))
    expect(ALL.map(payoutState)).toEqual(ALL.map((state) => (state === 'SENT' ? 'PAID' : state)))
  })
})

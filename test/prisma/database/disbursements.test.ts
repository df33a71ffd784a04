import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentOutflow } from '../../../prisma/ledger/disbursementClaims.ts'
import { disbursementsOf, refundable } from '../../../prisma/ledger/disbursements.ts'
import { type UpgradedDatabase, upgradedDatabase } from './upgraded.ts'

const DISBURSEMENTS = '20261126040430_disbursements'

const STATES = ['REQUESTED', 'SENDING', 'REFUNDED', 'STUCK', 'DECLINED', 'NEEDS_APPROVAL'] as const
const SELLER = `0x${'5'.repeat(40)}`
const PREPARED = { sender: 'till', expiresAt: '2026-11-26T00:00:00.000Z', transfer: { name: 'a' } }

const paymentId = randomUUID()
let upgraded: UpgradedDatabase

/** Writes a settled payment of one line, with a refund and a payout in each state, one atomic unit each. */
async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
       settled_amount, credential, requirements, credential_hash, request_hash, valid_before, service, request_id, owner, lease_until)
     VALUES ($1, 'SETTLED', '', 'ON_SUCCESS', 'x402-v2', 'exact', 'eip155:84532', 'usdc', 'the payer', 'nonce', 'payee', 100,
       100, '{}', '{}', '\\x00', '\\x00', now(), 'merch', 'request', 'owner', now())`,
    [paymentId],
  )
  await pool.query(
    `INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, units, settle)
     VALUES ($1, 0, 'order', 'Mutation.orderMug', 'merch', 100, 1, 'ON_SUCCESS')`,
    [paymentId],
  )
  for (const state of STATES) {
    await writeOld(pool, 'REFUND', state)
    await writeOld(pool, 'PAYOUT', state)
  }
  await pool.query(
    `INSERT INTO ledger.refund_outflow (day, day_amount, hour, hour_amount)
     VALUES ((now() AT TIME ZONE 'UTC')::date, 7, 0, 0)`,
  )
}

async function writeOld(pool: pg.Pool, purpose: 'REFUND' | 'PAYOUT', state: string): Promise<void> {
  await pool.query(
    `WITH written AS (
       INSERT INTO ledger.refund (id, payment_id, purpose, key, amount, reason, recipient, state, prepared, transaction_hash, attempts)
       VALUES (gen_random_uuid(), $1, $2, $3, 1, 'because', $4, $5, $6, $7, 3) RETURNING id)
     INSERT INTO ledger.refund_line (refund_id, position, amount) SELECT id, 0, 1 FROM written`,
    [
      paymentId,
      purpose,
      `${purpose} ${state}`,
      purpose === 'PAYOUT' ? SELLER : null,
      state,
      PREPARED,
      state === 'REFUNDED' ? `hash of ${purpose}` : null,
    ],
  )
}

beforeAll(async () => {
  upgraded = await upgradedDatabase(DISBURSEMENTS, fill)
}, 60_000)
afterAll(() => upgraded?.stop())

it('every refund and payout is a disbursement with all that was known of it; one that was on chain is SENT', async () => {
  const all = await disbursementsOf(upgraded.pool, paymentId)
  const expected = (['REFUND', 'PAYOUT'] as const).flatMap((purpose) =>
    STATES.map((state) => ({
      key: `${purpose} ${state}`,
      purpose,
      state: state === 'REFUNDED' ? 'SENT' : state,
      to: purpose === 'PAYOUT' ? SELLER : 'the payer',
      transaction: state === 'REFUNDED' ? `hash of ${purpose}` : null,
    })),
  )
  expect(all).toHaveLength(expected.length)
  const common = { amount: 1n, reason: 'because', attempts: 3, prepared: PREPARED }
  for (const one of expected) expect(all).toContainEqual(expect.objectContaining({ ...one, ...common }))
})

it('lines still count what leaves of them, and the caps what has left today', async () => {
  expect(await refundable(upgraded.pool, paymentId)).toEqual(new Map([[0, 90n]]))
  expect(await currentOutflow(upgraded.pool)).toMatchObject({ day: 7n })
})

it('nothing of the old names is left in the ledger', async () => {
  const { rows } = await upgraded.pool.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'ledger'::regnamespace AND relname LIKE '%refund\\_%'
     UNION ALL SELECT conname FROM pg_constraint WHERE connamespace = 'ledger'::regnamespace AND conname LIKE '%refund\\_%'
     UNION ALL SELECT attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE relnamespace = 'ledger'::regnamespace AND relkind = 'r' AND attname = 'refund_id'`,
  )
  expect(rows).toEqual([])
})

it('a row without a purpose is refused: nothing is a refund by default', async () => {
  const insert = `INSERT INTO ledger.disbursement (id, payment_id, key, amount, reason, state)
    VALUES (gen_random_uuid(), $1, 'unnamed', 1, '', 'REQUESTED')`
  await expect(upgraded.pool.query(insert, [paymentId])).rejects.toThrow('"purpose"')
})

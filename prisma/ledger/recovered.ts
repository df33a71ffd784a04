import { createHash, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { AtomicUsdc } from '../../schema/money.ts'
import { inTransaction } from '../transaction.ts'
import { chargedAlong } from './arrival.ts'
import { OWED } from './disbursementStates.ts'
import { closeDisbursement, openRefund, refundable } from './disbursements.ts'
import { unitsOf } from './lineUnits.ts'
import { moveAll } from './move.ts'
import { newPaymentId } from './paymentId.ts'
import { SETTLED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'
import type { Scheme } from './stored.ts'

// Writes back what a restore from a backup has lost, from what the chain shows. Each in a transaction of its own; a second
// run changes nothing.

/** Why a recovered row is where it is. */
const RECOVERED_REASON = 'Recovered from the chain'
/** Stands for everything about a recovered payment that the chain does not show. */
export const RECOVERED = 'recovered'
/** Key of the refund that the operator decides on when it recovers payments. */
export const RECOVERED_KEY = 'recovered'

/** Status that a recovered payment's answer has: it was given, and is not kept. */
const GONE = 410

/** A payment as its transfer on chain shows it. */
export interface LostPayment {
  readonly scheme: Scheme
  /** CAIP-2. */
  readonly network: string
  readonly asset: string
  readonly payer: string
  readonly nonce: string
  readonly payTo: string
  readonly amount: AtomicUsdc
  readonly transaction: string
  readonly logIndex: number
  /** Time of its block. */
  readonly settledAt: Date
}

/** A refund or payout as its transfer on chain shows it. */
export interface LostDisbursement {
  readonly payment: string
  /** The ledger's own key; null where the chain's half of it is none that is known. */
  readonly key: string | null
  readonly sender: string
  readonly to: string
  readonly amount: AtomicUsdc
  readonly transaction: string
  readonly logIndex: number
  readonly nonce: string
  readonly sentAt: Date
}

/**
 * Inserts a settled payment for a transfer whose credential the ledger does not know, so that the credential can never be
 * executed here. Null when a payment has it by now. What was bought, and whether it was answered, is not known: it is
 * charged in whole, by one line.
 */
export function recoverPayment(pool: Pool, lost: LostPayment): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    const id = newPaymentId(lost.settledAt)
    const amount = lost.amount.toString()
    const { scheme, network, payer, nonce } = lost
    const claimed = await client.query(
      `INSERT INTO ledger.credential (payment_id, valid_before, scheme, network, payer, nonce, credential_hash, request_hash, payload,
         requirements)
       SELECT $1, $2, $3, $4, $5, $6, $7, $7, $8, '{}'
       WHERE NOT EXISTS (SELECT FROM ledger.payment WHERE scheme = $3 AND network = $4 AND payer = $5 AND nonce = $6)
       ON CONFLICT (scheme, network, payer, nonce) DO NOTHING`,
      [
        id,
        lost.settledAt,
        scheme,
        network,
        payer,
        nonce,
        unmatchedHash(id),
        JSON.stringify({ recovered: { transaction: lost.transaction, logIndex: lost.logIndex } }),
      ],
    )
    if (claimed.rowCount === 0) return null
    await client.query(
      `INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
         charge_amount, settled_amount, transaction_hash, transaction_log, valid_before, service, request_id, answer_status,
         created_at, settled_at, transitions)
       VALUES ($1, 'SETTLED', $2, 'ON_SUCCESS', $3, $4, $5, $6, $7, $8, $9, $10, $10, $10, $11, $12, $13, $3, $3, ${GONE}, $13, $13,
         ledger.transition('RESERVED,SETTLING,SETTLED', $13, $2))`,
      [
        id,
        RECOVERED_REASON,
        RECOVERED,
        scheme,
        network,
        lost.asset,
        payer,
        nonce,
        lost.payTo,
        amount,
        lost.transaction,
        lost.logIndex,
        lost.settledAt,
      ],
    )
    await client.query(
      `INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, charged, units, settle, outcome)
       VALUES ($1, 0, $2, $2, $2, $3, $3, 1, 'ON_SUCCESS', 'CHARGED')`,
      [id, RECOVERED, amount],
    )
    return id
  })
}

/**
 * Settles a released or failed payment whose transfer is on chain: the backup had it under way, and what was settled after
 * it was taken for undone. False when the payment has moved on. Its answer was given, and is not kept.
 */
export function recoverUncharged(
  pool: Pool,
  id: string,
  { amount, transaction, logIndex }: Pick<LostPayment, 'amount' | 'transaction' | 'logIndex'>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const found = await client.query(
      `SELECT FROM ledger.payment WHERE id = $1 AND state IN ('RELEASED', 'FAILED')
         AND NOT EXISTS (SELECT FROM ledger.open_payment WHERE payment_id = $1 AND is_due) FOR UPDATE`,
      [id],
    )
    if (found.rowCount === 0) return false
    const error =
      'This payment was recovered from the chain after a restore; its answer was given, and is no longer kept.'
    const answer = {
      status: GONE,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from(JSON.stringify({ success: false, error, payment: id })),
    }
    const patch = { transaction, logIndex, settled: amount, answer, ...chargedAlong(await unitsOf(client, id), amount) }
    const [isMoved = false] = await moveAll(client, null, [
      { id, through: null, next: 'SETTLED', reason: RECOVERED_REASON, patch },
    ])
    return isMoved
  })
}

/**
 * Records a refund or payout that is on chain as sent: closes the row that is to be sent, or inserts one. False when the
 * ledger has it as sent by now, or the payment is not settled or has less left than was sent: an operator has to look.
 */
export function recoverDisbursement(pool: Pool, row: string | null, lost: LostDisbursement): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ payer: string; isSettled: boolean }>(
      `SELECT payer, state IN ${sqlStates(SETTLED_STATES)} AS "isSettled" FROM ledger.payment WHERE id = $1 FOR UPDATE`,
      [lost.payment],
    )
    const [payment] = rows
    if (!payment?.isSettled) return false
    const isRefund = payment.payer === lost.to
    const id = row ? await takeRow(client, row, lost) : await insertRow(client, lost, isRefund)
    if (id === null) return false
    const move = { id: lost.payment, through: null, next: 'REFUNDING', reason: RECOVERED_REASON, patch: {} } as const
    // A payout returns nothing to the payer: its payment stays settled.
    if (isRefund) await moveAll(client, null, [move])
    await closeDisbursement(client, id, lost.transaction)
    return true
  })
}

/**
 * Opens the refund of all that is left of a recovered payment, which the running app sends. Null when nothing is left. The
 * same payment again is the same refund.
 */
export function refundRecovered(pool: Pool, id: string, reason: string): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    const lines = await unitsOf(client, id)
    const parts = lines.map(({ position }) => ({ position, amount: null }))
    return openRefund(client, id, RECOVERED_KEY, parts, reason)
  })
}

/** A recovered payment of which something is left to refund. */
export interface RecoveredPayment {
  readonly id: string
  readonly payer: string
  /** Atomic units. */
  readonly left: bigint
}

/** Recovered payments that were not refunded, in whole or in part. */
export async function unrefundedRecovered(pool: Pool): Promise<RecoveredPayment[]> {
  const { rows } = await pool.query<{ id: string; payer: string; left: string }>(
    `SELECT id, payer, settled_amount::text AS left FROM ledger.payment
     WHERE state = 'SETTLED' AND reason = $1 ORDER BY settled_at, id`,
    [RECOVERED_REASON],
  )
  return rows.map((row) => ({ ...row, left: BigInt(row.left) }))
}

/** The stored row of a transfer, prepared as it was sent; null when it is sent already or is for another amount. */
async function takeRow(client: PoolClient, id: string, lost: LostDisbursement): Promise<string | null> {
  const { rowCount } = await client.query(
    // Sent after the backup, so it was approved then.
    `UPDATE ledger.disbursement SET prepared = $2, updated_at = now(),
       state = CASE WHEN state = 'NEEDS_APPROVAL' THEN 'REQUESTED' ELSE state END
     WHERE id = $1 AND amount = $3::numeric AND state IN ${OWED}`,
    [id, JSON.stringify(preparedOf(lost)), lost.amount.toString()],
  )
  return rowCount === 1 ? id : null
}

/** Inserts a row whose amount comes from the payment's lines in their order; null when they have less left. */
async function insertRow(client: PoolClient, lost: LostDisbursement, isRefund: boolean): Promise<string | null> {
  const { payment, amount, transaction, logIndex, to } = lost
  const key = lost.key ?? `${RECOVERED}:${transaction}:${logIndex}`
  let missing: bigint = amount
  const parts: { position: number; amount: bigint }[] = []
  for (const [position, left] of [...(await refundable(client, payment))].sort(([one], [other]) => one - other)) {
    const part = left < missing ? left : missing
    if (part > 0n) parts.push({ position, amount: part })
    missing -= part
  }
  if (missing > 0n) return null
  const id = randomUUID()
  const inserted = await client.query(
    `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, recipient, state, prepared, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'REQUESTED', $8, $9) ON CONFLICT (payment_id, key) DO NOTHING`,
    [
      id,
      payment,
      isRefund ? 'REFUND' : 'PAYOUT',
      key,
      amount.toString(),
      RECOVERED_REASON,
      isRefund ? null : to,
      JSON.stringify(preparedOf(lost)),
      lost.sentAt,
    ],
  )
  if (inserted.rowCount === 0) return null
  await client.query(
    `INSERT INTO ledger.disbursement_line (disbursement_id, position, amount)
     SELECT $1, line.* FROM unnest($2::int[], $3::numeric[]) AS line`,
    [id, parts.map(({ position }) => position), parts.map((part) => part.amount.toString())],
  )
  return id
}

function preparedOf({ sender, sentAt, nonce }: LostDisbursement) {
  return { sender, expiresAt: sentAt.toISOString(), transfer: { authorization: { nonce } } }
}

/** A hash that no credential and no request has: what is presented again differs from it, and is refused. */
function unmatchedHash(id: string): Buffer {
  return createHash('sha256').update(`tollgraph recovered ${id}`).digest()
}

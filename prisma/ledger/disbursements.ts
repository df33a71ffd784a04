import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { type AtomicUsdc, lesserUsdc, sumUsdc } from '../../schema/money.ts'
import { disbursementMark } from './disbursementMark.ts'
import { CLAIMABLE, CLOSABLE, type DisbursementState, KEPT } from './disbursementStates.ts'
import { TAKEN } from './lineUnits.ts'
import { lockPayment, moveWithRefunds } from './refunding.ts'
import { readAmount } from './rows.ts'
import type { PreparedTransfer, Scheme } from './stored.ts'

// Money that leaves the operator's wallet again. Refunds and payouts share a table, because both reduce what is left of a
// line, count against the same caps, and are signed and sent in the same way.

/** REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named when it paid. */
export type DisbursementPurpose = 'REFUND' | 'PAYOUT'

/** A refund or payout, sent or still to be sent. */
export interface Disbursement {
  readonly id: string
  readonly paymentId: string
  readonly purpose: DisbursementPurpose
  /** Name of the disbursement within its payment. */
  readonly key: string
  readonly amount: AtomicUsdc
  readonly reason: string
  readonly state: DisbursementState
  readonly transaction: string | null
  /** The last signed transfer. */
  readonly prepared: PreparedTransfer | null
  readonly attempts: number
  readonly createdAt: Date
  /** Recipient: the payer; for a payout, the wallet that the payer named. */
  readonly to: WalletAddress
  /** The payer, and the rail of the payment. */
  readonly payer: WalletAddress
  readonly scheme: Scheme
  readonly network: string
  /** Its name on chain; see disbursementMark.ts. */
  readonly mark: `0x${string}`
  /** When the payment was reserved: no transfer of the disbursement is older. */
  readonly paidAt: Date
}

/** The part of a disbursement that comes from one line. */
export interface DisbursementPart {
  readonly position: number
  /** Null: the rest of the line's amount. */
  readonly amount: AtomicUsdc | null
  /** Whether the rest is enough where it is less than the amount, which may have been right when it was requested. */
  readonly orRest?: boolean
}

/** The disbursement cannot be opened as requested. */
export class DisbursementRefused extends Error {}

/** Columns of a disbursement joined with its payment, for `readDisbursement`. */
export const DISBURSEMENT_COLUMNS = `disbursement.id, disbursement.payment_id, disbursement.purpose, disbursement.key,
  disbursement.amount, disbursement.reason, disbursement.state, disbursement.transaction_hash, disbursement.prepared,
  disbursement.attempts, disbursement.created_at, coalesce(disbursement.recipient, payment.payer) AS "to", payment.payer,
  payment.scheme, payment.network, payment.nonce AS payment_nonce, payment.created_at AS paid_at`

/**
 * Inserts a refund of a settled payment, in the caller's transaction. The same key returns the same disbursement,
 * whatever else it requests. Throws DisbursementRefused where a line has less left than requested. Null when nothing is
 * left.
 */
export function openRefund(
  client: PoolClient,
  paymentId: string,
  key: string,
  parts: readonly DisbursementPart[],
  reason: string,
): Promise<string | null> {
  return open(client, { paymentId, key, parts, reason, purpose: 'REFUND', recipient: null })
}

/** As `openRefund`, a payout to a recipient on the chain of the payment. */
export function openPayout(
  client: PoolClient,
  paymentId: string,
  key: string,
  parts: readonly DisbursementPart[],
  reason: string,
  recipient: WalletAddress,
): Promise<string | null> {
  return open(client, { paymentId, key, parts, reason, purpose: 'PAYOUT', recipient })
}

interface NewDisbursement {
  readonly paymentId: string
  readonly key: string
  readonly parts: readonly DisbursementPart[]
  readonly reason: string
  readonly purpose: DisbursementPurpose
  readonly recipient: WalletAddress | null
}

async function open(client: PoolClient, given: NewDisbursement): Promise<string | null> {
  const { paymentId, key, purpose, reason, recipient } = given
  // Two disbursements of one payment must not send the same money.
  const state = await lockPayment(client, paymentId)
  const known = await client.query('SELECT id FROM ledger.disbursement WHERE payment_id = $1 AND key = $2', [
    paymentId,
    key,
  ])
  if (known.rows[0]) return known.rows[0].id as string
  const parts = given.parts.map(amountFrom(await refundable(client, paymentId), paymentId)).filter(isSome)
  if (parts.length === 0) return null
  const id = randomUUID()
  const amount = sumUsdc(parts.map((part) => part.amount))
  await client.query(
    `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, recipient, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'REQUESTED')`,
    [id, paymentId, purpose, key, amount.toString(), reason, recipient],
  )
  await client.query(
    `INSERT INTO ledger.disbursement_line (disbursement_id, position, amount)
     SELECT $1, line.* FROM unnest($2::int[], $3::numeric[]) AS line`,
    [id, parts.map(({ position }) => position), parts.map((part) => part.amount.toString())],
  )
  if (purpose === 'REFUND' && state === 'REFUNDED') await moveWithRefunds(client, paymentId, reason)
  return id
}

/** Sets the amount of a part: what is requested, or all that is left of its line. Throws DisbursementRefused. */
function amountFrom(left: ReadonlyMap<number, AtomicUsdc>, paymentId: string) {
  return ({ position, amount, orRest = false }: DisbursementPart) => {
    const most = left.get(position)
    if (most === undefined) throw new DisbursementRefused(`Payment ${paymentId} has no line ${position}`)
    if (amount !== null && amount > most && !orRest)
      throw new DisbursementRefused(
        `Line ${position} of payment ${paymentId} has ${most} atomic units left, not ${amount}`,
      )
    return { position, amount: amount === null ? most : lesserUsdc(amount, most) }
  }
}

function isSome({ amount }: { readonly amount: AtomicUsdc }): boolean {
  return amount > 0n
}

/** The rest of each line of a settled payment that neither a refund nor a payout takes. */
export async function refundable(client: Pool | PoolClient, paymentId: string): Promise<Map<number, AtomicUsdc>> {
  const { rows } = await client.query(
    `SELECT line.position,
       ${TAKEN} - coalesce(back.amount, 0) AS left
     FROM ledger.payment_line AS line JOIN ledger.payment ON payment.id = line.payment_id
     LEFT JOIN (
       SELECT disbursement.payment_id, part.position, sum(part.amount) AS amount
       FROM ledger.disbursement_line AS part JOIN ledger.disbursement ON disbursement.id = part.disbursement_id
       WHERE disbursement.state NOT IN ${KEPT} GROUP BY disbursement.payment_id, part.position) AS back
       ON back.payment_id = line.payment_id AND back.position = line.position
     WHERE line.payment_id = $1 AND payment.settled_amount IS NOT NULL`,
    [paymentId],
  )
  return new Map(rows.map((row) => [row.position as number, readAmount(row.left)]))
}

/** The refund or payout with an id; null when there is none. */
export async function getDisbursement(pool: Pool, id: string): Promise<Disbursement | null> {
  const { rows } = await pool.query(
    `SELECT ${DISBURSEMENT_COLUMNS} FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
     WHERE disbursement.id = $1`,
    [id],
  )
  return rows[0] ? readDisbursement(rows[0]) : null
}

/** The refunds and payouts of a payment, oldest first. */
export async function disbursementsOf(pool: Pool, paymentId: string): Promise<Disbursement[]> {
  const { rows } = await pool.query(
    `SELECT ${DISBURSEMENT_COLUMNS} FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
     WHERE disbursement.payment_id = $1 ORDER BY disbursement.created_at, disbursement.id`,
    [paymentId],
  )
  return rows.map(readDisbursement)
}

/**
 * Closes a disbursement that is on chain; one that is closed already stays as it is. A fully refunded line becomes
 * REFUNDED, and so does its payment once no other refund of it is owed. Throws for a disbursement of which no transfer can
 * have been signed.
 */
export async function closeDisbursement(client: PoolClient, id: string, transaction: string): Promise<void> {
  // Of two refunds that are closed at once, the second sees the first as sent.
  await client.query(
    `SELECT 1 FROM ledger.payment WHERE id = (SELECT payment_id FROM ledger.disbursement WHERE id = $1) FOR UPDATE`,
    [id],
  )
  const closed = await client.query<{ payment_id: string; purpose: DisbursementPurpose; reason: string }>(
    `UPDATE ledger.disbursement SET state = 'SENT', transaction_hash = $2, note = NULL, lease_until = NULL, updated_at = now()
     WHERE id = $1 AND state IN ${CLOSABLE} RETURNING payment_id, purpose, reason`,
    [id, transaction],
  )
  const [row] = closed.rows
  if (!row) return expectSent(client, id, transaction)
  await client.query(
    `UPDATE ledger.payment_line AS line SET outcome = 'REFUNDED'
     FROM ledger.disbursement, ledger.payment
     WHERE disbursement.id = $1 AND payment.id = disbursement.payment_id AND line.payment_id = payment.id
       AND (SELECT sum(part.amount) FROM ledger.disbursement_line AS part JOIN ledger.disbursement AS done ON done.id = part.disbursement_id
            WHERE done.payment_id = payment.id AND done.state = 'SENT' AND done.purpose = 'REFUND' AND part.position = line.position)
         >= ${TAKEN}`,
    [id],
  )
  // A payout returns nothing to the payer: its payment stays settled.
  if (row.purpose === 'REFUND')
    await moveWithRefunds(client, row.payment_id, `Refunded by ${transaction}: ${row.reason}`)
}

async function expectSent(client: PoolClient, id: string, transaction: string): Promise<void> {
  const { rows } = await client.query('SELECT state FROM ledger.disbursement WHERE id = $1', [id])
  const state: unknown = rows[0]?.state
  if (state !== 'SENT') throw new Error(`${transaction} sent the disbursement ${id}, which is ${state ?? 'unknown'}`)
}

/**
 * The process that opens a disbursement sends it at once; the process of one that has waited for so long is lost. In
 * milliseconds.
 */
const UNSENT_MS = 5_000

/**
 * Refunds and payouts that can be sent and that no worker holds: untouched for a while, not attempted yet, or taken from a
 * lost process. Those waiting for approval are excluded.
 */
export async function restingDisbursements(pool: Pool, olderThanMs: number, limit: number): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT id FROM ledger.disbursement WHERE state IN ${CLAIMABLE}
       AND (updated_at < now() - $1 * interval '1 millisecond' OR (approved_at IS NOT NULL AND attempts = 0)
         OR (attempts = 0 AND updated_at < now() - ${UNSENT_MS} * interval '1 millisecond')
         OR (state = 'SENDING' AND lease_until IS NULL))
       AND (lease_until IS NULL OR lease_until < now())
     ORDER BY updated_at LIMIT $2`,
    [olderThanMs, limit],
  )
  return rows.map((row) => row.id as string)
}

/** Reads a refund or payout from a row of `DISBURSEMENT_COLUMNS`. */
export function readDisbursement(row: Record<string, unknown>): Disbursement {
  const payer = row.payer as WalletAddress
  const scheme = row.scheme as Scheme
  const network = row.network as string
  const key = row.key as string
  return {
    id: row.id as string,
    paymentId: row.payment_id as string,
    purpose: row.purpose as DisbursementPurpose,
    key,
    amount: readAmount(row.amount),
    reason: row.reason as string,
    state: row.state as DisbursementState,
    transaction: row.transaction_hash as string | null,
    prepared: row.prepared as PreparedTransfer | null,
    attempts: row.attempts as number,
    createdAt: row.created_at as Date,
    to: row.to as WalletAddress,
    payer,
    scheme,
    network,
    mark: disbursementMark({ scheme, network, payer, nonce: row.payment_nonce as string }, key),
    paidAt: row.paid_at as Date,
  }
}

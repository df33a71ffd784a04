import type { PoolClient } from 'pg'
import { disbursementMark, PAYMENT_MARK, type PaidBy } from './disbursementMark.ts'
import type { DisbursementState } from './disbursementStates.ts'
import { RECOVERED } from './recovered.ts'
import { columns, parameters } from './reserve.ts'
import type { PaymentState } from './states.ts'
import type { Scheme } from './stored.ts'

// What the ledger knows of transfers that the chain lists.

/** The payment of a credential. */
export interface RecordedPayment {
  readonly id: string
  readonly state: PaymentState
  /** Whether recovery still looks for its money. */
  readonly isWatched: boolean
}

const TYPES = ['int', 'text', 'text', 'text', 'text']

/** The payments of credentials, in their order; null for a credential that the ledger does not know. */
export async function recordedPayments(
  client: PoolClient,
  credentials: readonly PaidBy[],
): Promise<(RecordedPayment | null)[]> {
  const given = credentials.map(({ scheme, network, payer, nonce }, number) => [number, scheme, network, payer, nonce])
  const { rows } = await client.query<RecordedPayment & { readonly number: number }>(
    `SELECT given.number, payment.id, payment.state, open.payment_id IS NOT NULL AS "isWatched"
     FROM unnest(${parameters(TYPES, 1)}) AS given (number, scheme, network, payer, nonce)
     JOIN ledger.payment USING (scheme, network, payer, nonce)
     LEFT JOIN ledger.open_payment AS open ON open.payment_id = payment.id AND open.is_due AND payment.state = 'FAILED'`,
    columns(given, TYPES.length),
  )
  const found: (RecordedPayment | null)[] = credentials.map(() => null)
  for (const { number, ...payment } of rows) found[number] = payment
  return found
}

/** A refund or payout of the ledger, and the mark that its transfer carries. */
export interface RecordedDisbursement {
  readonly id: string
  readonly payment: string
  readonly key: string
  readonly state: DisbursementState
  readonly amount: bigint
  readonly mark: string
  /** Nonce of its stored transfer; null without one. */
  readonly nonce: string | null
  /** Whether a process works on it, or did a moment ago. */
  readonly isBusy: boolean
}

/** The wallets that have sent the ledger's refunds and payouts on a network. */
export async function disbursementSenders(client: PoolClient, network: string): Promise<string[]> {
  const { rows } = await client.query<{ sender: string }>(
    `SELECT DISTINCT disbursement.prepared->>'sender' AS sender
     FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
     WHERE disbursement.prepared IS NOT NULL AND payment.network = $1`,
    [network],
  )
  return rows.map(({ sender }) => sender)
}

interface DisbursementRow extends Omit<RecordedDisbursement, 'amount' | 'mark'> {
  readonly amount: string
  readonly scheme: Scheme
  readonly network: string
  readonly payer: string
  readonly payment_nonce: string
}

const DISBURSEMENTS = `SELECT disbursement.id, disbursement.payment_id AS payment, disbursement.key, disbursement.state,
    disbursement.amount::text AS amount, disbursement.prepared->'transfer'->'authorization'->>'nonce' AS nonce,
    (disbursement.state = 'SENDING' AND disbursement.lease_until > now())
      OR (disbursement.prepared IS NOT NULL AND disbursement.updated_at > now() - interval '2 minutes') AS "isBusy",
    payment.scheme, payment.network, payment.payer, payment.nonce AS payment_nonce
  FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id`

/** The disbursements whose stored transfers have one of some nonces. Reads the whole table: few transfers lack a row. */
export async function disbursementsByNonce(
  client: PoolClient,
  nonces: readonly string[],
): Promise<RecordedDisbursement[]> {
  const { rows } = await client.query<DisbursementRow>(
    `${DISBURSEMENTS} WHERE disbursement.prepared->'transfer'->'authorization'->>'nonce' = ANY ($1)`,
    [nonces],
  )
  return rows.map(readRow)
}

/** All disbursements of some payments. */
export async function disbursementsOfPayments(
  client: PoolClient,
  ids: readonly string[],
): Promise<RecordedDisbursement[]> {
  const { rows } = await client.query<DisbursementRow>(`${DISBURSEMENTS} WHERE payment.id = ANY ($1)`, [ids])
  return rows.map(readRow)
}

function readRow({ amount, scheme, network, payer, payment_nonce, ...row }: DisbursementRow): RecordedDisbursement {
  const mark = disbursementMark({ scheme, network, payer, nonce: payment_nonce }, row.key)
  return { ...row, amount: BigInt(amount), mark }
}

/** A payment that is found by the first half of the mark of its refunds and payouts. */
export interface MarkedPayment {
  readonly id: string
  /** In hex. */
  readonly mark: string
  readonly payer: string
  readonly state: PaymentState
  /** Positions of its lines, in order. */
  readonly lines: readonly number[]
  /** Whether its row was recovered from the chain: nothing will be requested of it by another key. */
  readonly isRecovered: boolean
}

/** The payments on a network with one of some marks (in hex). Reads the whole table: few transfers lack a row. */
export async function paymentsByMark(
  client: PoolClient,
  network: string,
  marks: readonly string[],
): Promise<MarkedPayment[]> {
  if (marks.length === 0) return []
  const { rows } = await client.query<MarkedPayment>(
    `SELECT id, encode(mark, 'hex') AS mark, payer, state, protocol = $3 AS "isRecovered",
       ARRAY (SELECT position FROM ledger.payment_line AS line WHERE line.payment_id = marked.id ORDER BY position) AS lines
     FROM (SELECT payment.id, payment.payer, payment.state, payment.protocol, ${PAYMENT_MARK} AS mark FROM ledger.payment WHERE network = $1) AS marked
     WHERE mark = ANY (SELECT decode(unnest($2::text[]), 'hex'))`,
    [network, marks, RECOVERED],
  )
  return rows
}

import type { WalletAddress } from '../../schema/address.ts'
import type { Settle } from '../../schema/catalogue/price.ts'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import type { LineOutcome, PaymentState } from './states.ts'
import type { Answer, Presented, Scheme, StoredCredential, StoredLine } from './stored.ts'

/** A payer's known balance. */
export interface Funds {
  /** Atomic units of the payment's asset. */
  readonly balance: AtomicUsdc
  /** By the database's clock: the balance was read after this. Payments settled since then may not be deducted yet. */
  readonly since: Date
}

/** A payment to be inserted. */
export interface NewPayment {
  readonly id: string
  readonly credential: StoredCredential
  readonly presented: Presented
  readonly asset: string
  readonly amount: AtomicUsdc
  /** The balance that must cover this payment and the payer's other open ones on the same network. */
  readonly funds: Funds
  readonly settle: Settle
  /** Whether it pays for a query, and after it: nothing is held for it, and nothing of the work lasts. */
  readonly isRead: boolean
  /** Id of the bill's basis; see evidence/basis.ts. */
  readonly basis: string
  readonly requestHash: Buffer
  /** The payer's idempotency key. */
  readonly idempotencyKey: string | null
  /** Equal for one payer's equal requests; null where a second one need not wait. */
  readonly openKey: Buffer | null
  readonly service: string
  readonly method: string | null
  readonly path: string | null
  readonly operation: string | null
  /** The requested URL. */
  readonly resourceUrl: string
  readonly requestId: string
  /** The organization that it is made for; null for the payer itself. */
  readonly organizationId: string | null
  readonly lines: readonly StoredLine[]
  /** How long this process may work on it before recovery takes it over, in milliseconds. */
  readonly leaseMs: number
}

/** A payment's credential as it was received. */
export interface ReceivedCredential {
  readonly presented: Presented
  /** SHA-256 of the credential as received. */
  readonly hash: Buffer
  readonly requestHash: Buffer
  readonly idempotencyKey: string | null
}

/** A payment in its current state. */
export interface Payment {
  readonly id: string
  readonly state: PaymentState
  readonly reason: string
  readonly settle: Settle
  readonly protocol: StoredCredential['protocol']
  readonly scheme: Scheme
  /** CAIP-2. */
  readonly network: string
  readonly payer: WalletAddress
  readonly payTo: string
  readonly nonce: string
  /** The most that the credential allows to be taken. */
  readonly amount: AtomicUsdc
  /** Amount that the work earned; null until it is done. */
  readonly charge: AtomicUsdc | null
  /** Amount taken; null until settlement. */
  readonly settled: AtomicUsdc | null
  readonly transaction: string | null
  /** Null once it can neither be executed nor be repeated. */
  readonly credential: ReceivedCredential | null
  readonly validBefore: Date
  /** Failed, and the chain is still asked whether the money arrives after all. */
  readonly isWatched: boolean
  readonly createdAt: Date
  readonly settledAt: Date | null
  /** The URL paid for; null for payments older than this column. */
  readonly resourceUrl: string | null
  readonly requestId: string
  readonly service: string
  /** Whether an answer was stored; it may have been deleted since. */
  readonly isAnswered: boolean
  readonly answer: Answer | null
  /** The receipt headers, as first sent. */
  readonly receiptHeaders: Readonly<Record<string, string>> | null
}

export interface PaymentLineRow {
  readonly position: number
  readonly path: readonly string[]
  readonly field: string
  readonly service: string
  readonly amount: AtomicUsdc
  readonly charged: AtomicUsdc | null
  readonly settle: Settle
  readonly outcome: LineOutcome
}

/** The columns of `readPayment`, of the tables of PAYMENTS. */
export const COLUMNS = `payment.id, payment.state, payment.reason, payment.settle, payment.protocol, payment.scheme, payment.network,
  payment.payer, payment.pay_to, payment.nonce, payment.amount, payment.charge_amount, payment.settled_amount,
  payment.transaction_hash, payment.valid_before, payment.created_at, payment.settled_at, payment.resource_url,
  payment.request_id, payment.service, payment.answer_status, credential.payload, credential.requirements,
  credential.credential_hash, credential.request_hash, credential.idempotency_key, answer.headers AS answer_headers,
  answer.body AS answer_body, receipt.headers AS receipt_headers,
  payment.state = 'FAILED' AND coalesce(open.is_due, false) AS is_watched`

/** A payment with what is still stored of its first day. */
export const PAYMENTS = `ledger.payment LEFT JOIN ledger.credential ON credential.payment_id = payment.id
  LEFT JOIN ledger.answer ON answer.payment_id = payment.id LEFT JOIN ledger.receipt ON receipt.payment_id = payment.id
  LEFT JOIN ledger.open_payment AS open ON open.payment_id = payment.id`

/** Reads a row of COLUMNS. */
export function readPayment(row: Record<string, unknown>): Payment {
  return {
    id: row.id as string,
    state: row.state as PaymentState,
    reason: row.reason as string,
    settle: row.settle as Settle,
    protocol: row.protocol as StoredCredential['protocol'],
    scheme: row.scheme as Scheme,
    network: row.network as string,
    payer: row.payer as WalletAddress,
    payTo: row.pay_to as string,
    nonce: row.nonce as string,
    amount: readAmount(row.amount),
    charge: row.charge_amount === null ? null : readAmount(row.charge_amount),
    settled: row.settled_amount === null ? null : readAmount(row.settled_amount),
    transaction: row.transaction_hash as string | null,
    credential: readCredential(row),
    validBefore: row.valid_before as Date,
    isWatched: row.is_watched as boolean,
    createdAt: row.created_at as Date,
    settledAt: row.settled_at as Date | null,
    resourceUrl: row.resource_url as string | null,
    requestId: row.request_id as string,
    service: row.service as Payment['service'],
    isAnswered: row.answer_status !== null,
    answer: readAnswer(row),
    receiptHeaders: row.receipt_headers as Payment['receiptHeaders'],
  }
}

function readCredential(row: Record<string, unknown>): ReceivedCredential | null {
  if (row.credential_hash === null) return null
  return {
    presented: { payload: row.payload, requirements: row.requirements } as Presented,
    hash: row.credential_hash as Buffer,
    requestHash: row.request_hash as Buffer,
    idempotencyKey: row.idempotency_key as string | null,
  }
}

/** Reads a row of payment_line. */
export function readLine(row: Record<string, unknown>): PaymentLineRow {
  return {
    position: row.position as number,
    path: String(row.path).split('.'),
    field: row.field as string,
    service: row.service as string,
    amount: readAmount(row.amount),
    charged: row.charged === null ? null : readAmount(row.charged),
    settle: row.settle as Settle,
    outcome: row.outcome as LineOutcome,
  }
}

/** Reads a numeric column of atomic units. */
export function readAmount(value: unknown): AtomicUsdc {
  return atomicUsdc(BigInt(String(value)))
}

function readAnswer(row: Record<string, unknown>): Answer | null {
  if (row.answer_status === null || row.answer_body === null) return null
  return {
    status: row.answer_status as number,
    headers: row.answer_headers as Record<string, string>,
    body: row.answer_body as Buffer,
  }
}

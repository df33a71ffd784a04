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
  readonly presented: Presented
  readonly credentialHash: Buffer
  readonly requestHash: Buffer
  readonly idempotencyKey: string | null
  readonly validBefore: Date
  /** Failed, and the chain is still asked whether the money arrives after all. */
  readonly isWatched: boolean
  readonly createdAt: Date
  readonly settledAt: Date | null
  /** The URL paid for; null for payments older than this column. */
  readonly resourceUrl: string | null
  readonly requestId: string
  readonly service: string
  /** Whether an answer was stored; its body may have been deleted since. */
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

export const COLUMNS = `id, state, reason, settle, protocol, scheme, network, payer, pay_to, nonce, amount, charge_amount,
  settled_amount, transaction_hash, credential, requirements, credential_hash, request_hash, idempotency_key, valid_before, is_watched, created_at,
  settled_at, resource_url, request_id, service, answer_status, answer_headers, answer_body, receipt_headers`

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
    presented: { payload: row.credential, requirements: row.requirements } as Presented,
    credentialHash: row.credential_hash as Buffer,
    requestHash: row.request_hash as Buffer,
    idempotencyKey: row.idempotency_key as string | null,
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

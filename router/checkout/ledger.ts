import type { Pool, PoolClient } from 'pg'
import type { Address } from '../../schema/address.ts'
import type { Settle } from '../../schema/catalogue/price.ts'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { Presented } from '../facilitator/facilitator.ts'
import type { Answer } from './answer.ts'
import type { BillLine } from './bill.ts'
import type { Credential } from './credential.ts'
import { type LineOutcome, type PaymentState, statesBefore } from './states.ts'

/** A payment as it is first written. */
export interface NewPayment {
  readonly id: string
  readonly credential: Credential
  readonly presented: Presented
  /** CAIP-2. */
  readonly network: string
  readonly asset: string
  readonly amount: AtomicUsdc
  readonly settle: Settle
  readonly requestHash: Buffer
  readonly service: ServiceName | 'graphql'
  readonly method: string | null
  readonly path: string | null
  readonly operation: string | null
  readonly requestId: string
  readonly lines: readonly BillLine[]
  /** How long this process may work on it before another one takes it for dead, in milliseconds. */
  readonly leaseMs: number
}

/** A payment as it stands. */
export interface Payment {
  readonly id: string
  readonly state: PaymentState
  readonly reason: string
  readonly settle: Settle
  readonly protocol: Credential['protocol']
  readonly payer: Address
  readonly payTo: Address
  readonly nonce: `0x${string}`
  readonly amount: AtomicUsdc
  readonly transaction: string | null
  readonly presented: Presented
  readonly credentialHash: Buffer
  readonly requestHash: Buffer
  readonly validBefore: Date
  readonly createdAt: Date
  readonly requestId: string
  readonly service: ServiceName | 'graphql'
  /** Whether the work has been answered; its answer may have been forgotten since. */
  readonly isAnswered: boolean
  readonly answer: Answer | null
}

export interface PaymentLineRow {
  readonly position: number
  readonly path: readonly string[]
  readonly field: string
  readonly service: ServiceName
  readonly amount: AtomicUsdc
  readonly settle: Settle
  readonly outcome: LineOutcome
}

/** What a move may write beside the state. */
export interface Patch {
  readonly answer?: Answer
  readonly outcomes?: ReadonlyMap<number, LineOutcome>
  readonly transaction?: string | null
}

const COLUMNS = `id, state, reason, settle, protocol, payer, pay_to, nonce, amount, transaction_hash, credential,
  requirements, credential_hash, request_hash, valid_before, created_at, request_id, service, answer_status, answer_headers, answer_body`

/**
 * The only writer of payments. Every move is one conditional update that also keeps why; a move that finds the row in
 * another state does nothing and says so.
 */
export class Ledger {
  readonly #pool: Pool
  /** Names this process in the rows it works on. */
  readonly owner: string

  constructor(pool: Pool, owner: string) {
    this.#pool = pool
    this.owner = owner
  }

  /** Writes the payment and its lines. False when a payment with the same scheme, network, payer and nonce exists. */
  async reserve(payment: NewPayment): Promise<boolean> {
    const { credential, presented, lines } = payment
    const result = await this.#pool.query(
      `WITH reserved AS (
         INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
           credential, requirements, credential_hash, request_hash, valid_before, service, method, path, operation, request_id,
           owner, lease_until)
         VALUES ($1, 'RESERVED', 'The credential was verified', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
           to_timestamp($15), $16, $17, $18, $19, $20, $21, now() + $22 * interval '1 millisecond')
         ON CONFLICT (scheme, network, payer, nonce) DO NOTHING
         RETURNING id),
       lines AS (
         INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, units, settle)
         SELECT reserved.id, line.* FROM reserved,
           unnest($23::int[], $24::text[], $25::text[], $26::text[], $27::numeric[], $28::int[], $29::text[]) AS line),
       moved AS (
         INSERT INTO ledger.payment_transition (payment_id, from_state, to_state, reason)
         SELECT id, NULL, 'RESERVED', 'The credential was verified' FROM reserved)
       SELECT id FROM reserved`,
      [
        payment.id,
        payment.settle,
        credential.protocol,
        credential.scheme,
        payment.network,
        payment.asset,
        credential.payer,
        credential.nonce,
        credential.payTo,
        payment.amount.toString(),
        JSON.stringify(presented.payload),
        JSON.stringify(presented.requirements),
        credential.hash,
        payment.requestHash,
        credential.validBefore.toString(),
        payment.service,
        payment.method,
        payment.path,
        payment.operation,
        payment.requestId,
        this.owner,
        payment.leaseMs,
        lines.map((line) => line.position),
        lines.map((line) => line.path.join('.')),
        lines.map((line) => line.field),
        lines.map((line) => line.service),
        lines.map((line) => line.amount.toString()),
        lines.map((line) => line.units),
        lines.map((line) => line.settle),
      ],
    )
    return result.rowCount === 1
  }

  /** Finds the payment of a credential, however it was spelt. */
  async find(credential: Credential, network: string): Promise<Payment | null> {
    const { rows } = await this.#pool.query(
      `SELECT ${COLUMNS} FROM ledger.payment WHERE scheme = $1 AND network = $2 AND payer = $3 AND nonce = $4`,
      [credential.scheme, network, credential.payer, credential.nonce],
    )
    return rows[0] ? readPayment(rows[0]) : null
  }

  async get(id: string): Promise<Payment | null> {
    const { rows } = await this.#pool.query(`SELECT ${COLUMNS} FROM ledger.payment WHERE id = $1`, [id])
    return rows[0] ? readPayment(rows[0]) : null
  }

  async linesOf(id: string): Promise<PaymentLineRow[]> {
    const { rows } = await this.#pool.query(
      'SELECT position, path, field, service, amount, settle, outcome FROM ledger.payment_line WHERE payment_id = $1 ORDER BY position',
      [id],
    )
    return rows.map((row) => ({ ...row, path: String(row.path).split('.'), amount: atomicUsdc(BigInt(row.amount)) }))
  }

  /** Moves a payment on. False when it is in no state from which that may happen: somebody else has moved it. */
  async move(id: string, next: PaymentState, reason: string, patch: Patch = {}): Promise<boolean> {
    return this.#move(this.#pool, id, next, reason, patch)
  }

  /** Stores the answer of a payment that settled before its work ran. A line whose refund was quicker stays refunded. */
  async keepAnswer(id: string, answer: Answer, outcomes: ReadonlyMap<number, LineOutcome>): Promise<void> {
    await this.#pool.query(
      `WITH answered AS (
         UPDATE ledger.payment SET answer_status = $2, answer_headers = $3, answer_body = $4, updated_at = now() WHERE id = $1)
       UPDATE ledger.payment_line SET outcome = given.outcome
       FROM unnest($5::int[], $6::text[]) AS given (position, outcome)
       WHERE payment_id = $1 AND payment_line.position = given.position AND payment_line.outcome <> 'REFUNDED'`,
      [id, answer.status, JSON.stringify(answer.headers), answer.body, [...outcomes.keys()], [...outcomes.values()]],
    )
  }

  /**
   * Takes over payments whose process has died: their lease has run out in a state that wants work. Two workers never
   * get the same one.
   */
  async takeStale(leaseMs: number, limit: number): Promise<Payment[]> {
    const { rows } = await this.#pool.query(
      `UPDATE ledger.payment SET owner = $1, lease_until = now() + $2 * interval '1 millisecond'
       WHERE id IN (
         SELECT id FROM ledger.payment
         WHERE lease_until < now()
           AND (state IN ('RESERVED', 'EXECUTED', 'SETTLING', 'PENDING')
             OR (state IN ('SETTLED', 'REFUNDING', 'REFUNDED') AND settle = 'UPFRONT' AND answer_status IS NULL))
         ORDER BY lease_until LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [this.owner, leaseMs, limit],
    )
    return rows.map(readPayment)
  }

  /** Ends the leases of processes that are known to be dead, so that their payments need not wait. */
  async expireLeasesOfOthers(): Promise<void> {
    await this.#pool.query(
      `UPDATE ledger.payment SET lease_until = now() - interval '1 second'
       WHERE owner <> $1 AND lease_until > now() AND state IN ('RESERVED', 'EXECUTED', 'SETTLING', 'PENDING', 'SETTLED', 'REFUNDING', 'REFUNDED')`,
      [this.owner],
    )
  }

  /** Lets a payment be looked at again after a while: its outcome was not to be had now. */
  async postpone(id: string, delayMs: number): Promise<void> {
    await this.#pool.query(
      `UPDATE ledger.payment SET lease_until = now() + $2 * interval '1 millisecond' WHERE id = $1`,
      [id, delayMs],
    )
  }

  /** Forgets stored answers that are older than replays are promised; the rows themselves stay. */
  async forgetAnswers(olderThanHours: number): Promise<void> {
    await this.#pool.query(
      `UPDATE ledger.payment SET answer_body = NULL
       WHERE answer_body IS NOT NULL AND created_at < now() - $1 * interval '1 hour' AND state IN ('SETTLED', 'REFUNDED', 'RELEASED', 'FAILED')`,
      [olderThanHours],
    )
  }

  async #move(
    client: Pool | PoolClient,
    id: string,
    next: PaymentState,
    reason: string,
    patch: Patch,
  ): Promise<boolean> {
    const outcomes = patch.outcomes ?? new Map<number, LineOutcome>()
    const result = await client.query(
      `WITH old AS (SELECT id, state FROM ledger.payment WHERE id = $1 AND state = ANY ($2) FOR UPDATE),
       moved AS (
         UPDATE ledger.payment SET state = $3, reason = $4, updated_at = now(),
           answer_status = coalesce($5, answer_status), answer_headers = coalesce($6, answer_headers), answer_body = coalesce($7, answer_body),
           transaction_hash = coalesce($8, transaction_hash),
           settled_at = CASE WHEN $3 = 'SETTLED' AND settled_at IS NULL THEN now() ELSE settled_at END,
           settled_amount = CASE WHEN $3 = 'SETTLED' AND settled_amount IS NULL THEN amount ELSE settled_amount END
         FROM old WHERE payment.id = old.id RETURNING payment.id),
       lines AS (
         UPDATE ledger.payment_line SET outcome = given.outcome
         FROM moved, unnest($9::int[], $10::text[]) AS given (position, outcome)
         WHERE payment_line.payment_id = moved.id AND payment_line.position = given.position)
       INSERT INTO ledger.payment_transition (payment_id, from_state, to_state, reason)
       SELECT moved.id, old.state, $3, $4 FROM moved JOIN old ON old.id = moved.id`,
      [
        id,
        statesBefore(next),
        next,
        reason,
        patch.answer?.status ?? null,
        patch.answer ? JSON.stringify(patch.answer.headers) : null,
        patch.answer?.body ?? null,
        patch.transaction ?? null,
        [...outcomes.keys()],
        [...outcomes.values()],
      ],
    )
    return result.rowCount === 1
  }
}

function readPayment(row: Record<string, unknown>): Payment {
  return {
    id: row.id as string,
    state: row.state as PaymentState,
    reason: row.reason as string,
    settle: row.settle as Settle,
    protocol: row.protocol as Credential['protocol'],
    payer: row.payer as Address,
    payTo: row.pay_to as Address,
    nonce: row.nonce as `0x${string}`,
    amount: atomicUsdc(BigInt(row.amount as string)),
    transaction: row.transaction_hash as string | null,
    presented: { payload: row.credential, requirements: row.requirements } as Presented,
    credentialHash: row.credential_hash as Buffer,
    requestHash: row.request_hash as Buffer,
    validBefore: row.valid_before as Date,
    createdAt: row.created_at as Date,
    requestId: row.request_id as string,
    service: row.service as Payment['service'],
    isAnswered: row.answer_status !== null,
    answer: readAnswer(row),
  }
}

function readAnswer(row: Record<string, unknown>): Answer | null {
  if (row.answer_status === null || row.answer_body === null) return null
  return {
    status: row.answer_status as number,
    headers: row.answer_headers as Record<string, string>,
    body: row.answer_body as Buffer,
  }
}

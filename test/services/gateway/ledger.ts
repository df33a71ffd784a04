import { randomUUID } from 'node:crypto'
import type { Database } from '../../../prisma/database.ts'
import type { Address } from '../../../schema/address.ts'

/** A payment as a test wants the ledger to have it; amounts are atomic units. */
export interface LedgerPayment {
  readonly payer: Address
  readonly state?: string
  readonly network?: string
  readonly service?: string
  /** Null for a GraphQL operation. */
  readonly path?: string | null
  readonly at?: Date
  readonly lines?: readonly {
    readonly field: string
    readonly service?: string
    readonly amount: number
    readonly outcome: string
  }[]
}

/** Writes a payment as the checkout would; returns its id. */
export async function writePayment({ pool }: Database, payment: LedgerPayment): Promise<string> {
  const id = randomUUID()
  const {
    payer,
    state = 'SETTLED',
    network = 'eip155:84532',
    service = 'data',
    path = '/api/token/price',
    at = new Date('2026-05-01T00:00:00Z'),
  } = payment
  const lines = payment.lines ?? [{ field: 'Query.tokenPrice', amount: 10_000, outcome: 'CHARGED' }]
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const isSettled = ['SETTLED', 'REFUNDING', 'REFUNDED'].includes(state)
  await pool.query(
    `INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
       settled_amount, transaction_hash, valid_before, service, method, path, operation, request_id, steps, created_at,
       updated_at, settled_at)
     VALUES ($1::uuid, $2, 'as the test says', 'ON_SUCCESS', 'x402-v2', 'exact', $3, '0xusdc', $4, $1::uuid::text, '0xpayee', $5,
       $6, $7, $8, $9, $10, $11, 'Operation', 'request', '{}', $8, $8, $12)`,
    [
      id,
      state,
      network,
      payer,
      total,
      isSettled ? total : null,
      isSettled ? '0xhash' : null,
      at,
      service,
      path && 'POST',
      path,
      isSettled ? at : null,
    ],
  )
  for (const [position, line] of lines.entries()) {
    await pool.query(
      `INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, units, settle, outcome)
       VALUES ($1, $2, $3, $4, $5, $6, 1, 'ON_SUCCESS', $7)`,
      [id, position, `field${position}`, line.field, line.service ?? service, line.amount, line.outcome],
    )
  }
  return id
}

/** Writes a refund of one line of a payment. */
export async function writeRefund(
  { pool }: Database,
  paymentId: string,
  position: number,
  amount: number,
  state: string,
): Promise<void> {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state, transaction_hash)
     VALUES ($1, $2, 'REFUND', $3, $4, 'found nothing', $5, '0xback')`,
    [id, paymentId, String(position), amount, state],
  )
  await pool.query('INSERT INTO ledger.disbursement_line (disbursement_id, position, amount) VALUES ($1, $2, $3)', [
    id,
    position,
    amount,
  ])
}

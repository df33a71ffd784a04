import type { Pool } from '../../prisma/database.ts'
import { paymentId } from '../ledger/paymentId.ts'
import { SETTLED_TRANSITIONS } from '../ledger/transitions.ts'

/** Settled payments for the transfers of one transaction, each with a line and its transitions. */
export interface SyntheticBatch {
  readonly first: number
  readonly end: number
  readonly transaction: string
  readonly network: string
  readonly asset: string
  readonly payee: string
  readonly payers: readonly string[]
  readonly amount: bigint
  readonly at: Date
}

const PAYMENTS = `INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to,
    amount, charge_amount, settled_amount, transaction_hash, transaction_log, valid_before, service, request_id, answer_status,
    created_at, updated_at, settled_at, transitions)
  SELECT ${paymentId('$9::timestamptz', 'i')}, 'SETTLED', 'bench', 'ON_SUCCESS', 'x402-v2', 'exact', $3, $4, ($5::text[])[1 + i % cardinality($5)],
    '0x' || lpad(to_hex(i), 64, '0'), $6, $7, $7, $7, $8, 2 * (i - $1) + 1, $9, 'domains', 'bench', 200, $9, $9, $9,
    ${SETTLED_TRANSITIONS}
  FROM generate_series($1::int, $2::int - 1) AS i RETURNING id`

/** Inserts the rows of a batch. */
export async function insertBatch(pool: Pool, batch: SyntheticBatch): Promise<void> {
  const { first, end, transaction, network, asset, payee, payers, amount, at } = batch
  await pool.query(
    `WITH payment AS (${PAYMENTS})
     INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, charged, units, settle, outcome, delivered)
     SELECT id, 0, 'a', 'Query.a', 'domains', $7, $7, 1, 'ON_SUCCESS', 'CHARGED', 1 FROM payment`,
    [first, end, network, asset, payers, payee, amount.toString(), transaction, at],
  )
}

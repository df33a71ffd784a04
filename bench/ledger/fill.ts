import type { Pool } from '../../prisma/database.ts'
import { progress } from '../report/progress.ts'
import { paymentId } from './paymentId.ts'
import { AMOUNT, ASSET, BASIS, NETWORK, PAYEE, PAYERS, RESOURCE } from './payments.ts'
import { SETTLED_TRANSITIONS } from './transitions.ts'

/** Rows of one statement. */
const BATCH = 20_000

// As settled payments lie there after their first day. The ids run through this month, so that they come in the order of time.
const PAYMENTS = `WITH numbered AS (
    SELECT i, date_trunc('month', now(), 'UTC') + (now() - date_trunc('month', now(), 'UTC')) * (i::float8 / $3) AS at
    FROM generate_series($1::int, $2::int - 1) AS i),
  payment AS (
    INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
      charge_amount, settled_amount, balance, transaction_hash, transaction_log, valid_before, service, method, path, operation,
      resource_url, request_id, basis, answer_status, created_at, updated_at, settled_at, transitions)
    SELECT ${paymentId('at', 'i')}, 'SETTLED', 'Settled', 'ON_SUCCESS', 'x402-v2', 'exact', $4, $5, ($6::text[])[1 + i % cardinality($6)],
      '0x' || md5('d' || i) || md5('e' || i), $7, $8, $8, $8, 1000000000, '0x' || md5('f' || i) || md5('g' || i), 3,
      at + interval '5 minutes', 'domains', 'POST', '/api/check', 'CheckDomain', $9, gen_random_uuid()::text, $10, 200, at, at, at,
      ${SETTLED_TRANSITIONS}
    FROM numbered RETURNING id)
  INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, charged, units, settle, outcome, delivered)
  SELECT id, 0, 'domainAvailability', 'Query.domainAvailability', 'domains', $8, $8, 1, 'ON_SUCCESS', 'CHARGED', 1 FROM payment`

/** Adds settled payments, from the one of this number to before that one, of `count` that there will be. */
export async function fill(pool: Pool, from: number, to: number, signal: AbortSignal): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    signal.throwIfAborted()
    progress(`making payments: ${first}`)
    const end = Math.min(first + BATCH, to)
    await pool.query(PAYMENTS, [first, end, to, NETWORK, ASSET, PAYERS, PAYEE, AMOUNT.toString(), RESOURCE, BASIS])
  }
}

import type { Pool } from '../../../prisma/database.ts'
import type { LineOutcome, PaymentState } from '../../../prisma/ledger/states.ts'
import type { Scheme } from '../../../prisma/ledger/stored.ts'

/** A payment with all that the ledger says of it. */
export interface BookedPayment {
  readonly id: string
  readonly state: PaymentState
  readonly reason: string
  readonly settle: 'ON_SUCCESS' | 'UPFRONT'
  readonly scheme: Scheme
  readonly payer: string
  readonly nonce: string
  readonly amount: bigint
  readonly settled: bigint | null
  readonly key: string | null
  readonly request: string
  readonly createdAt: Date
  readonly lines: readonly BookedLine[]
  readonly refunds: readonly BookedRefund[]
  /** From and to. */
  readonly steps: readonly (readonly [PaymentState | null, PaymentState])[]
}

export interface BookedLine {
  readonly position: number
  readonly amount: bigint
  readonly charged: bigint | null
  readonly settle: string
  readonly outcome: LineOutcome
}

/** A refund, or a payout. */
export interface BookedRefund {
  readonly key: string
  /** The recipient of a payout; null for a refund, which goes to the payer. */
  readonly recipient: string | null
  readonly state: string
  readonly amount: bigint
  readonly note: string | null
  readonly parts: readonly { readonly position: number; readonly amount: bigint }[]
}

const SQL = `SELECT id, state, reason, settle, scheme, payer, nonce, amount::text, settled_amount::text AS settled,
    (SELECT idempotency_key FROM ledger.credential WHERE payment_id = payment.id) AS key,
    (SELECT encode(request_hash, 'hex') FROM ledger.credential WHERE payment_id = payment.id) AS request,
    created_at AS "createdAt",
    (SELECT jsonb_agg(jsonb_build_object('position', position, 'amount', amount::text, 'charged', charged::text,
       'settle', settle, 'outcome', outcome) ORDER BY position)
     FROM ledger.payment_line WHERE payment_id = payment.id) AS lines,
    (SELECT jsonb_agg(jsonb_build_object('key', key, 'recipient', recipient, 'state', state, 'amount', amount::text, 'note', note, 'parts',
       (SELECT jsonb_agg(jsonb_build_object('position', position, 'amount', amount::text))
        FROM ledger.disbursement_line WHERE disbursement_id = disbursement.id)) ORDER BY created_at)
     FROM ledger.disbursement WHERE payment_id = payment.id) AS refunds,
    (SELECT jsonb_agg(jsonb_build_array(from_state, to_state) ORDER BY id)
     FROM ledger.payment_transition WHERE payment_id = payment.id) AS steps
  FROM ledger.payment ORDER BY created_at`

/** Everything that stands in the ledger, in one look. */
export async function readBooks(pool: Pool): Promise<BookedPayment[]> {
  const { rows } = await pool.query(SQL)
  return rows.map((row) => ({
    ...row,
    amount: BigInt(row.amount),
    settled: row.settled === null ? null : BigInt(row.settled),
    lines: (row.lines ?? []).map((line: { amount: string; charged: string | null }) => ({
      ...line,
      amount: BigInt(line.amount),
      charged: line.charged === null ? null : BigInt(line.charged),
    })),
    refunds: (row.refunds ?? []).map((refund: { amount: string; parts: { amount: string }[] | null }) => ({
      ...refund,
      amount: BigInt(refund.amount),
      parts: (refund.parts ?? []).map((part) => ({ ...part, amount: BigInt(part.amount) })),
    })),
    steps: row.steps ?? [],
  }))
}

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

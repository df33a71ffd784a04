import type { PoolClient } from 'pg'

/** SQL: what a settled `payment` took for its `line`: under a ceiling what the line earned, otherwise all of it. */
export const TAKEN = `CASE WHEN payment.scheme = 'upto' THEN coalesce(line.charged, 0) ELSE line.amount END`

/** The amounts of a line, in atomic units. */
export interface LineUnits {
  readonly position: number
  readonly amount: bigint
  readonly charged: bigint | null
}

/** The amounts of a payment's lines, in their order. */
export async function unitsOf(client: PoolClient, paymentId: string): Promise<LineUnits[]> {
  const sql = 'SELECT position, amount, charged FROM ledger.payment_line WHERE payment_id = $1 ORDER BY position'
  const { rows } = await client.query(sql, [paymentId])
  return rows.map(readUnits)
}

/** Reads a line's amounts from a row with position, amount and charged. */
export function readUnits(row: Record<string, unknown>): LineUnits {
  return {
    position: row.position as number,
    amount: BigInt(String(row.amount)),
    charged: row.charged === null ? null : BigInt(String(row.charged)),
  }
}

import type { TestTollgraph } from './tollgraph.ts'

/** A payment row as tests look at it. */
export interface LedgerRow {
  readonly id: string
  readonly state: string
  readonly reason: string
  readonly amount: string
  readonly transaction_hash: string | null
}

/** The payments of a wallet, newest first. */
export async function paymentsOf(tollgraph: TestTollgraph, payer: string): Promise<LedgerRow[]> {
  const { rows } = await tollgraph.backend.db.pool.query(
    'SELECT id, state, reason, amount, transaction_hash FROM ledger.payment WHERE payer = $1 ORDER BY created_at DESC, id',
    [payer],
  )
  return rows
}

/** The states that a payment has been through, in order. */
export async function statesOf(tollgraph: TestTollgraph, id: string): Promise<string[]> {
  const { rows } = await tollgraph.backend.db.pool.query(
    'SELECT to_state FROM ledger.payment_transition WHERE payment_id = $1 ORDER BY id',
    [id],
  )
  return rows.map((row) => row.to_state)
}

/** Waits until a condition holds; throws with its name when it does not within the time, in milliseconds. */
export async function eventually<Value>(
  what: string,
  probe: () => Promise<Value | false | null | undefined>,
  limit = 45_000,
): Promise<Value> {
  const end = Date.now() + limit
  for (;;) {
    const value = await probe()
    if (value) return value
    if (Date.now() > end) throw new Error(`It did not come to pass within ${limit} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

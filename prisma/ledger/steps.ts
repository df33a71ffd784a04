/**
 * SQL: what the payment in a row of this name went through, in order, as an array of `ledger.step`. Of a payment of an earlier
 * release that is its column alone, and no function has to be called.
 */
export function stepsOf(row: string): string {
  return `CASE WHEN ${row}.transitions IS NULL THEN ${row}.steps ELSE ledger.steps(${row}.steps, ${row}.transitions, ${row}.created_at) END`
}

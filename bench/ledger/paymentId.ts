/**
 * SQL for the id of a made-up payment, from its moment and a number. Of version 7, as real ones: payments lie in the
 * partitions of their months, in the order of time.
 */
export function paymentId(at: string, number: string): string {
  const digest = (name: string, length: number) => `substr(md5('${name}' || ${number}), 1, ${length})`
  const parts = [
    `left(ledger.first_id(${at})::text, 14) || '7'`,
    digest('a', 3),
    `'-8'`,
    digest('b', 3),
    `'-'`,
    digest('c', 12),
  ]
  return `(${parts.join(' || ')})::uuid`
}

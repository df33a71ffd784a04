import { byQuery } from './byQuery.ts'

/** A payment's amount is the sum of its lines. */
export const lineAmounts = byQuery(
  'line_amounts',
  'The lines of a payment add up to its amount',
  ({
    payment,
  }) => `SELECT payment.id AS payment, format('Its lines add up to %s, and it is of %s', coalesce(sum(line.amount), 0), payment.amount) AS message
   FROM ledger.payment LEFT JOIN ledger.payment_line AS line ON line.payment_id = payment.id
   WHERE ${payment} GROUP BY payment.id HAVING sum(line.amount) IS DISTINCT FROM payment.amount`,
)

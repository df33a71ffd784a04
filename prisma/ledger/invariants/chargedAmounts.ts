import { byQuery } from './byQuery.ts'

/** The charged amount is the sum of the lines' earned amounts, and no line earns more than its price. */
export const chargedAmounts = byQuery(
  'charged_amounts',
  'The lines of a payment earn what it charges, and none more than its amount',
  ({ payment, within }) => `SELECT payment.id AS payment,
     format('Its lines earned %s, and it charges %s', coalesce(sum(line.charged)::text, 'nothing yet'),
       coalesce(payment.charge_amount::text, 'nothing yet')) AS message
   FROM ledger.payment LEFT JOIN ledger.payment_line AS line ON line.payment_id = payment.id
   WHERE ${payment} GROUP BY payment.id HAVING sum(line.charged) IS DISTINCT FROM payment.charge_amount
   UNION ALL
   SELECT payment_id, format('Line %s earned %s of at most %s', position, charged, amount)
   FROM ledger.payment_line WHERE (charged > amount OR charged < 0) AND ${within('payment_id')}`,
)

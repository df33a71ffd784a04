import { byQuery } from './byQuery.ts'
import { SETTLED_STATES } from './sql.ts'

/** What a line must earn: its price for each delivered value, or its whole amount where no part could be taken. */
const EARNED = `CASE WHEN line.delivered = 0 THEN 0
  WHEN NOT basis.takes_part AND payment.settle = 'ON_SUCCESS' THEN line.amount
  ELSE line.amount / line.units * least(line.delivered, line.units) END`

/** The charged amount is the price of what was delivered. */
export const deliveredAmounts = byQuery(
  'delivered_amounts',
  'A line earns its price for each value that was handed out and not waived, and hands out no more than was billed',
  ({
    payment,
    within,
  }) => `SELECT payment_id AS payment, format('Line %s handed out %s values, and %s are billed', position, delivered, units) AS message
   FROM ledger.payment_line WHERE delivered > units AND ${within('payment_id')}
   UNION ALL
   SELECT payment.id, format('Line %s handed out %s of %s values for %s, and earned %s of %s', line.position, line.delivered,
     line.units, line.amount, coalesce(line.charged::text, 'nothing yet'), trunc(${EARNED}))
   FROM ledger.payment_line AS line JOIN ledger.payment ON payment.id = line.payment_id
   JOIN ledger.bill_basis AS basis ON basis.id = payment.basis
   WHERE line.delivered IS NOT NULL AND ${payment} AND (payment.state IN ${SETTLED_STATES} OR payment.state = 'RELEASED')
     AND line.charged IS DISTINCT FROM ${EARNED}`,
)

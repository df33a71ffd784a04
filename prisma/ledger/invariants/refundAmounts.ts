import { KEPT } from '../disbursementStates.ts'
import { TAKEN } from '../lineUnits.ts'
import { byQuery } from './byQuery.ts'

/**
 * A disbursement is the sum of its parts, and a refund goes to the payer; all disbursements of a payment together are no
 * more than was taken, in total and per line.
 */
export const refundAmounts = byQuery(
  'refund_amounts',
  'A refund is the sum of its parts and goes to its payer, and no more goes back than was taken',
  ({ payment, within }) => `SELECT disbursement.payment_id AS payment, disbursement.id AS refund,
     format('Its parts add up to %s, and it is of %s', coalesce(sum(part.amount), 0), disbursement.amount) AS message
   FROM ledger.disbursement LEFT JOIN ledger.disbursement_line AS part ON part.disbursement_id = disbursement.id
   WHERE ${within('disbursement.payment_id')} GROUP BY disbursement.id HAVING sum(part.amount) IS DISTINCT FROM disbursement.amount
   UNION ALL
   SELECT payment_id, id, format('It is a %s without a recipient', purpose) FROM ledger.disbursement
   WHERE (purpose NOT IN ('REFUND', 'PAYOUT') OR (purpose = 'PAYOUT' AND recipient IS NULL)) AND ${within('payment_id')}
   UNION ALL
   SELECT payment.id, refund.id, format('It goes to %s, and %s paid', refund.recipient, payment.payer)
   FROM ledger.disbursement AS refund JOIN ledger.payment ON payment.id = refund.payment_id
   WHERE refund.purpose = 'REFUND' AND refund.recipient <> payment.payer AND ${payment}
   UNION ALL
   SELECT payment.id, NULL, format('%s goes back of %s that was taken', sum(disbursement.amount), coalesce(payment.settled_amount, 0))
   FROM ledger.payment JOIN ledger.disbursement ON disbursement.payment_id = payment.id AND disbursement.state NOT IN ${KEPT}
   WHERE ${payment} GROUP BY payment.id HAVING sum(disbursement.amount) > coalesce(payment.settled_amount, 0)
   UNION ALL
   SELECT payment.id, NULL, format('%s goes back of line %s, for which %s was taken', sum(part.amount), part.position, coalesce(${TAKEN}, 0))
   FROM ledger.payment JOIN ledger.disbursement ON disbursement.payment_id = payment.id AND disbursement.state NOT IN ${KEPT}
   JOIN ledger.disbursement_line AS part ON part.disbursement_id = disbursement.id
   LEFT JOIN ledger.payment_line AS line ON line.payment_id = payment.id AND line.position = part.position
   WHERE ${payment} GROUP BY payment.id, part.position, line.charged, line.amount HAVING sum(part.amount) > coalesce(${TAKEN}, 0)`,
)

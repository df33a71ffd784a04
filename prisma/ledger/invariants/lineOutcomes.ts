import { TAKEN } from '../lineUnits.ts'
import { byQuery } from './byQuery.ts'
import { SETTLED_STATES } from './sql.ts'

/** A line's outcome agrees with its charged amount. */
export const lineOutcomes = byQuery(
  'line_outcomes',
  'A line earned something when it is CHARGED, nothing when it is WAIVED or FAILED, and is back when it is REFUNDED',
  ({
    payment,
    within,
  }) => `SELECT payment.id AS payment, format('Line %s is %s, %s', line.position, line.outcome, message) AS message
   FROM ledger.payment JOIN ledger.payment_line AS line ON line.payment_id = payment.id
   LEFT JOIN (
     SELECT refund.payment_id, part.position, sum(part.amount) AS amount
     FROM ledger.disbursement AS refund JOIN ledger.disbursement_line AS part ON part.disbursement_id = refund.id
     WHERE refund.state = 'SENT' AND refund.purpose = 'REFUND' AND ${within('refund.payment_id')} GROUP BY refund.payment_id, part.position) AS back
     ON back.payment_id = line.payment_id AND back.position = line.position,
   LATERAL (SELECT CASE
     WHEN line.outcome = 'CHARGED' AND coalesce(line.charged, 0) = 0 AND line.amount > 0 THEN 'and earned nothing'
     WHEN line.outcome IN ('WAIVED', 'FAILED') AND line.charged IS DISTINCT FROM 0
       THEN format('and earned %s', coalesce(line.charged::text, 'an unknown amount'))
     WHEN line.outcome = 'PENDING' AND line.charged IS NOT NULL THEN format('and earned %s', line.charged)
     WHEN line.outcome = 'PENDING' AND (payment.state = 'RELEASED' OR (payment.state IN ${SETTLED_STATES} AND payment.answer_status IS NOT NULL))
       THEN format('and its payment is %s', payment.state)
     WHEN line.outcome = 'REFUNDED' AND coalesce(back.amount, 0) < ${TAKEN}
       THEN format('and %s of %s is back', coalesce(back.amount, 0), ${TAKEN})
     WHEN line.outcome NOT IN ('PENDING', 'CHARGED', 'WAIVED', 'FAILED', 'REFUNDED') THEN 'which is no outcome'
   END AS message) AS breach
   WHERE message IS NOT NULL AND ${payment}`,
)

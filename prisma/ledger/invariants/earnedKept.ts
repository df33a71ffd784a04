import { UNEARNED_KEY } from '../ledger.ts'
import { TAKEN } from '../lineUnits.ts'
import { byQuery } from './byQuery.ts'
import { SETTLED_STATES } from './sql.ts'

/**
 * No more of a line is kept than it earned: the rest was refunded, is being refunded, or was too little to be sent. The
 * unearned part is refunded in one refund, to the unit; services and operators may refund more. A payout is no refund: it
 * does not return what was not earned.
 */
export const earnedKept = byQuery(
  'earned_kept',
  'What an answered payment took and its lines did not earn goes back',
  ({ payment, within }) => `SELECT payment.id AS payment, message FROM ledger.payment
   JOIN ledger.payment_line AS line ON line.payment_id = payment.id
   LEFT JOIN (
     SELECT refund.payment_id, part.position, sum(part.amount) AS amount,
       sum(part.amount) FILTER (WHERE refund.key = $1) AS unearned
     FROM ledger.disbursement AS refund JOIN ledger.disbursement_line AS part ON part.disbursement_id = refund.id
     WHERE refund.purpose = 'REFUND' AND ${within('refund.payment_id')} GROUP BY refund.payment_id, part.position) AS back
     ON back.payment_id = line.payment_id AND back.position = line.position,
   LATERAL (SELECT CASE
     WHEN ${TAKEN} - coalesce(back.amount, 0) > coalesce(line.charged, 0)
       THEN format('Line %s took %s, earned %s, and gives back %s', line.position, ${TAKEN}, coalesce(line.charged, 0), coalesce(back.amount, 0))
     WHEN back.unearned <> ${TAKEN} - coalesce(line.charged, 0)
       THEN format('Line %s gives %s back as unearned, of which %s is', line.position, back.unearned, ${TAKEN} - coalesce(line.charged, 0))
   END AS message) AS breach
   WHERE payment.state IN ${SETTLED_STATES} AND payment.answer_status IS NOT NULL AND message IS NOT NULL AND ${payment}`,
  () => [UNEARNED_KEY],
)

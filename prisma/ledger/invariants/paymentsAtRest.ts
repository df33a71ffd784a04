import { OWED } from '../disbursementStates.ts'
import { AFTERMATH_MS } from '../states.ts'
import { byQuery, latest } from './byQuery.ts'
import { OPEN_STATES, SETTLED_STATES } from './sql.ts'

/** A credential may still appear in a block for this long after its expiry. */
const AFTERMATH = `interval '${AFTERMATH_MS} milliseconds'`

/** No payment is left in a state that a running process should have moved on. */
export const paymentsAtRest = byQuery(
  'payments_at_rest',
  'A payment under way is worked on, and comes to an end when its credential does',
  ({ payment }) => `SELECT payment.id AS payment, message FROM ledger.payment LEFT JOIN (
       SELECT payment_id, lease_until, is_due, state AS open_state FROM ledger.open_payment) AS open ON open.payment_id = payment.id,
   LATERAL (SELECT CASE
     WHEN open_state <> state THEN format('It is %s, and %s among the open payments', state, open_state)
     WHEN state IN ${OPEN_STATES} AND is_due IS NOT TRUE THEN format('It is %s, and not among the open payments', state)
     WHEN state IN ${OPEN_STATES} AND lease_until < $1 THEN format('It is %s, and its lease expired at %s', state, lease_until)
     WHEN state IN ${OPEN_STATES} AND valid_before + ${AFTERMATH} < $1
       THEN format('It is %s, and its credential ended at %s', state, valid_before)
     WHEN state IN ${SETTLED_STATES} AND settle = 'UPFRONT' AND answer_status IS NULL AND is_due IS NOT TRUE
       THEN 'It is settled, its work is not done, and it is not among the open payments'
     WHEN state IN ${SETTLED_STATES} AND settle = 'UPFRONT' AND answer_status IS NULL AND lease_until < $1
       THEN format('It is settled, its work is not done, and its lease expired at %s', lease_until)
     WHEN state = 'REFUNDING' AND updated_at < $1 AND NOT EXISTS (
       SELECT FROM ledger.disbursement AS refund WHERE refund.payment_id = payment.id AND refund.purpose = 'REFUND' AND refund.state IN ${OWED})
       THEN 'It is REFUNDING, and no refund is under way'
     WHEN state = 'REFUNDED' AND NOT EXISTS (
       SELECT FROM ledger.disbursement AS refund WHERE refund.payment_id = payment.id AND refund.purpose = 'REFUND' AND refund.state = 'SENT')
       THEN 'It is REFUNDED, and no refund was sent'
     WHEN state = 'REFUNDED' AND EXISTS (
       SELECT FROM ledger.disbursement AS refund WHERE refund.payment_id = payment.id AND refund.purpose = 'REFUND' AND refund.state IN ${OWED})
       THEN 'It is REFUNDED, and a refund of it is owed'
   END AS message) AS breach
   WHERE message IS NOT NULL AND ${payment}`,
  latest,
)

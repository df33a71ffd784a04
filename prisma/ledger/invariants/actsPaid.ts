import { LATE_KEY } from '../arrival.ts'
import { byQuery } from './byQuery.ts'
import { UNCHARGED_STATES } from './sql.ts'

/**
 * A persistent effect is paid for. The effect of an `ON_SUCCESS` mutation is written before its payment settles, so it
 * remains unpaid where settlement then fails, whether or not the money arrived later and was refunded.
 */
export const actsPaid = byQuery(
  'acts_paid',
  'No act is done, and no effect stands, for a payment that was released or that failed',
  ({
    payment,
  }) => `SELECT payment.id AS payment, format('%s is done, and the payment is %s', act.field, payment.state) AS message
   FROM kit.act JOIN ledger.payment ON payment.id::text = split_part(act.act_id, ':', 1)
   WHERE act.state = 'DONE' AND ${payment} AND (payment.state IN ${UNCHARGED_STATES}
     OR (payment.settle = 'ON_SUCCESS' AND EXISTS (
       SELECT 1 FROM ledger.disbursement WHERE disbursement.payment_id = payment.id AND disbursement.key = '${LATE_KEY}')))`,
)

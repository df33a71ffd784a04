import { LATE_KEY } from '../ledger/arrival.ts'
import { byQuery } from './byQuery.ts'

/**
 * An effect that stands is paid for. That of a mutation which settles afterwards (`ON_SUCCESS`) is written before its payment
 * settles, so it stands unpaid where the settlement then failed, whether or not that money arrived later and went back.
 */
export const actsPaid = byQuery(
  'acts_paid',
  'No act is done, and no effect stands, for a payment that was released or that failed',
  `SELECT payment.id AS payment, format('%s is done, and the payment is %s', act.field, payment.state) AS message
   FROM kit.act JOIN ledger.payment ON payment.id::text = split_part(act.act_id, ':', 1)
   WHERE act.state = 'DONE' AND (payment.state IN ('RELEASED', 'FAILED')
     OR (payment.settle = 'ON_SUCCESS' AND EXISTS (
       SELECT 1 FROM ledger.refund WHERE refund.payment_id = payment.id AND refund.key = '${LATE_KEY}')))`,
)

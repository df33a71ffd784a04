import { byQuery } from './byQuery.ts'

/** An effect that stands is paid for. */
export const actsPaid = byQuery(
  'acts_paid',
  'No act is done for a payment that was released, or that failed before its act could begin',
  `SELECT payment.id AS payment, format('%s is done, and the payment is %s', act.field, payment.state) AS message
   FROM kit.act JOIN ledger.payment ON payment.id::text = split_part(act.act_id, ':', 1)
   WHERE act.state = 'DONE' AND (payment.state = 'RELEASED' OR (payment.state = 'FAILED' AND payment.settle = 'UPFRONT'))`,
)

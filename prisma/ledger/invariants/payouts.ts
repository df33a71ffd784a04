import { byQuery } from './byQuery.ts'

/** Fields whose price includes a commission for a wallet that the payer names, such as the seller of a picture. */
const WITH_COMMISSION = ['Mutation.orderShirt', 'Mutation.orderMug']

/** Money goes to a wallet other than the payer only where a commission was billed. */
export const payouts = byQuery(
  'payouts',
  'A payout is a part of a line whose price holds a commission; everything else goes back to its payer',
  ({ within }) => `SELECT payout.payment_id AS payment, payout.id AS refund,
     format('%s of %s goes to %s, and its price holds no commission', part.amount, line.field, payout.recipient) AS message
   FROM ledger.disbursement AS payout JOIN ledger.disbursement_line AS part ON part.disbursement_id = payout.id
   JOIN ledger.payment_line AS line ON line.payment_id = payout.payment_id AND line.position = part.position
   WHERE payout.purpose = 'PAYOUT' AND line.field <> ALL ($1::text[]) AND ${within('payout.payment_id')}`,
  () => [WITH_COMMISSION],
)

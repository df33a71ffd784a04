import { AT_WORK } from '../disbursementStates.ts'
import { byQuery, latest } from './byQuery.ts'

/** Longest that a disbursement may go without an attempt, before it counts as neglected. */
const RESTING = `interval '60 seconds'`

/** No refund or payout is left unattended. */
export const refundsAtRest = byQuery(
  'refunds_at_rest',
  'Every refund is sent or in progress; none is stuck',
  ({ within }) => `SELECT payment_id AS payment, id AS refund, message FROM ledger.disbursement, LATERAL (SELECT CASE
     WHEN state = 'STUCK' THEN format('It is stuck after %s attempts: %s', attempts, coalesce(note, 'no reason recorded'))
     WHEN state IN ${AT_WORK} AND coalesce(lease_until, updated_at + ${RESTING}) < $1
       THEN format('It is %s, and no process has worked on it since %s', state, updated_at)
   END AS message) AS breach
   WHERE message IS NOT NULL AND ${within('payment_id')}`,
  latest,
)

import { byQuery, latest } from './byQuery.ts'

/** Longest that a refund may go without an attempt, before it counts as neglected. */
const RESTING = `interval '60 seconds'`

/** No refund is left unattended. */
export const refundsAtRest = byQuery(
  'refunds_at_rest',
  'A refund is sent, or somebody is at it; none is stuck',
  `SELECT payment_id AS payment, id AS refund, message FROM ledger.refund, LATERAL (SELECT CASE
     WHEN state = 'STUCK' THEN format('It is stuck after %s attempts: %s', attempts, coalesce(note, 'nobody knows why'))
     WHEN state IN ('REQUESTED', 'SENDING') AND coalesce(lease_until, updated_at + ${RESTING}) < $1
       THEN format('It is %s, and nobody has taken it up since %s', state, updated_at)
   END AS message) AS breach
   WHERE message IS NOT NULL`,
  latest,
)

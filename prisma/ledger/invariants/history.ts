import { NEXT_STATES } from '../states.ts'
import { byQuery } from './byQuery.ts'

const ALLOWED = Object.entries(NEXT_STATES).flatMap(([state, next]) => next.map((other) => `${state}>${other}`))

/** A payment's recorded transitions form an allowed path. */
export const history = byQuery(
  'history',
  'The steps of a payment begin with RESERVED, each follows from the one before, and the last is where it stands',
  ({ payment, within }) => `WITH step AS (
     SELECT payment_id, from_state, to_state, id, lag(to_state) OVER life AS before, lead(id) OVER life IS NULL AS is_last
     FROM ledger.payment_transition WHERE ${within('payment_id')} WINDOW life AS (PARTITION BY payment_id ORDER BY id))
   SELECT payment_id AS payment, format('It went from %s to %s, after %s', coalesce(from_state, 'nothing'), to_state,
     coalesce(before, 'nothing')) AS message
   FROM step WHERE from_state IS DISTINCT FROM before
     OR (before IS NULL AND to_state <> 'RESERVED')
     OR (before IS NOT NULL AND NOT (before || '>' || to_state = ANY ($1::text[])))
   UNION ALL
   SELECT payment.id, format('It is %s, and its last step led to %s', payment.state, coalesce(step.to_state, 'nowhere'))
   FROM ledger.payment LEFT JOIN step ON step.payment_id = payment.id AND step.is_last
   WHERE step.to_state IS DISTINCT FROM payment.state AND ${payment}`,
  () => [ALLOWED],
)

import { NEXT_STATES } from '../states.ts'
import { byQuery } from './byQuery.ts'

const ALLOWED = Object.entries(NEXT_STATES).flatMap(([state, next]) => next.map((other) => `${state}>${other}`))

/** A payment's recorded transitions form an allowed path. */
export const history = byQuery(
  'history',
  'The steps of a payment begin with RESERVED, each follows from the one before, and the last is where it stands',
  // Each payment has its own steps in its row: nothing is sorted, nor joined.
  ({ payment }) => `SELECT payment.id AS payment,
     format('It went from %s to %s', coalesce(step.from_state, 'nothing'), step.to_state) AS message
   FROM ledger.payment, LATERAL (
     SELECT to_state, payment.steps[(number - 1)::int].to_state AS from_state
     FROM unnest(payment.steps) WITH ORDINALITY AS step (to_state, reason, at, number)) AS step
   WHERE CASE WHEN step.from_state IS NULL THEN step.to_state IS DISTINCT FROM 'RESERVED'
       ELSE coalesce(step.from_state || '>' || step.to_state, '') <> ALL ($1::text[]) END
     AND ${payment}
   UNION ALL
   SELECT payment.id, format('It is %s, and its last step led to %s', payment.state, coalesce(last.state, 'nowhere'))
   FROM ledger.payment, LATERAL (SELECT payment.steps[cardinality(payment.steps)].to_state AS state) AS last
   WHERE last.state IS DISTINCT FROM payment.state AND ${payment}`,
  () => [ALLOWED],
)

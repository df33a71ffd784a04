import { NEXT_STATES, type PaymentState } from '../states.ts'
import { stepsOf } from '../steps.ts'
import { byQuery } from './byQuery.ts'

const ALLOWED = Object.entries(NEXT_STATES).flatMap(([state, next]) => next.map((other) => `${state}>${other}`))

/** Every way through the states that comes to none of them twice, and where it ends. */
const WAYS = waysOn(['RESERVED']).map((way) => `${way.join(',')} ${way.at(-1)}`)

/** The states in the column `transitions`, joined by commas. */
const WAY = `translate(regexp_replace(payment.transitions, E'\\t[^\\n]*', '', 'g'), E'\\n', ',')`

/** A payment's recorded transitions form an allowed path. */
export const history = byQuery(
  'history',
  'The steps of a payment begin with RESERVED, each follows from the one before, and the last is where it stands',
  // Each payment has its own steps in its row: nothing is joined. To take them apart costs more than all else, so that it is done only
  // where they are not one of the ways; OFFSET 0: once for each payment.
  ({ payment }) => `SELECT payment.id AS payment, found.message
   FROM ledger.payment,
   LATERAL (SELECT ${stepsOf('payment')} AS through OFFSET 0) AS gone,
   LATERAL (
     SELECT format('It went from %s to %s', coalesce(step.from_state, 'nothing'), step.to_state) AS message
     FROM (
       SELECT to_state, gone.through[(number - 1)::int].to_state AS from_state
       FROM unnest(gone.through) WITH ORDINALITY AS step (to_state, reason, at, number)) AS step
     WHERE CASE WHEN step.from_state IS NULL THEN step.to_state IS DISTINCT FROM 'RESERVED'
       ELSE coalesce(step.from_state || '>' || step.to_state, '') <> ALL ($1::text[]) END
     UNION ALL
     SELECT format('It is %s, and its last step led to %s', payment.state, coalesce(last.state, 'nowhere'))
     FROM (SELECT gone.through[cardinality(gone.through)].to_state AS state) AS last
     WHERE last.state IS DISTINCT FROM payment.state) AS found
   WHERE ${payment} AND (payment.steps IS NOT NULL OR coalesce(${WAY} || ' ' || payment.state, '') <> ALL ($2::text[]))`,
  () => [ALLOWED, WAYS],
)

function waysOn(way: readonly PaymentState[]): (readonly PaymentState[])[] {
  const last = way.at(-1)
  const next: readonly PaymentState[] = last ? NEXT_STATES[last] : []
  return [way, ...next.filter((state) => !way.includes(state)).flatMap((state) => waysOn([...way, state]))]
}

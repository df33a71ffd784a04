import { stepsOf } from '../steps.ts'
import { byQuery } from './byQuery.ts'

/**
 * A wallet's open payments never exceed its known balance. Reservations of one wallet are serialised, and one that
 * began first may come second: the highest balance known within some seconds counts.
 */
export const exposure = byQuery(
  'exposure',
  'When a payment is reserved, it and all others that its payer has open fit into what the payer was known to hold',
  ({ payment }) => `WITH life AS (
     SELECT id, payer, network, asset, amount, balance, created_at,
       -- Its steps are read only where it was closed before it settled.
       CASE WHEN settled_at IS NOT NULL AND transitions NOT LIKE '%FAILED%' AND transitions NOT LIKE '%RELEASED%' AND steps IS NULL
         THEN settled_at
         ELSE (SELECT min(step.at) FROM unnest(${stepsOf('payment')}) AS step
           WHERE step.to_state IN ('SETTLED', 'RELEASED', 'FAILED')) END AS closed_at
     FROM ledger.payment WHERE balance IS NOT NULL AND ${payment}),
   event AS (
     SELECT id, payer, network, asset, created_at AS at, 2 AS turn, amount, balance FROM life
     UNION ALL
     SELECT id, payer, network, asset, closed_at, 1, -amount, NULL FROM life WHERE closed_at IS NOT NULL),
   sum AS (
     SELECT id, turn, sum(amount) OVER (wallet ORDER BY at, turn ROWS UNBOUNDED PRECEDING) AS held,
       max(balance) OVER (wallet ORDER BY at RANGE BETWEEN interval '10 seconds' PRECEDING AND interval '10 seconds' FOLLOWING) AS known
     FROM event WINDOW wallet AS (PARTITION BY payer, network, asset))
   SELECT id AS payment, format('With it its payer had %s open, and was known to hold %s', held, known) AS message
   FROM sum WHERE turn = 2 AND held > known`,
)

import { byQuery } from './byQuery.ts'
import { SETTLED_STATES } from './sql.ts'

/** The amount taken is the earned one under a ceiling, and otherwise the whole sum; only settled rows have one. */
export const amountTaken = byQuery(
  'amount_taken',
  'A settled payment, and no other, took something: under a ceiling what was earned, otherwise the whole sum',
  ({ payment }) => `SELECT id AS payment, message FROM ledger.payment, LATERAL (SELECT CASE
     WHEN settled_amount IS NULL AND state IN ${SETTLED_STATES} THEN format('It is %s, and what it took is not written down', state)
     WHEN settled_amount IS NULL THEN NULL
     WHEN state NOT IN ${SETTLED_STATES} THEN format('It is %s, and took %s', state, settled_amount)
     WHEN transaction_hash IS NULL THEN format('It took %s in no transaction', settled_amount)
     WHEN scheme = 'upto' AND settled_amount IS DISTINCT FROM charge_amount
       THEN format('It took %s under a ceiling, and %s was earned', settled_amount, coalesce(charge_amount::text, 'nothing'))
     WHEN scheme = 'upto' AND settled_amount > amount THEN format('It took %s above its ceiling of %s', settled_amount, amount)
     WHEN scheme <> 'upto' AND settled_amount <> amount THEN format('It took %s of a fixed sum of %s', settled_amount, amount)
   END AS message) AS breach
   WHERE message IS NOT NULL AND ${payment}`,
)

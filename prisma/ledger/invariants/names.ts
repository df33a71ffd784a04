import { byQuery } from './byQuery.ts'
import { OPEN_STATES, UNCHARGED_STATES } from './sql.ts'

/** A closed payment must not block equal requests, and an uncharged one must free its idempotency key. */
export const names = byQuery(
  'names',
  'Only a payment under way holds up an equal one, and what was not charged gives its name back',
  ({
    payment,
  }) => `SELECT id AS payment, format('It is %s, and still holds up equal requests', payment.state) AS message
   FROM ledger.payment JOIN ledger.open_payment AS open ON open.payment_id = payment.id
   WHERE ${payment} AND open.open_key IS NOT NULL AND payment.state NOT IN ${OPEN_STATES}
   UNION ALL
   SELECT id, format('It is %s, and still has the name %s', state, idempotency_key)
   FROM ledger.payment JOIN ledger.credential ON credential.payment_id = payment.id
   WHERE ${payment} AND idempotency_key IS NOT NULL AND state IN ${UNCHARGED_STATES}`,
)

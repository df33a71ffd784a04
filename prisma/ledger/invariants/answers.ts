import { byQuery } from './byQuery.ts'
import { SETTLED_STATES } from './sql.ts'

/** No payer pays for a missing answer; a payment settled before its work has its answer once the work is done. */
export const answers = byQuery(
  'answers',
  'A payment that settles after its work has an answer when it is settled',
  ({ payment }) => `SELECT id AS payment, format('It is %s, and was never answered', state) AS message
   FROM ledger.payment WHERE ${payment} AND state IN ${SETTLED_STATES} AND settle = 'ON_SUCCESS' AND answer_status IS NULL`,
)

import { OPEN_STATES, SETTLED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

/** SQL: payments that a worker has to take up once their lease has expired. The predicate of the index payment_stale_idx. */
export const NEEDS_WORK = `state IN ${sqlStates(OPEN_STATES)} OR is_watched
  OR (state IN ${sqlStates(SETTLED_STATES)} AND settle = 'UPFRONT' AND answer_status IS NULL)`

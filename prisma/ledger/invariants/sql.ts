import { OPEN_STATES as OPEN, SETTLED_STATES as SETTLED, UNCHARGED_STATES as UNCHARGED } from '../states.ts'
import { sqlStates } from '../stateTable.ts'

/** States of a payment whose money is on chain. */
export const SETTLED_STATES = sqlStates(SETTLED)
/** States of a payment that is neither settled nor closed. */
export const OPEN_STATES = sqlStates(OPEN)
/** States of a payment that took nothing. */
export const UNCHARGED_STATES = sqlStates(UNCHARGED)

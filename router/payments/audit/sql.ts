import { OPEN_STATES as OPEN, sqlStates } from '../ledger/states.ts'

/** States of a payment whose money is on chain. */
export const SETTLED_STATES = `('SETTLED', 'REFUNDING', 'REFUNDED')`
/** States of a payment that is neither settled nor closed. */
export const OPEN_STATES = sqlStates(OPEN)
/** Amount taken for a line of a settled payment: under a ceiling what it earned, otherwise all of it. */
export const TAKEN = `CASE WHEN payment.scheme = 'upto' THEN coalesce(line.charged, 0) ELSE line.amount END`

import { type StateOf, sqlStates, statesLeadingTo, statesWhere } from './stateTable.ts'

/**
 * A disbursement's states: where its money is, what it waits for, and which states may follow. The ledger's statements,
 * the sets below, documentation and tests follow from this table.
 *
 * SENDING follows itself where a process takes over from one whose lease expired. SENT follows REQUESTED and STUCK where
 * an attempt that outlived its lease finds its transfer on chain.
 */
export const DISBURSEMENT_STATES = {
  /** Waits to be sent. */
  REQUESTED: { money: 'OWED', waitsFor: 'WORKER', next: ['SENDING', 'NEEDS_APPROVAL', 'SENT'] },
  /** A process signs and sends its transfer. */
  SENDING: {
    money: 'OWED',
    waitsFor: 'WORKER',
    next: ['SENDING', 'SENT', 'REQUESTED', 'STUCK', 'DECLINED', 'NEEDS_APPROVAL'],
  },
  /** Many attempts failed, so the operator has to look. It is still retried. */
  STUCK: { money: 'OWED', waitsFor: 'OPERATOR', next: ['SENDING', 'NEEDS_APPROVAL', 'SENT'] },
  /** Above a cap: not sent until the operator approves it. */
  NEEDS_APPROVAL: { money: 'OWED', waitsFor: 'OPERATOR', next: ['REQUESTED'] },
  /** Its transfer is on chain. */
  SENT: { money: 'GONE', waitsFor: null, next: [] },
  /** Below the minimum, so it is never sent; its lines keep the amount. */
  DECLINED: { money: 'KEPT', waitsFor: null, next: [] },
} as const satisfies Record<
  string,
  {
    readonly money: 'OWED' | 'GONE' | 'KEPT'
    readonly waitsFor: 'WORKER' | 'OPERATOR' | null
    readonly next: readonly string[]
  }
>

export type DisbursementState = StateOf<typeof DISBURSEMENT_STATES>

/** States in which the money is still to be sent. */
export const OWED_STATES = statesWhere(DISBURSEMENT_STATES, ({ money }) => money === 'OWED')

/** OWED_STATES as an SQL list. */
export const OWED = sqlStates(OWED_STATES)
/** SQL list of the states from which a worker may claim a disbursement. */
export const CLAIMABLE = sqlStates(statesLeadingTo(DISBURSEMENT_STATES, 'SENDING'))
/** SQL list of the states from which a disbursement can turn out to be on chain. */
export const CLOSABLE = sqlStates(statesLeadingTo(DISBURSEMENT_STATES, 'SENT'))
/** SQL list of the states that leave the amount with its lines. */
export const KEPT = sqlStates(statesWhere(DISBURSEMENT_STATES, ({ money }) => money === 'KEPT'))
/** SQL list of the states that a running process moves on. */
export const AT_WORK = sqlStates(statesWhere(DISBURSEMENT_STATES, ({ waitsFor }) => waitsFor === 'WORKER'))
/** SQL list of the states that wait for the operator. */
export const WITH_OPERATOR = sqlStates(statesWhere(DISBURSEMENT_STATES, ({ waitsFor }) => waitsFor === 'OPERATOR'))

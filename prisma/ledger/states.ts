import { statesLeadingTo } from './stateTable.ts'

/**
 * A payment's states: where its money is, and which states may follow. The ledger refuses every other move; the sets below,
 * the documentation and tests follow from this table.
 */
const STATES = {
  /** The credential is valid and claimed by this payment; no money has moved. */
  RESERVED: { money: 'PROMISED', next: ['EXECUTED', 'SETTLING', 'RELEASED'] },
  /** The work is done and its answer stored; settlement is next. */
  EXECUTED: { money: 'PROMISED', next: ['SETTLING'] },
  /** The facilitator has been asked to settle. */
  SETTLING: { money: 'PROMISED', next: ['SETTLED', 'PENDING', 'FAILED'] },
  /** Whether the money moved is unknown; the chain has to be asked. */
  PENDING: { money: 'PROMISED', next: ['SETTLED', 'FAILED'] },
  /** The money is on chain. */
  SETTLED: { money: 'TAKEN', next: ['REFUNDING'] },
  /** A part or all of it is being refunded, and a refund is owed. See refunding.ts. */
  REFUNDING: { money: 'TAKEN', next: ['REFUNDED'] },
  /** All due refunds have been sent. */
  REFUNDED: { money: 'TAKEN', next: ['REFUNDING'] },
  /**
   * Nothing was charged; the credential cannot be used again here. SETTLED follows by hand alone: a ledger that was
   * restored from a backup may release what had been settled after it (see recovered.ts).
   */
  RELEASED: { money: 'NONE', next: ['SETTLED'] },
  /**
   * The money did not move. The chain is asked until the credential expires: money that arrives after all is refunded.
   */
  FAILED: { money: 'NONE', next: ['SETTLED'] },
} as const satisfies Record<string, { readonly money: 'PROMISED' | 'TAKEN' | 'NONE'; readonly next: readonly string[] }>

type StateTable = typeof STATES
export type PaymentState = keyof StateTable

/** The states that may follow each state. */
export const NEXT_STATES = Object.fromEntries(
  Object.entries(STATES).map(([state, { next }]) => [state, next]),
) as unknown as { readonly [State in PaymentState]: StateTable[State]['next'] }

/**
 * States of a payment whose money is promised and not yet taken. These payments are a wallet's open ones: their sum
 * counts against its balance when another one is reserved.
 */
export const OPEN_STATES = statesWith('PROMISED')

/** States of a payment whose money is on chain. */
export const SETTLED_STATES = statesWith('TAKEN')

/** States of a payment that took nothing. */
export const UNCHARGED_STATES = statesWith('NONE')

/** Whether a payment's money is on chain. */
export function isTaken(state: PaymentState): boolean {
  return STATES[state].money === 'TAKEN'
}

/** How long after its expiry a credential may still appear in a block, in milliseconds. */
export const AFTERMATH_MS = 30_000

/** How long a settled payment stays in open_payment, to be counted against balances that were read before, in milliseconds. */
export const SETTLED_KEPT_MS = 120_000

/** Outcome of one line. */
export type LineOutcome = 'PENDING' | 'CHARGED' | 'WAIVED' | 'FAILED' | 'REFUNDED'

/** States from which a state may be entered. */
export function statesBefore(next: PaymentState): PaymentState[] {
  return statesLeadingTo(STATES, next)
}

function statesWith<Money extends StateTable[PaymentState]['money']>(money: Money) {
  type Member = { [State in PaymentState]: StateTable[State] extends { money: Money } ? State : never }[PaymentState]
  const states = Object.keys(STATES) as PaymentState[]
  return states.filter((state): state is Member => STATES[state].money === money)
}

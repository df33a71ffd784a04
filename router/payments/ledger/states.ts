/**
 * A payment's states and their successors, in one table. The ledger refuses every other move; documentation and tests
 * are generated from it.
 */
export const NEXT_STATES = {
  /** The credential is valid and claimed by this payment; no money has moved. */
  RESERVED: ['EXECUTED', 'SETTLING', 'RELEASED'],
  /** The work is done and its answer stored; settlement is next. */
  EXECUTED: ['SETTLING'],
  /** The facilitator has been asked to settle. */
  SETTLING: ['SETTLED', 'PENDING', 'FAILED'],
  /** Whether the money moved is unknown; the chain has to be asked. */
  PENDING: ['SETTLED', 'FAILED'],
  /** The money is on chain. */
  SETTLED: ['REFUNDING'],
  /** A part or all of it is being refunded. */
  REFUNDING: ['REFUNDED'],
  /** All due refunds have been sent. */
  REFUNDED: ['REFUNDING'],
  /** Nothing was charged; the credential cannot be used again here. */
  RELEASED: [],
  /**
   * The money did not move. The chain is asked until the credential expires: money that arrives after all is refunded.
   */
  FAILED: ['SETTLED'],
} as const satisfies Record<string, readonly string[]>

/**
 * States of a payment whose money is promised and not yet taken. These payments are a wallet's open ones: their sum
 * counts against its balance when another one is reserved.
 */
export const OPEN_STATES = ['RESERVED', 'EXECUTED', 'SETTLING', 'PENDING'] as const satisfies readonly PaymentState[]

/** How long after its expiry a credential may still appear in a block, in milliseconds. */
export const AFTERMATH_MS = 30_000

export type PaymentState = keyof typeof NEXT_STATES

/** Outcome of one line. */
export type LineOutcome = 'PENDING' | 'CHARGED' | 'WAIVED' | 'FAILED' | 'REFUNDED'

/** States as an SQL list, for `state IN …`. */
export function sqlStates(states: readonly PaymentState[]): string {
  return `(${states.map((state) => `'${state}'`).join(', ')})`
}

/** States from which a state may be entered. */
export function statesBefore(next: PaymentState): PaymentState[] {
  return (Object.keys(NEXT_STATES) as PaymentState[]).filter((state) =>
    (NEXT_STATES[state] as readonly string[]).includes(next),
  )
}
